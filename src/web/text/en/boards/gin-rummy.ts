import { type Part, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Gin Rummy says. */
export const ginRummy = {
  points: (total: number): string => (total === 1 ? '1 point' : `${total} points`),
  games: (won: number): string => (won === 1 ? '1 game won' : `${won} games won`),
  deadwood: (count: number): string => `deadwood ${count}`,

  deal: (number: number): string => `Deal ${number}`,
  knockLimit: (limit: number): string =>
    limit === 0 ? 'This deal asks for gin.' : `Knock with ${limit} or less.`,
  lastDeal: (outcome: string): string => `The last deal: ${outcome}`,
  laid: (who: number, count: number): Sentence => say`${seat(who)}, ${count} left over`,
  laidOff: (card: Part, meld: Sentence): Sentence => say`laid off ${card} on ${meld}`,
  scores: (who: number, sum: string): Sentence => say`${seat(who)} scores ${sum}`,
  nobody: 'Nobody scores.',
  knockBonus: (left: number, own: number): string => `${left} − ${own}`,
  bonus: (bonus: number, left: number): string => `${bonus} + ${left}`,
  undercutBonus: (own: number, left: number): string => `25 + ${own} − ${left}`,

  takeCard: (card: string): string => `Take the ${card}`,
  takeFirst: (top: Part): Sentence => say`Take ${top} · `,
  thenDiscard: 'and discard',
  withTop: (count: number): string => `With the top discard, deadwood ${count} at best`,
  draw: 'Draw from the stock',
  pass: 'Pass',
  choose: 'Choose a discard',
  send: 'Discard',
  leaves: (count: number): string => `leaves ${count}`,
  justTaken: 'You have just taken this card, so it stays in this turn.',
  mustKnock: 'You took the last discard to knock with it.',
  knock: (left: number): string => (left === 0 ? 'Gin with' : `Knock for ${left} with`),
  layDown: (left: number): string =>
    left === 0 ? 'Gin: lay it down like this' : `Knock for ${left}, laid like this`,
  otherKnocks: 'Knock with another card',
  otherMelds: 'Laid in another way',
  noMelds: 'no melds',
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
