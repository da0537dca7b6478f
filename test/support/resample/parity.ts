import type { Card } from '../../../src/engine/cards.ts'
import { deck } from '../../../src/games/parity/deck.ts'
import { discardOf } from '../../../src/games/parity/score.ts'
import { otherSeat, type ParityState, type ParityTrick } from '../../../src/games/parity/state.ts'
import type { Secrets } from './index.ts'

/** The other hand and the other's face-down cards are secret, to a spectator both hands and all such cards. */
export const secrets: Secrets<ParityState> = {
  resample(state, viewer, random) {
    if (state.phase === 'over') return state
    const isSecret = ({ leader, discard }: ParityTrick) => discard !== null && otherSeat(leader) !== viewer
    const hidden = [
      ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
      ...state.tricks.flatMap((trick) => (isSecret(trick) ? discardOf(trick).map(({ card }) => card) : [])),
    ]
    const pile = random.shuffle(hidden)
    const draw = (count: number): readonly Card[] => deck.sort(pile.splice(0, count))
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (seat === viewer ? hand : draw(hand.length))),
      tricks: state.tricks.map((trick) =>
        isSecret(trick) ? { ...trick, discard: draw(1)[0] ?? null } : trick,
      ),
    }
  },
  cards: ({ hands, trick, tricks }) => [
    ...hands.flat(),
    ...trick.cards,
    ...tricks.flatMap((done) => [...done.cards, ...discardOf(done).map(({ card }) => card)]),
  ],
}
