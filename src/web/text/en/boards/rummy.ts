import { type Part, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Rummy says. */
export const rummy = {
  penalty: (total: number): string => (total === 1 ? '1 penalty point' : `${total} penalty points`),

  top: (card: Part): Sentence => say`Top discard: ${card}`,
  emptyPile: 'The discard pile is empty.',
  beneath: (cards: Sentence): Sentence => say`Beneath it: ${cards}`,
  stock: (count: number): string => `${count} cards in the stock`,
  holds: (who: number, cards: Sentence): Sentence => say`${seat(who)} took and holds ${cards}`,
  noMelds: 'Nothing has been laid yet.',
  meld: (number: number, cards: Sentence, who: number): Sentence => say`${number}: ${cards}, by ${seat(who)}`,

  takeCard: (card: string): string => `Take the ${card}`,
  draw: 'Draw from the stock',
  choose: 'Choose what to lay or discard',
  send: 'Send',
  justTaken: 'You have just taken this card, so it stays while you have another.',
  discards: 'Discard',
  discard: 'Discard',
  layings: 'Lay on the table',
  set: 'Set',
  run: 'Run',
  layOff: 'Add',
  toMeld: (number: number): string => `to ${number}`,
  ends: { low: 'at the low end', high: 'at the high end' },
  swap: (number: number): string => `in ${number}, for`,

  out: (name: string): string => `${name} is out`,
  blocked: 'blocked',
  outcome: 'Outcome',
}

export type RummyBoardWords = typeof rummy
