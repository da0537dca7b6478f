import type { Json } from '../../engine/game.ts'
import type { SkatState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: SkatState): { readonly [name: string]: Json } => ({
  lastDeal: state.lines.at(-1) ?? null,
  dealCount: state.lines.length,
  redeals: state.voids,
  scores: state.totals,
  phase: state.phase,
  forehand: state.forehand,
  declarer: state.declarer,
  bid: state.declarer === null ? null : state.bidding.current,
  standingBid: state.bidding.current,
})
