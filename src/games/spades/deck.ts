/** The 52 cards of Spades and how they compare. */
import { makeDeck, rankOf, type Suit, type SuitCard, suitCardsFrom, suitOf } from '../../engine/cards.ts'
import type { TrickOrder } from '../../engine/tricks.ts'

export const deck = makeDeck(suitCardsFrom('2'))

export const order: TrickOrder<SuitCard, Suit> = { trump: 'S', suitOf, rankOf }
