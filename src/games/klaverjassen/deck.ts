/** The 32 cards of Klaverjassen, how they compare under each trump and what they are worth. */
import {
  makeDeck,
  rankOf,
  type Suit,
  type SuitCard,
  suitCardsFrom,
  suitOf,
  suits,
  tabulate,
} from '../../engine/cards.ts'
import type { TrickOrder } from '../../engine/tricks.ts'

export const deck = makeDeck(suitCardsFrom('7'))

/** The rest of the pack: one after the other may be turned up for its suit, and none is ever played. */
export const spareDeck = makeDeck(suitCardsFrom('2').filter((card) => rankOf(card) < rankOf('7C')))

/** From the lowest rank to the highest. */
const trumpRanks = '78QKTA9J'
const plainRanks = '789JQKTA'

/** How cards compare with this trump; without one, before it is made, all suits are plain. */
const orderOf = (trump: Suit | null): TrickOrder<SuitCard, Suit> => ({
  trump,
  suitOf,
  rankOf: (card) => (suitOf(card) === trump ? trumpRanks : plainRanks).indexOf(card.charAt(0)),
})

export const orderUnder = tabulate([...suits, null], orderOf)

const plainPoints = { A: 11, T: 10, K: 4, Q: 3, J: 2 }
const trumpPoints = { ...plainPoints, J: 20, 9: 14 }

const pointsIn = (points: { readonly [rank: string]: number }, card: SuitCard): number =>
  points[card.charAt(0)] ?? 0

/** What a card counts for whoever takes it. */
export const pointsOf = (trump: Suit, card: SuitCard): number =>
  pointsIn(suitOf(card) === trump ? trumpPoints : plainPoints, card)
