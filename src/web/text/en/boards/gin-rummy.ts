import { type Part, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Gin Rummy says. */
export const ginRummy = {
  points: (total: number): string => (total === 1 ? '1 point' : `${total} points`),
  games: (won: number): string => (won === 1 ? '1 game won' : `${won} games won`),
  deadwood: (count: number): string => `deadwood ${count}`,

  deal: (number: number): string => `Deal ${number}`,
  top: (card: Part): Sentence => say`Top discard: ${card}`,
  emptyPile: 'The discard pile is empty.',
  beneath: (cards: Sentence): Sentence => say`Beneath it: ${cards}`,
  stock: (count: number, limit: number): string =>
    limit === 0
      ? `${count} cards in the stock. This deal asks for gin.`
      : `${count} cards in the stock. Knock with ${limit} or less.`,
  holds: (who: number, cards: Sentence): Sentence => say`${seat(who)} took and holds ${cards}`,
  lastDeal: 'The last deal',
  laid: (who: number, count: number): Sentence => say`${seat(who)}, ${count} left over:`,
  melds: (cards: Sentence): Sentence => say`melds ${cards}`,
  laidOff: (cards: Sentence): Sentence => say`laid off ${cards}`,
  left: (cards: Sentence): Sentence => say`left over ${cards}`,

  takeCard: (card: string): string => `Take the ${card}`,
  draw: 'Draw from the stock',
  pass: 'Pass',
  choose: 'Choose a discard, or a knock',
  send: 'Send',
  justTaken: 'You have just taken this card, so it stays in this turn.',
  mustKnock: 'You took the last discard to knock with it.',
  knocks: 'Knock',
  knock: (left: number): string => (left === 0 ? 'Gin with' : `Knock for ${left} with`),
  bestMelds: 'best melds',
  bigGin: 'Big gin',

  outcome: 'Outcome',
  outcomes: {
    knock: 'knock',
    gin: 'gin',
    bigGin: 'big gin',
    undercut: 'undercut',
    tie: 'equal',
    void: 'void',
  },
  doubled: 'doubled',
}

export type GinRummyBoardWords = typeof ginRummy
