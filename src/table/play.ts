/** A game in play: the position, and what moves make of it. Pure: chance follows from the seed. */
import { type AnyGame, type Event, IllegalMove, type Json, type Seat } from '../engine/game.ts'
import { equalJson } from '../engine/json.ts'
import { seededRandom } from '../engine/random.ts'
import { refuse } from './facts.ts'
import { hasShown } from './shown.ts'
import type { Answer } from './types.ts'

export type Position = {
  readonly state: Json
  /** Outcomes of chance asked so far. */
  readonly asked: number
  /** Of each seat, the index of the decision it owes, or will owe next. */
  readonly decisions: readonly number[]
  /** Of each seat, the moves there were when its present or last turn began: the same through all its steps. */
  readonly began: readonly number[]
  /** Moves so far. One taken back is counted, and so is the taking back: no number ever stands for two positions. */
  readonly n: number
}

export type Made = { readonly move: Json; readonly events: readonly Event[]; readonly position: Position }

/** Legal moves are compared, and listed, up to this many. */
export const LISTED = 200

export const beginGame = (
  game: AnyGame,
  config: { readonly seats: number; readonly options: Json },
  seed: Uint8Array,
): Position => {
  const random = seededRandom(seed, 0)
  const state = game.setup(config, random)
  const zeros = Array.from({ length: config.seats }, () => 0)
  return { state, asked: random.asked, decisions: zeros, began: zeros, n: 0 }
}

/** The first legal moves of a seat, one more than are ever listed. */
export const firstLegal = (game: AnyGame, state: Json, seat: Seat): Json[] => {
  const moves: Json[] = []
  for (const move of game.legalMoves(state, seat)) {
    moves.push(move)
    if (moves.length > LISTED) break
  }
  return moves
}

/**
 * A seat's decision ends when it moves, when its move is no longer awaited, and when another seat's move
 * changes what it may do.
 */
const decisionsAfter = (game: AnyGame, before: Position, state: Json, mover: Seat): readonly number[] => {
  const still = game.toAct(state)
  return before.decisions.map((decision, seat) => {
    if (seat === mover) return decision + 1
    if (!game.toAct(before.state).includes(seat)) return decision
    const same =
      still.includes(seat) && equalJson(firstLegal(game, before.state, seat), firstLegal(game, state, seat))
    return same ? decision : decision + 1
  })
}

/** A turn begins when a seat is to move and was not before; moving on and on is one turn. */
const begunAfter = (game: AnyGame, before: Position, state: Json): readonly number[] => {
  const [then, now] = [game.toAct(before.state), game.toAct(state)]
  return before.began.map((n, seat) => (now.includes(seat) && !then.includes(seat) ? before.n + 1 : n))
}

/** One move the game's schema has let through. @throws IllegalMove */
const makeMove = (game: AnyGame, seed: Uint8Array, before: Position, seat: Seat, move: Json): Made => {
  const random = seededRandom(seed, before.asked)
  const { state, events } = game.apply(before.state, seat, move, random)
  const decisions = decisionsAfter(game, before, state, seat)
  const began = begunAfter(game, before, state)
  return { move, events, position: { state, asked: random.asked, decisions, began, n: before.n + 1 } }
}

/** Whether a seat goes on after a move that told it nothing. */
const goesOn = (game: AnyGame, seat: Seat, before: Position, { events, position }: Made): boolean =>
  game.toAct(position.state).includes(seat) && !hasShown({ game, seat, events, before, after: position })

/**
 * Makes a seat's moves one after another, or none of them: then the answer says why. Moves that come after one
 * that uncovered something are refused whatever they are, or their refusal would tell what it was.
 */
export const makeMoves = (
  game: AnyGame,
  seed: Uint8Array,
  start: Position,
  seat: Seat,
  moves: readonly Json[],
): Answer<{ made: readonly Made[] }> => {
  const made: Made[] = []
  let position = start
  let isFree = true
  for (const move of moves) {
    if (!isFree) return refuse('one-by-one')
    const parsed = game.move.safeParse(move)
    if (!parsed.success) return refuse('bad-move')
    try {
      const next = makeMove(game, seed, position, seat, parsed.data)
      isFree = goesOn(game, seat, position, next)
      made.push(next)
      position = next.position
    } catch (thrown) {
      if (thrown instanceof IllegalMove) return refuse(thrown.code, thrown.params)
      throw thrown
    }
  }
  return { ok: true, made }
}

/** The position after moves that were made before. */
export const replayMoves = (
  game: AnyGame,
  seed: Uint8Array,
  start: Position,
  moves: readonly { readonly seat: Seat; readonly move: Json }[],
): Position =>
  moves.reduce((position, { seat, move }) => makeMove(game, seed, position, seat, move).position, start)

/** `before`, the position before the newest move, once more: a later one, whose decisions are new ones. */
export const takenBack = (game: AnyGame, now: Position, before: Position, mover: Seat): Position => ({
  state: before.state,
  asked: before.asked,
  decisions: decisionsAfter(game, now, before.state, mover),
  began: begunAfter(game, now, before.state),
  n: now.n + 1,
})

/** What this seat owes, or null. */
export const decisionOf = (game: AnyGame, position: Position, seat: Seat): number | null =>
  game.toAct(position.state).includes(seat) ? (position.decisions[seat] ?? null) : null

/** The turn this seat is at, named by the moves there were when it began, or null. */
export const turnOf = (game: AnyGame, position: Position, seat: Seat): number | null =>
  game.toAct(position.state).includes(seat) ? (position.began[seat] ?? null) : null
