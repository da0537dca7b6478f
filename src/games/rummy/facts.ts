import type { Json } from '../../engine/game.ts'
import { resultOf } from './score.ts'
import type { RummyState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: RummyState): { readonly [name: string]: Json } => {
  const last = state.rounds.at(-1)
  return {
    phase: state.phase,
    scores: resultOf(state).scores,
    stock: state.stock.length,
    pile: state.pile,
    table: state.table.map(({ cards }) => cards),
    handSizes: state.hands.map((hand) => hand.length),
    starter: state.starter,
    rounds: state.rounds.length,
    lastRound: last === undefined ? null : { out: last.out, points: last.points },
  }
}
