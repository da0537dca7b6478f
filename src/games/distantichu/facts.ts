import type { Json } from '../../engine/game.ts'
import { sortCards } from './cards.ts'
import type { DistantichuState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: DistantichuState): { readonly [name: string]: Json } => ({
  phase: state.phase,
  destination: state.center[0] ?? null,
  center: sortCards([...state.center, ...state.down]),
  taken: state.piles.map(sortCards),
  counts: state.hands.map(({ length }) => length),
  leader: state.leader,
  first: state.first,
  scores: state.totals,
  rounds: state.rounds,
})
