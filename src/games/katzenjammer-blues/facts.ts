import type { Json } from '../../engine/game.ts'
import { totalsOf } from './score.ts'
import type { KatzenjammerState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: KatzenjammerState): { readonly [name: string]: Json } => ({
  phase: state.phase,
  scores: totalsOf(state),
  mice: state.mice,
  pool: state.pool,
  used: state.used,
  counts: state.hands.map((hand) => hand.length),
  leader: state.leader,
  revealed: state.lot,
  pile: state.pile.length,
  discard: state.discards,
  games: state.games,
})
