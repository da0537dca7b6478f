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

/** Bytes while one round is played. */
export type Traffic = {
  /** Moves of the game when the round was over. */
  readonly moves: number
  /** What each socket was told of one move, framing included. */
  readonly told: number
  /** What somebody receives who comes back in the middle of the round: a socket's first words, and the table. */
  readonly reconnect: number
  /** The same with the heads of both answers. */
  readonly withHeads: number
}

export type WholeGame = {
  readonly rounds: readonly Traffic[]
  readonly moves: number
  /** By people who think for a moment, and as fast as can be. */
  readonly rowsAMove: { readonly paced: Rows; readonly fast: Rows }
  readonly stored: number
}

const SOCKETS = 4
const settled = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** People who think for a moment; what follows faster may be told to them together. */
const PACE_MS = 1200
const PACED_MOVES = 8

const rowsSoFar = async (port: number): Promise<Rows> => {
  // People are told after the answer has left.
  await settled(PACE_MS)
  return rowsSchema.parse(JSON.parse(await ask({ port, method: 'GET', path: '/rows' })))
}

/** Rows for each of the moves that are made meanwhile. */
const countRows = async (port: number, desk: PostdeckDesk, play: () => Promise<void>): Promise<Rows> => {
  const [before, moves] = [await rowsSoFar(port), desk.moves()]
  await play()
  const after = await rowsSoFar(port)
  const each = (of: keyof Rows) => (after[of] - before[of]) / (desk.moves() - moves)
  return { table: each('table'), alarms: each('alarms'), player: each('player') }
}

/** Says that all has been seen, as a page does that stays open. */
const seeAll = async (port: number, desk: PostdeckDesk): Promise<void> => {
  const { e } = await desk.table()
  await ask({ port, method: 'POST', path: `${desk.path()}/seen`, token: desk.token(), body: { e } })
}

const reconnect = async (
  port: number,
  desk: PostdeckDesk,
): Promise<Pick<Traffic, 'reconnect' | 'withHeads'>> => {
  await seeAll(port, desk)
  const line = await openLine(port, `${desk.path()}/live`, desk.token())
  await settled(50)
  const { body, all } = await bytesOf({ port, method: 'GET', path: desk.path(), token: desk.token() })
  line.close()
  return { reconnect: line.told().bytes + body, withHeads: line.bytesRead() + all }
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

const playPaced = async (desk: PostdeckDesk): Promise<void> => {
  for (let made = 0; made < PACED_MOVES; made += 1) {
    await desk.play('socket')
    await settled(PACE_MS)
  }
}

const playToEnd = async (port: number, desk: PostdeckDesk): Promise<readonly Traffic[]> => {
  const rounds = [await playRound(port, desk)]
  while ((await desk.table()).status === 'playing') {
    await desk.deal()
    rounds.push(await playRound(port, desk))
  }
  return rounds
}

const playGame = async ({ port, open }: Rig<PostdeckDesk>): Promise<Omit<WholeGame, 'stored'>> => {
  const desk = await open()
  const paced = await countRows(port, desk, () => playPaced(desk))
  const rounds: Traffic[] = []
  const fast = await countRows(port, desk, async () => void rounds.push(...(await playToEnd(port, desk))))
  desk.leave()
  return { rounds, moves: desk.moves(), rowsAMove: { paced, fast } }
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
