/** The order of a hand: trumps first, then suits in alternating colours, high cards first. */
import { type Card, isJoker, rankOf, type Suit, type SuitCard, suitOf } from '../../engine/cards.ts'
import type { TrickOrder } from '../../engine/tricks.ts'

const withTrump: { readonly [trump in Suit]: readonly Suit[] } = {
  S: ['S', 'H', 'C', 'D'],
  H: ['H', 'S', 'D', 'C'],
  C: ['C', 'H', 'S', 'D'],
  D: ['D', 'S', 'H', 'C'],
}

/** `trump` null: no suit is above the others. Jokers stand before everything, in the order `jokers` says. */
export const sortHand = <C extends Card>(
  hand: readonly C[],
  trump: Suit | null,
  jokers: (card: C) => number = () => 0,
): readonly C[] => {
  const suits = withTrump[trump ?? 'S']
  const place = (card: C): number => (isJoker(card) ? -1 : suits.indexOf(suitOf(card)))
  const height = (card: C): number => (isJoker(card) ? jokers(card) : rankOf(card))
  return hand.toSorted((a, b) => place(a) - place(b) || height(b) - height(a))
}

/** As the cards compare in a trick: all that counts as a trump first, and each suit by its own ranking. */
export const sortUnder = (
  hand: readonly SuitCard[],
  order: TrickOrder<SuitCard, Suit>,
): readonly SuitCard[] => {
  const suits = withTrump[order.trump ?? 'S']
  const place = (card: SuitCard): number => suits.indexOf(order.suitOf(card))
  return hand.toSorted((a, b) => place(a) - place(b) || order.rankOf(b) - order.rankOf(a))
}
