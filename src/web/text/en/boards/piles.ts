import { type Sentence, say, seat } from '../../parts.ts'

/** What is said of a stock and of the discards beside it. */
export const piles = {
  stock: (count: number): string => (count === 1 ? 'stock, 1 card' : `stock, ${count} cards`),
  top: 'top discard',
  empty: 'no discards',
  beneath: (cards: Sentence): Sentence => say`Beneath it: ${cards}`,
  all: (count: number): string => `All ${count} discards, the newest first`,
  holds: (who: number, cards: Sentence): Sentence => say`${seat(who)} took and holds ${cards}`,
}

export type PileWords = typeof piles
