/**
 * Postdeck itself under load: games of Spades among four people with a socket each. The driver plays all four,
 * so it knows all hands and follows each deal with the rules; it asks the service nothing between two moves.
 */
import { createHmac } from 'node:crypto'
import { customAlphabet } from 'nanoid'
import { z } from 'zod'
import type { Source } from '../../../src/cli/service.ts'
import type { Random, Seat } from '../../../src/engine/game.ts'
import { spades } from '../../../src/games/spades/index.ts'
import type { SpadesState } from '../../../src/games/spades/state.ts'
import { ask } from './client.ts'
import { addTold, type Line, openLine } from './line.ts'
import type { Desk, Rig } from './rig.ts'
import { startRig } from './start.ts'

const SIGNING_KEY = 'for this run alone'
const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** Everyone sees their hand at once, and a low bid keeps the game going. */
const OPTIONS = spades.options.parse({ doubleNil: 'never' })
const BID = { type: 'bid', tricks: 3 } as const

const playerId = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 22)
const newKey = customAlphabet('0123456789abcdef', 16)

const newToken = (): string => {
  const id = playerId()
  return `${id}.${createHmac('sha256', SIGNING_KEY).update(`player:${id}`).digest('base64url')}`
}

const tableSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  toAct: z.array(z.int()),
  decision: z.int().nullable(),
  view: z.object({ hand: z.array(z.string()).nullable() }).nullable(),
})
type Table = z.infer<typeof tableSchema>

const readTable = (text: string): Table => tableSchema.parse(JSON.parse(text))

/** Deals these cards in this order, to whoever shuffles them. */
const dealing = (starter: Seat, cards: readonly string[]): Random => ({
  int: () => starter,
  shuffle: (items) => items.toSorted((a, b) => cards.indexOf(String(a)) - cards.indexOf(String(b))),
})

/** Somebody at a table, and the index of the decision they owe next. */
type Sitter = { readonly token: string; line: Line | null; decision: number }

type Game = { id: string; sitters: readonly Sitter[]; state: SpadesState | null }

const openGame = async (port: number): Promise<Game> => {
  const [host = '', ...guests] = SEATS.map(newToken)
  const body = { game: 'spades', seats: 4, options: OPTIONS, name: 'host' }
  const { id } = readTable(await ask({ port, method: 'POST', path: '/api/tables', token: host, body }))
  for (const token of guests) {
    await ask({ port, method: 'POST', path: `/api/tables/${id}/seats`, token, body: { name: 'guest' } })
  }
  const sitters = [host, ...guests].map((token): Sitter => ({ token, line: null, decision: 0 }))
  return { id, sitters, state: null }
}

const connect = async (port: number, { id, sitters }: Game): Promise<void> => {
  for (const sitter of sitters) sitter.line ??= await openLine(port, `/api/tables/${id}/live`, sitter.token)
}

const sitterAt = ({ sitters }: Game, seat: Seat | undefined): Sitter => {
  const sitter = seat === undefined ? undefined : sitters[seat]
  if (sitter === undefined) throw new Error(`nobody at seat ${seat}`)
  return sitter
}

const lookAs = async (port: number, game: Game, seat: Seat): Promise<Table> =>
  readTable(
    await ask({ port, method: 'GET', path: `/api/tables/${game.id}`, token: sitterAt(game, seat).token }),
  )

const post = (port: number, game: Game, seat: Seat, act: object): Promise<string> => {
  const { token } = sitterAt(game, seat)
  return ask({ port, method: 'POST', path: `/api/tables/${game.id}/moves`, token, body: act })
}

/** Bids for all four, and learns their hands by it. False when the game is over. */
const bidAll = async (port: number, game: Game): Promise<boolean> => {
  const { status, toAct } = await lookAs(port, game, 0)
  if (status === 'over') return false
  const [starter = 0] = toAct
  const hands: string[][] = []
  for (const turn of SEATS) {
    const seat = (starter + turn) % 4
    const { decision, view } = await lookAs(port, game, seat)
    await post(port, game, seat, { key: newKey(), decision, move: BID })
    hands[seat] = view?.hand ?? []
    sitterAt(game, seat).decision = (decision ?? 0) + 1
  }
  const random = dealing(starter, hands.flat())
  game.state = SEATS.reduce(
    (state, turn) => spades.apply(state, (starter + turn) % 4, BID, random).state,
    spades.setup({ seats: 4, options: OPTIONS }, random),
  )
  return true
}

const leftIn = ({ state }: Game): number =>
  state?.phase === 'play' ? state.hands.reduce((sum, hand) => sum + hand.length, 0) : 0

const playOne = async (port: number, game: Game, door: 'post' | 'socket'): Promise<void> => {
  const { state } = game
  if (state === null) throw new Error('nothing has been dealt')
  const [seat = 0] = spades.toAct(state)
  const [move] = spades.legalMoves(state, seat)
  if (move === undefined) throw new Error(`seat ${seat} has no move`)
  const sitter = sitterAt(game, seat)
  const act = { key: newKey(), decision: sitter.decision, move }
  await (door === 'post' ? post(port, game, seat, act) : sitter.line?.act({ ...act, type: 'move' }))
  sitter.decision += 1
  // The last card of a deal has the next one shuffled: any order does, it is learned anew.
  game.state = spades.apply(state, seat, move, dealing(0, [])).state
}

const closeLines = (game: Game): void => {
  for (const sitter of game.sitters) {
    sitter.line?.close()
    sitter.line = null
  }
}

/** Plays what is left and bids anew; a game that is over is followed by another. */
const dealAnew = async (port: number, game: Game): Promise<Game> => {
  while (leftIn(game) > 0) await playOne(port, game, 'post')
  if (await bidAll(port, game)) return game
  closeLines(game)
  return dealAnew(port, await openGame(port))
}

const linesOf = ({ sitters }: Game): readonly Line[] =>
  sitters.flatMap(({ line }) => (line === null ? [] : [line]))

export type PostdeckDesk = Desk & {
  readonly id: () => string
  /** Of the person at a seat. */
  readonly token: (seat: Seat) => string
  /** Moves of the game so far. */
  readonly moves: () => number
  /** Bids for all four once nothing is left to play. False when the game is over. */
  readonly dealNext: () => Promise<boolean>
}

const openDesk = async (port: number): Promise<PostdeckDesk> => {
  let game = await openGame(port)
  return {
    id: () => game.id,
    token: (seat) => sitterAt(game, seat).token,
    moves: () => game.sitters.reduce((sum, { decision }) => sum + decision, 0),
    left: () => leftIn(game),
    play: (door) => playOne(port, game, door),
    dealNext: () => bidAll(port, game),
    deal: async () => {
      game = await dealAnew(port, game)
      await connect(port, game)
    },
    look: async () => void (await lookAs(port, game, 0)),
    told: () => addTold(linesOf(game)),
    leave: () => closeLines(game),
  }
}

export const startPostdeck = (source: Source = {}): Promise<Rig<PostdeckDesk>> =>
  startRig({ source, bindings: { SIGNING_KEY }, open: openDesk })
