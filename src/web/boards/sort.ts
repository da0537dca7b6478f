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

/**
 * As the cards rank in a game where other cards than those of one suit are trumps: all that count as trumps
 * first. `trump` is the suit whose other cards are among them, null for none.
 */
export const sortByOrder = <S extends string>(
  hand: readonly SuitCard[],
  order: TrickOrder<SuitCard, S>,
  trump: Suit | null,
): readonly SuitCard[] => {
  const suits = withTrump[trump ?? 'S']
  const place = (card: SuitCard): number =>
    order.suitOf(card) === order.trump ? -1 : suits.indexOf(suitOf(card))
  return hand.toSorted((a, b) => place(a) - place(b) || order.rankOf(b) - order.rankOf(a))
}
