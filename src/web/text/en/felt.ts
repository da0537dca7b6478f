/** What is said on the felt, whatever the game: the trick, the recap, the score sheet. */
import { type Part, type Sentence, say, seat } from '../parts.ts'

export const felt = {
  showSince: 'Show what happened since you looked',
  openSeat: 'open seat',
  withYou: 'with you',

  theirCard: (name: string): string => `${name}’s card`,
  winning: (name: string): string => `${name}, winning`,
  leads: (who: number): Sentence => say`${seat(who)} leads`,
  leading: (who: number): Sentence => say`${seat(who)} led and is winning`,
  overtaken: (leader: number, winner: number): Sentence =>
    say`${seat(leader)} led, ${seat(winner)} is winning`,
  lastTrick: (cards: readonly Part[], winner: number): Sentence =>
    say`Last trick: ${cards}, taken by ${seat(winner)}`,

  onTable: 'What is on the table',
  noScore: 'Points are written here after the first round.',
  scoreCaption: 'Points, round by round',
  none: 'none',

  byMelds: 'By melds',
  bySuits: 'By suits',
  move: 'Move cards',
  moveHint: 'Tap a card, then the one whose place it takes. Or drag, or Shift and an arrow key.',
}

export type FeltWords = typeof felt
