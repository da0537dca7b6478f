import type { PerPlace } from '../../../../games/in-a-grove/persons.ts'
import { type Part, type Sentence, say, seat } from '../../parts.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the table of In a Grove says. */
export const inAGrove = {
  heading: (round: number): string => `round ${round}`,
  middle: 'The three suspects',
  wrong: (count: number): string => `${count} wrong`,
  left: (count: number): string => `${count} left`,
  first: '1st',

  places: ['Left', 'Centre', 'Right'] satisfies PerPlace<string>,
  /** Within a sentence or on a button. */
  at: ['left', 'centre', 'right'] satisfies PerPlace<string>,
  /** Where somebody lies. */
  lying: ['on the left', 'in the centre', 'on the right'] satisfies PerPlace<string>,
  faceDown: 'face down',
  unseen: 'unseen by 1st',
  swapped: 'swapped',
  culprit: 'culprit',
  seenBy: 'seen by',
  right: 'right',

  looksFirst: (who: number): Sentence => say`${seat(who)} looks at two of the three first`,
  past: (round: number): string => `What came of round ${round}`,

  aceIsOut: 'The ace never did it.',
  lowest: (person: Part, place: string): Sentence =>
    say`A 5 lies there, so the lowest did it: ${person}, ${place}.`,
  highest: (person: Part, place: string): Sentence =>
    say`No 5 lies there, so the highest did it: ${person}, ${place}.`,
  cardBack: (who: Sentence): Sentence => say`Right, and the card comes back: ${who}`,
  nobodyRight: 'Nobody was right.',
  nobodyWrong: 'Nobody was wrong.',
  takesAll: (who: number, count: number): Sentence =>
    say`${seat(who)}, the last who was wrong, takes ${cards(count)}.`,
  takesThere: (who: number, place: string, count: number): Sentence =>
    say`${seat(who)}, the last on the ${place} one, takes ${cards(count)}.`,
  lost: (who: Sentence): Sentence => say`Lost: ${who}`,

  alibis: 'Cards you have had, which are no suspects',
  passedTo: (who: number): Sentence => say`passed to ${seat(who)}`,
  from: (who: number): Sentence => say`from ${seat(who)}`,
  body: 'the body',

  lookAt: 'Look at',
  chooseTwo: 'Choose two to look at',
  both: (one: string, other: string): string => `${one}, ${other}`,
  accuse: 'Accuse',
  chooseOne: 'Choose whom to accuse',
  exchange: 'Exchange a suspect for the body',

  player: 'Player',
  cardsLeft: 'Cards left',
  wrongCards: 'Wrong cards',
  endsAt: (count: number): string =>
    `The game ends at ${count} wrong cards, or when somebody has no card left.`,
  endsHeld: (count: number): string =>
    `The game ends at ${count} cards before one player, both kinds counted, or when somebody has no card left.`,
  round: (round: number): string => `Round ${round}`,
}

export type GroveBoardWords = typeof inAGrove
