import { type Sentence, say, seat } from '../../parts.ts'
import { roemTold } from '../games/klaverjassen.ts'

/** What the table of Klaverjassen says. */
export const klaverjassen = {
  starts: 'leads first',
  passed: 'passed',
  maker: 'made trumps',
  took: (tricks: number): string => `took ${tricks}`,
  trumps: 'Trumps',

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
  roem: roemTold,

  chooseSuit: 'Choose a suit',
  chooseOrPass: 'A suit, or pass',
  makeTrumps: 'Make trumps',
  declare: 'Say',
  pass: 'pass',
  passAlone: 'Pass',
  accept: (suit: string): string => `Accept ${suit}`,

  madeBy: 'Trumps',
  parts: (cards: number, roem: number): string => (roem === 0 ? `${cards}` : `${cards} + roem ${roem}`),
  nat: 'nat',
  pit: 'pit',
}

export type KlaverjassenBoardWords = typeof klaverjassen
