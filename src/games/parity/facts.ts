import type { Json } from '../../engine/game.ts'
import { countTricks } from '../../engine/tricks.ts'
import { type ParityState, seatCount } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: ParityState): { readonly [name: string]: Json } => ({
  phase: state.phase,
  starter: state.starter,
  scores: state.totals,
  rounds: state.rounds.map((line) => line.points),
  taken: countTricks(state.tricks, seatCount),
})
