/** How long a table takes that nobody has looked at since the service began. */
import { inParallel, median } from './load.ts'
import { cpuOf } from './process.ts'
import type { Desk, Rig } from './rig.ts'

export type Wake = { readonly p50: number; readonly cpu: number }

const playTo = async (desk: Desk, moves: number): Promise<void> => {
  for (let made = 0; made < moves; made += 1) {
    if (desk.left() === 0) await desk.deal()
    await desk.play('post')
  }
}

/**
 * Brings `count` tables to `moves` moves each, starts the service anew and looks at each once. One more is looked
 * at before, so that what the service itself needs to begin is not counted. Milliseconds a table.
 */
export const measureWake = async <D extends Desk>(
  rig: Rig<D>,
  count: number,
  moves: number,
): Promise<Wake> => {
  const desks = await Promise.all(Array.from({ length: count + 1 }, () => rig.open()))
  await inParallel(desks, async (desk) => {
    await desk.deal()
    await playTo(desk, moves)
    desk.leave()
  })
  await rig.restart()
  const [first, ...others] = desks
  for (let time = 0; time < 20; time += 1) await first?.look()
  const latencies: number[] = []
  const before = cpuOf(rig.pid())
  for (const desk of others) {
    const start = performance.now()
    await desk.look()
    latencies.push(performance.now() - start)
  }
  return { p50: median(latencies), cpu: (cpuOf(rig.pid()) - before) / others.length }
}
