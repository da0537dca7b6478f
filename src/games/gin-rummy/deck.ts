/** The 52 cards of Gin Rummy and what they count. */
import { makeDeck, rankOf, type SuitCard, suitCardsFrom, tabulate } from '../../engine/cards.ts'

export const deck = makeDeck(suitCardsFrom('2'))

const ace = 12

/** An ace counts 1, the court cards 10, the others their number. */
export const cardValue = tabulate(deck.cards, (card: SuitCard): number =>
  rankOf(card) === ace ? 1 : Math.min(10, rankOf(card) + 2),
)

export const countOf = (cards: readonly SuitCard[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0)
