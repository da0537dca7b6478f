import type { Json } from '../../engine/game.ts'
import { knownTo } from './known.ts'
import { losersOf, scoresOf } from './result.ts'
import type { Accusation, GroveState } from './state.ts'
import { unseenPlace } from './view.ts'

/** As the rules page writes them: seat, then place. */
const pairsOf = (accusations: readonly Accusation[]): Json =>
  accusations.map(({ seat, suspect }) => [seat, suspect])

/** The values the rules page names for its examples. */
export const facts = (state: GroveState): { readonly [name: string]: Json } => {
  const last = state.rounds.at(-1)
  return {
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    unseen: unseenPlace(state),
    swapped: state.swapped,
    accusations: pairsOf(state.accusations),
    own: state.own,
    faceDown: state.faceDown,
    scores: scoresOf(state),
    known: state.dealt.map((_, seat) => knownTo(state, seat)),
    losers: state.phase === 'over' ? losersOf(state) : null,
    lastRound: last === undefined ? null : { ...last, accusations: pairsOf(last.accusations) },
  }
}
