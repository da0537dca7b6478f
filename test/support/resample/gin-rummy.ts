import { deck } from '../../../src/games/gin-rummy/deck.ts'
import type { GinRummyState } from '../../../src/games/gin-rummy/state.ts'
import type { Secrets } from './index.ts'

/** Both hands lie open once a deal that was not void has ended the game. */
const areHandsOpen = ({ phase, rounds }: GinRummyState): boolean =>
  phase === 'over' && rounds.at(-1)?.kind !== 'void'

/** The stock is secret, and of another's hand what was not taken from the discard pile. */
export const secrets: Secrets<GinRummyState> = {
  resample(state, viewer, random) {
    const isOpen = (seat: number) => seat === viewer || areHandsOpen(state)
    const secretsOf = (seat: number) =>
      isOpen(seat)
        ? []
        : (state.hands[seat] ?? []).filter((card) => !(state.known[seat] ?? []).includes(card))
    const cards = random.shuffle([...state.stock, ...secretsOf(0), ...secretsOf(1)])
    const hands = state.hands.map((hand, seat) =>
      isOpen(seat)
        ? hand
        : deck.sort([...(state.known[seat] ?? []), ...cards.splice(0, secretsOf(seat).length)]),
    )
    return { ...state, hands, stock: cards }
  },
  cards: ({ hands, stock, pile }) => [...hands.flat(), ...stock, ...pile],
}
