import type { Json } from '../../engine/game.ts'
import type { DoubtState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: DoubtState): { readonly [name: string]: Json } => ({
  phase: state.phase,
  rank: state.due,
  handSizes: state.hands.map((hand) => hand.length),
  pileSize: state.pile.reduce((size, { cards }) => size + cards.length, 0),
  claims: state.claims,
})
