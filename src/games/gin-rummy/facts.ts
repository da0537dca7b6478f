import type { Json } from '../../engine/game.ts'
import { leastDeadwood } from './arrange.ts'
import { type GinRummyState, knockLimitOf } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: GinRummyState): { readonly [name: string]: Json } => {
  const last = state.rounds.at(-1)
  return {
    phase: state.phase,
    scores: state.points,
    gamesWon: state.gamesWon,
    stock: state.stock.length,
    knockLimit: knockLimitOf(state),
    deals: state.rounds.length,
    lastDeal: last === undefined ? null : { kind: last.kind, winner: last.winner, points: last.points },
    lastDeadwood: last?.deadwood ?? null,
    deadwood: state.hands.map((hand) => leastDeadwood(hand, state.options.ace)),
  }
}
