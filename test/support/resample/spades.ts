import { deck } from '../../../src/games/spades/deck.ts'
import type { SpadesState } from '../../../src/games/spades/state.ts'
import type { Secrets } from './index.ts'

/** Every hand but the viewer's own is secret, and that one too until its owner has looked. */
export const secrets: Secrets<SpadesState> = {
  resample(state, viewer, random) {
    const isSecret = (seat: number) => seat !== viewer || !state.looked[seat]
    const pile = random.shuffle(state.hands.flatMap((hand, seat) => (isSecret(seat) ? hand : [])))
    const hands = state.hands.map((hand, seat) =>
      isSecret(seat) ? deck.sort(pile.splice(0, hand.length)) : hand,
    )
    return { ...state, hands }
  },
  cards: ({ hands, trick, tricks }) => [
    ...hands.flat(),
    ...trick.cards,
    ...tricks.flatMap(({ cards }) => cards),
  ],
  teams: [
    [0, 2],
    [1, 3],
  ],
}
