import type { Json } from '../../engine/game.ts'
import { perSeat } from '../../engine/teams.ts'
import { takenBy } from './score.ts'
import { type KlaverjassenState, turnedCard } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: KlaverjassenState): { readonly [name: string]: Json } => {
  const { cardPoints, roem } = takenBy(state.tricks)
  const last = state.rounds.at(-1)
  return {
    phase: state.phase,
    starter: state.starter,
    turned: turnedCard(state),
    trump: state.trump,
    maker: state.maker,
    cardPoints,
    roem,
    deals: state.rounds.map(({ scores }) => scores),
    lastDeal: last === undefined ? null : { cardPoints: last.cardPoints, roem: last.roem, nat: last.nat },
    scores: perSeat(state.totals),
  }
}
