import type { Roem } from '../../../../games/klaverjassen/roem.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Klaverjassen says. */
export const klaverjassen = {
  starts: 'leads first',
  passed: 'passed',
  trumps: 'Trumps',
  by: (maker: string): string => `by ${maker}`,

  making: 'Making trumps',
  mayName: (who: number): Sentence => say`${seat(who)} names trumps or passes`,
  mustName: (who: number): Sentence => say`All have passed: ${seat(who)} has to name trumps`,
  namesAtOnce: (who: number): Sentence => say`${seat(who)} has to name trumps`,
  mayAccept: (who: number): Sentence => say`Does ${seat(who)} accept this suit as trumps?`,
  stake: 'The team that makes trumps has to take more than the other, or it is nat and loses all to it.',
  excluded: (suit: string): string => `Not ${suit}: all have passed it.`,
  turnedUp: (index: number): string => (index === 1 ? 'turned up' : `card ${index} turned up`),

  yourTeam: 'Your team',
  theOthers: 'The others',
  soFar: (team: string, cards: number, roem: number): string =>
    roem === 0 ? `${team} ${cards}` : `${team} ${cards} + roem ${roem}`,
  roem: (who: number, { cards, withStuk, points }: Roem): Sentence =>
    say`Roem ${points}${withStuk ? ' with stuk' : ''} for ${seat(who)}: ${cards.map(card)}`,

  chooseSuit: 'Choose a suit',
  chooseOrPass: 'A suit, or pass',
  makeTrumps: 'Make trumps',
  declare: 'Say',
  pass: 'pass',
  passAlone: 'Pass',
  accept: (suit: string): string => `Accept ${suit}`,

  parts: (cards: number, roem: number): string => (roem === 0 ? `${cards}` : `${cards} + roem ${roem}`),
  nat: 'nat',
  pit: 'pit',
}

export type KlaverjassenBoardWords = typeof klaverjassen
