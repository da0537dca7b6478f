import type { Card } from '../../../src/engine/cards.ts'
import { deck } from '../../../src/games/doubt/deck.ts'
import type { DoubtState } from '../../../src/games/doubt/state.ts'
import type { Secrets } from './index.ts'

/** The other hands and the cards of the others' claims are secret; how many there are of each is not. */
export const secrets: Secrets<DoubtState> = {
  resample(state, viewer, random) {
    if (state.phase === 'over') return state
    const { hands, pile } = state
    const hidden = random.shuffle([
      ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
      ...pile.flatMap(({ seat, cards }) => (seat === viewer ? [] : cards)),
    ])
    const draw = ({ length }: readonly Card[]) => deck.sort(hidden.splice(0, length))
    return {
      ...state,
      hands: hands.map((hand, seat) => (seat === viewer ? hand : draw(hand))),
      pile: pile.map((claim) => (claim.seat === viewer ? claim : { ...claim, cards: draw(claim.cards) })),
    }
  },
  cards: ({ hands, pile }) => [...hands.flat(), ...pile.flatMap(({ cards }) => cards)],
}
