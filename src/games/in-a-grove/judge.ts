/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { accuseMoves, accuseOrSwapMoves, type GroveMove, isMove, lookMoves } from './moves.ts'
import type { Place } from './persons.ts'
import type { GroveState } from './state.ts'

export type GroveRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'look-first'
  | 'look-at-two'
  | 'already-looked'
  | 'swap-not-in-use'
  | 'swap-only-starter'
  | 'already-swapped'

const refuse = (code: GroveRefusal): Refusal => ({ code, params: {} })

/** Why a suspect may not be exchanged for the body now; null when it may. */
const judgeSwap = ({ options, starter, swapped }: GroveState, seat: Seat): Refusal | null => {
  if (!options.swap) return refuse('swap-not-in-use')
  if (seat !== starter) return refuse('swap-only-starter')
  return swapped === null ? null : refuse('already-swapped')
}

export const maySwap = (state: GroveState): boolean =>
  state.phase === 'accuse' && judgeSwap(state, state.turn) === null

export const legalMoves = (state: GroveState, seat: Seat): readonly GroveMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  if (state.phase === 'look') return lookMoves
  return maySwap(state) ? accuseOrSwapMoves : accuseMoves
}

const judgeLook = ({ phase }: GroveState, suspects: readonly Place[]): Refusal | null => {
  if (suspects.length !== 2 || suspects[0] === suspects[1]) return refuse('look-at-two')
  return phase === 'look' ? null : refuse('already-looked')
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: GroveState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (move.type === 'look') return judgeLook(state, move.suspects)
  if (state.phase === 'look') return refuse('look-first')
  return move.type === 'swap' ? judgeSwap(state, seat) : null
}
