/** The order of the rooms: who may import whom, and what only one room may hold. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Source = { readonly path: string; readonly text: string; readonly imports: readonly string[] }

/** What a file imports: paths from the root for files of ours, the name as written for packages. */
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) =>
    name.startsWith('.') ? [relative(root, join(root, dirname(path), name))] : [name],
  )

const sources: readonly Source[] = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text, imports: importsOf(path, text) }
})

/** `src/games/spades/view.ts` is in the room `games`; a file of `src` itself is in none. */
const roomOf = (path: string): string | null => /^src\/([^/]+)\//.exec(path)?.[1] ?? null
const gameOf = (path: string): string | null => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null

/** Each room with the rooms it may import, itself left out. */
const below: { readonly [room: string]: readonly string[] } = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  players: ['engine', 'games', 'table', 'notify', 'dispatch'],
  notify: ['engine', 'games'],
  dispatch: ['engine', 'games', 'players', 'notify', 'table'],
  table: ['engine', 'games', 'bots', 'players', 'notify', 'dispatch'],
  web: ['engine', 'games', 'bots', 'players', 'notify', 'dispatch', 'table'],
  cli: ['engine', 'games'],
}

const offences = (files: readonly Source[], isWrong: (file: Source, imported: string) => boolean) =>
  files.flatMap((file) =>
    file.imports
      .filter((imported) => isWrong(file, imported))
      .map((imported) => `${file.path} imports ${imported}`),
  )

const ofRooms = (...rooms: readonly string[]) =>
  sources.filter(({ path }) => rooms.includes(roomOf(path) ?? ''))

describe('rooms', () => {
  test('are those of the map, and their imports are read', () => {
    const rooms = new Set(sources.map(({ path }) => roomOf(path)).filter((room) => room !== null))
    expect([...rooms].filter((room) => !Object.hasOwn(below, room))).toEqual([])
    expect(offences(ofRooms('games'), (_, imported) => roomOf(imported) === 'engine')).not.toEqual([])
  })

  test('import only rooms below them', () => {
    const isWrong = ({ path }: Source, imported: string) => {
      const [from, to] = [roomOf(path), roomOf(imported)]
      return from !== null && to !== null && from !== to && !below[from]?.includes(to)
    }
    expect(offences(sources, isWrong)).toEqual([])
  })

  test('games do not know one another', () => {
    const isWrong = ({ path }: Source, imported: string) => {
      const [from, to] = [gameOf(path), gameOf(imported)]
      return from !== null && to !== null && from !== to
    }
    expect(offences(ofRooms('games'), isWrong)).toEqual([])
  })

  test('a bot knows one game, and of it nothing but what a seat sees and says', () => {
    const isWrong = ({ path }: Source, imported: string) => {
      const game = gameOf(imported)
      if (game === null) return imported === 'src/games/index.ts'
      const isOwn = path.startsWith(`src/bots/${game}.`) || path.startsWith(`src/bots/${game}/`)
      return !isOwn || /\/(index|state)\.ts$/.test(imported)
    }
    expect(offences(ofRooms('bots'), isWrong)).toEqual([])
  })

  test('each imports from outside only what is in its package list', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const known = Object.keys({ ...dependencies, ...devDependencies })
    const isOurs = (name: string) => name.startsWith('src/') || name.startsWith('public/')
    const isPlatform = (name: string) => /^(node|cloudflare):/.test(name)
    const isKnown = (name: string) => known.some((one) => name === one || name.startsWith(`${one}/`))
    expect(offences(sources, (_, name) => !isOurs(name) && !isPlatform(name) && !isKnown(name))).toEqual([])
  })
})

/** The pure parts of the table: time and chance come in as arguments. */
const isPure = ({ path }: Source) =>
  ['engine', 'games', 'bots'].includes(roomOf(path) ?? '') ||
  /^src\/(table\/(play|clock\/\w+|due)|notify\/messages)\.ts$/.test(path)

describe('the pure parts', () => {
  const pure = sources.filter(isPure)

  test('import zod and hashes and nothing else from outside', () => {
    const isAllowed = (name: string) =>
      name.startsWith('src/') || name === 'zod' || name.startsWith('@noble/hashes/')
    expect(offences(pure, (_, imported) => !isAllowed(imported))).toEqual([])
  })

  test('ask no clock, no chance and no platform of their own', () => {
    const asks =
      /\b(Math\.random|Date\.now|new Date|performance\.|crypto\.|process\.|globalThis|fetch\(|setTimeout|console\.)/
    expect(pure.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('one room alone', () => {
  test('holds SQL: the store of each object, and what brings it to its newest form', () => {
    const isSql =
      /\bsql\.exec\b|\b(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|DELETE\s+FROM|CREATE\s+TABLE)\b|\bUPDATE\s+\w+\s+SET\b/
    const outside = sources.filter(({ path }) => !/\/(store|migrations|migrate)\.ts$/.test(path))
    expect(outside.filter(({ text }) => isSql.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('holds JSX: the web', () => {
    const elsewhere = sources.filter(({ path }) => path.endsWith('.tsx') && roomOf(path) !== 'web')
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })

  test('knows what is inside a game: its own folder; nobody else asks for a state or for its rules', () => {
    const outside = sources.filter(({ path }) => roomOf(path) !== 'games')
    const named = /import\s[^']*\b[A-Z]\w*State\b[^']*'[^']*\/games\//
    expect(outside.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([])
    expect(
      offences(outside, (_, imported) => /^src\/games\/[^/]+\/(apply|judge)\.ts$/.test(imported)),
    ).toEqual([])
  })
})
