import { type Sentence, say, seat } from '../../parts.ts'

/** What the table of Rummy says. */
export const rummy = {
  penalty: (total: number): string => `penalty ${total}`,

  deadwood: (count: number): string => `deadwood ${count}`,
  noMelds: 'Nothing has been laid yet.',
  meldBy: (number: number, who: number): Sentence => say`${number}, by ${seat(who)}`,
  addToSet: 'Add here',
  addToRun: { low: 'Add at the low end', high: 'Add at the high end' },
  toMeld: (number: number): string => `meld ${number}`,
  swap: 'Put it for',
  lastRound: (outcome: string): string => `The last round: ${outcome}`,
  leftWith: (who: number, cards: Sentence, points: number): Sentence =>
    say`${seat(who)} is left with ${cards} = ${points}`,

  takeCard: (card: string): string => `Take the ${card}`,
  draw: 'Draw from the stock',
  layAs: { set: 'Lay as set', run: 'Lay as run' },
  discard: 'Discard',
  justTaken: (card: string): string => `The ${card} you took can only be your last discard.`,
  remove: 'Take back',
  stands: (joker: string): string => `In a run the ${joker} is`,
  standsAnywhere: 'where it fits',
  planned: 'To be sent with your discard',
  sendPlanned: 'Send these now',

  out: (name: string): string => `${name} is out`,
  blocked: 'blocked',
  outcome: 'Outcome',
}

export type RummyBoardWords = typeof rummy
