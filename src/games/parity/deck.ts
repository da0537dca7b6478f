/** The 30 cards of Parity and how they compare under each trump. */
import {
  type Card,
  isJoker,
  makeDeck,
  rankOf,
  type Suit,
  suitCardsFrom,
  suitOf,
  suits,
  tabulate,
} from '../../engine/cards.ts'
import type { TrickOrder } from '../../engine/tricks.ts'

export const deck = makeDeck<Card>([...suitCardsFrom('8'), 'XB', 'XR'])

export const trumps = [...suits, 'none'] as const
export type Trump = (typeof trumps)[number]

/** What a card counts as: a suit, or without trumps the jokers' own `X`. */
export type CountedSuit = Suit | 'X'

const highJoker = (trump: Trump): Card => (trump === 'D' || trump === 'H' ? 'XR' : 'XB')
const aboveAce = rankOf('AS') + 1

const orderOf = (trump: Trump): TrickOrder<Card, CountedSuit> => {
  // Without trumps a joker wins whatever trick it is in, and there is never a second one in it: as good as
  // a trump suit of its own.
  const trumpSuit = trump === 'none' ? 'X' : trump
  const high = highJoker(trump)
  return {
    trump: trumpSuit,
    suitOf: (card) => (isJoker(card) ? trumpSuit : suitOf(card)),
    rankOf: (card) => (isJoker(card) ? aboveAce + (card === high ? 1 : 0) : rankOf(card)),
  }
}

/** How cards compare in a round with this trump. */
export const orderUnder = tabulate(trumps, orderOf)
