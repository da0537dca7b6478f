import { type Card, without } from '../../../src/engine/cards.ts'
import { sortCards } from '../../../src/games/rummy/deck.ts'
import type { RummyState } from '../../../src/games/rummy/state.ts'
import type { Secrets } from './index.ts'

/** The stock is secret, and of another's hand what nobody saw it take; when all is over, hands lie open. */
export const secrets: Secrets<RummyState> = {
  resample(state, viewer, random) {
    const isOpen = (seat: number) => seat === viewer || state.phase === 'over'
    const knownOf = (seat: number): readonly Card[] => state.known[seat] ?? []
    const secretsOf = state.hands.map((hand, seat) =>
      isOpen(seat) ? [] : knownOf(seat).reduce<readonly Card[]>(without, hand),
    )
    const cards = random.shuffle([...state.stock, ...secretsOf.flat()])
    const hands = state.hands.map((hand, seat) =>
      isOpen(seat) ? hand : sortCards([...knownOf(seat), ...cards.splice(0, secretsOf[seat]?.length ?? 0)]),
    )
    return { ...state, hands, stock: cards }
  },
  cards: ({ hands, stock, pile, table }) => [
    ...hands.flat(),
    ...stock,
    ...pile,
    ...table.flatMap(({ cards }) => cards),
  ],
}
