/** What one whole game costs: bytes to its players and on disk, and rows written. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ask, bytesOf } from './client.ts'
import { openLine } from './line.ts'
import { type PostdeckDesk, startPostdeck } from './postdeck.ts'
import type { Rig } from './rig.ts'

const rowsSchema = z.object({ table: z.int(), player: z.int(), alarms: z.int() })
/** Written in the table's object, for its alarms, and in the objects of the people it tells. */
export type Rows = z.infer<typeof rowsSchema>

/** Bytes while one round is played, headers and framing included. */
export type Traffic = {
  /** Moves of the game when the round was over. */
  readonly moves: number
  /** What each socket was told of one move. */
  readonly told: number
  /** What somebody receives who comes back in the middle of the round: a socket, and the table. */
  readonly reconnect: number
  /** The table's own part of that. */
  readonly table: number
}

export type WholeGame = {
  readonly rounds: readonly Traffic[]
  readonly moves: number
  readonly rowsAMove: Rows
  readonly stored: number
}

const SOCKETS = 4
const settled = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const rowsSoFar = async (port: number): Promise<Rows> => {
  // People are told after the answer has left.
  await settled(300)
  return rowsSchema.parse(JSON.parse(await ask({ port, method: 'GET', path: '/rows' })))
}

/** Says that all has been seen, as a page does that stays open. */
const seeAll = async (port: number, desk: PostdeckDesk): Promise<void> => {
  const { e } = await desk.table()
  await ask({ port, method: 'POST', path: `${desk.path()}/seen`, token: desk.token(), body: { e } })
}

const reconnect = async (port: number, desk: PostdeckDesk): Promise<Pick<Traffic, 'reconnect' | 'table'>> => {
  await seeAll(port, desk)
  const line = await openLine(port, `${desk.path()}/live`, desk.token())
  await settled(50)
  const { body, all } = await bytesOf({ port, method: 'GET', path: desk.path(), token: desk.token() })
  const greeting = line.bytesRead()
  line.close()
  return { reconnect: greeting + all, table: body }
}

const playRound = async (port: number, desk: PostdeckDesk): Promise<Traffic> => {
  const [before, moves] = [desk.told().bytes, desk.left()]
  while (desk.left() > moves / 2) await desk.play('socket')
  const received = await reconnect(port, desk)
  while (desk.left() > 0) await desk.play('socket')
  await settled(50)
  return { moves: desk.moves(), told: (desk.told().bytes - before) / moves / SOCKETS, ...received }
}

/** The databases of all tables there are: here there is only the one. */
const bytesStored = (storage: string): number => {
  const folder = join(storage, 'do/postdeck-Table')
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => {
      const database = new DatabaseSync(join(folder, name))
      const query = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size'
      const size = database.prepare(query).get()
      database.close()
      return Number(size?.bytes)
    })
  return sizes.reduce((sum, size) => sum + size, 0)
}

const playGame = async (rig: Rig<PostdeckDesk>): Promise<Omit<WholeGame, 'stored'>> => {
  const { port } = rig
  const desk = await rig.open()
  const before = await rowsSoFar(port)
  const rounds = [await playRound(port, desk)]
  while ((await desk.table()).status === 'playing') {
    await desk.deal()
    rounds.push(await playRound(port, desk))
  }
  const after = await rowsSoFar(port)
  const moves = desk.moves()
  const each = (of: keyof Rows) => (after[of] - before[of]) / moves
  desk.leave()
  return {
    rounds,
    moves,
    rowsAMove: { table: each('table'), alarms: each('alarms'), player: each('player') },
  }
}

/** One game on a service of its own, from its first move to its last. */
export const measureGame = async (): Promise<WholeGame> => {
  const rig = await startPostdeck({ entry: join(import.meta.dirname, '../counted/index.ts') })
  try {
    const played = await playGame(rig)
    await rig.stop()
    return { ...played, stored: bytesStored(rig.storage) }
  } finally {
    await rig.remove()
  }
}
