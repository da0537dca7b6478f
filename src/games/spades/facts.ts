import type { Json } from '../../engine/game.ts'
import { perSeat } from '../../engine/teams.ts'
import { countTricks } from '../../engine/tricks.ts'
import { pointsOf } from './score.ts'
import { type SpadesState, seatCount } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: SpadesState): { readonly [name: string]: Json } => ({
  phase: state.phase,
  scores: perSeat(state.totals),
  bags: state.bags,
  rounds: state.rounds.map((line) => line.teams.map(pointsOf)),
  broken: state.broken,
  looked: state.looked,
  taken: countTricks(state.tricks, seatCount),
})
