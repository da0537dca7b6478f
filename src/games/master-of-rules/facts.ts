import type { Json } from '../../engine/game.ts'
import { scoresOf } from './score.ts'
import type { MasterState } from './state.ts'

/** The values the rules page names for its examples. */
export const facts = (state: MasterState): { readonly [name: string]: Json } => {
  const judged = state.deals.at(-1)
  return {
    phase: state.phase,
    deal: state.deal,
    trick: state.trick,
    first: state.first,
    scores: scoresOf(state),
    scored: state.scored,
    accomplished: judged?.accomplished ?? [],
    display: state.display,
    automated: state.automated,
    lastAutomated: judged?.automated ?? null,
    revealed: state.revealed,
    pileCounts: { number: state.numbers.pile.length, rule: state.rules.pile.length },
    discardCounts: { number: state.numbers.discards.length, rule: state.rules.discards.length },
  }
}
