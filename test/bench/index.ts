/** `npm run bench` with the name of one of these. */
const benches: { readonly [name: string]: () => Promise<unknown> } = {
  bots: () => import('./bots.ts'),
  engine: () => import('./engine.ts'),
  preview: () => import('./preview.ts'),
  table: () => import('./table/index.ts'),
  waits: () => import('./waits.ts'),
}

const bench = benches[process.argv[2] ?? '']
if (bench === undefined) {
  console.error(`usage: npm run bench ${Object.keys(benches).join('|')}`)
  process.exitCode = 2
}
await bench?.()

export {}
