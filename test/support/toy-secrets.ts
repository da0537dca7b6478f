/** What is secret in the toy game: other hands, the stock, and cards others have hidden. */
import type { Secrets } from './resample/index.ts'
import type { ToyState } from './toy.ts'

export const toySecrets: Secrets<ToyState> = {
  resample(state, viewer, random) {
    const { hands, stock, laid } = state
    const pile = random.shuffle([
      ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
      ...stock,
      ...laid.flatMap(({ seat, card, open }) => (open || seat === viewer ? [] : [card])),
    ])
    const draw = (count: number) => pile.splice(0, count)
    return {
      ...state,
      hands: hands.map((hand, seat) => (seat === viewer ? hand : draw(hand.length).toSorted())),
      stock: draw(stock.length),
      laid: laid.map((one) =>
        one.open || one.seat === viewer ? one : { ...one, card: draw(1)[0] ?? one.card },
      ),
    }
  },
  cards: ({ hands, stock, laid }) => [...hands.flat(), ...stock, ...laid.map(({ card }) => card)],
}
