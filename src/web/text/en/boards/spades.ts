import { type Sentence, say, seat } from '../../parts.ts'

/** What the table of Spades says. */
export const spades = {
  bid: (tricks: number): string => (tricks === 0 ? 'nil' : `bid ${tricks}`),
  doubleNil: 'double nil',
  looked: 'has looked',
  took: (tricks: number): string => `took ${tricks}`,
  broken: 'Spades are broken',
  unbroken: 'Spades not broken',

  declaring: 'Declarations',
  declares: (who: number): Sentence => say`${seat(who)} declares`,
  teamBid: (yours: number, theirs: number): string => `Bid so far: your team ${yours}, the others ${theirs}`,
  teamBids: (first: number, second: number): string => `Bid so far: ${first} and ${second}`,
  doubleNilHint: 'Double nil: no trick at all, declared before you look. Won or lost, 200 points.',
  unseen: 'Your hand, still face down',

  look: 'Look at my hand',
  bidDoubleNil: 'Double nil',
  howMany: 'How many tricks will you take?',
  nil: 'Nil',
  chooseBid: 'Choose your bid',
  declare: 'Declare',

  outcome: (contract: number, taken: number): string => `bid ${contract}, took ${taken}`,
  forNil: (points: string): string => `${points} for nil`,
  forBags: (points: string): string => `${points} for bags`,
  bags: 'Bags',
}

export type SpadesBoardWords = typeof spades
