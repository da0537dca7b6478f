import { deck } from '../../../src/games/klaverjassen/deck.ts'
import type { KlaverjassenState } from '../../../src/games/klaverjassen/state.ts'
import type { Secrets } from './index.ts'

/** Every hand but the viewer's own is secret, and so is the order of the spare cards not turned up. */
export const secrets: Secrets<KlaverjassenState> = {
  resample(state, viewer, random) {
    const pile = random.shuffle(state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)))
    const turnedUp = state.spares.slice(0, state.turnedUp)
    return {
      ...state,
      hands: state.hands.map((hand, seat) =>
        seat === viewer ? hand : deck.sort(pile.splice(0, hand.length)),
      ),
      spares: [...turnedUp, ...random.shuffle(state.spares.slice(state.turnedUp))],
    }
  },
  cards: ({ hands, spares, trick, tricks }) => [
    ...hands.flat(),
    ...spares,
    ...trick.cards,
    ...tricks.flatMap(({ cards }) => cards),
  ],
  teams: [
    [0, 2],
    [1, 3],
  ],
}
