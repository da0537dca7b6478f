import type { Contract, Level } from '../../../../games/skat/contract.ts'
import { type Sentence, say, seat } from '../../parts.ts'
import { contractName, gameName, matadorsText } from '../games/skat.ts'

/** What the table of Skat says. */
export const skat = {
  deal: (n: number, of: number): string => `deal ${n} of ${of}`,
  gameName,
  contractName,
  matadors: matadorsText,

  forehand: 'forehand',
  said: (value: number): string => `said ${value}`,
  passed: 'passed',
  took: (tricks: number, points: number): string => `took ${tricks}, ${points} points`,
  plays: (contract: Contract, bid: number): string => `plays ${contractName(contract)} for ${bid}`,
  declarer: (bid: number): string => `plays alone for ${bid}`,
  defends: 'defends',
  kontra: 'kontra',
  re: 're',

  bidding: 'Bidding',
  nothingSaid: 'Nobody has said a number yet',
  duel: (one: number, other: number): Sentence => say`${seat(one)} bids against ${seat(other)}`,
  standsAgainst: (who: number, other: number): Sentence =>
    say`${seat(who)} stands, against ${seat(other)}, at`,
  alone: (who: number): Sentence => say`The others passed without a number: ${seat(who)} may still bid`,
  worth: 'What your cards are worth',
  yours: 'Your cards:',
  withSkat: 'Skat',
  byHand: 'Hand',
  ouvert: 'ouvert',
  yourBid: 'Your bid',
  allNumbers: 'All other numbers',
  bid: 'Bid',
  chooseNumber: 'Choose a number',
  hold: (value: number): string => `Hold ${value}`,
  pass: 'Pass',

  skat: 'The skat',
  decides: (who: number, bid: number): Sentence => say`${seat(who)} plays alone, for ${bid}`,
  takes: 'Take the skat',
  leaves: 'Play hand',
  handHint: 'Hand leaves the skat where it lies and is worth one step more.',
  discarding: 'Two cards go away. They count for you in the end.',
  discard: 'Put away',
  chooseTwo: 'Choose two cards',

  announcing: 'The game',
  yourGame: 'Your game',
  higher: 'Announce higher',
  announce: 'Play',
  chooseGame: 'Name your game',
  level: (level: Level): string => (level === 'plain' ? '' : level),
  short: (value: number, bid: number): string => `${value} of ${bid}`,
  levelHint: 'Schneider: 90 points or more. Schwarz: every trick. Ouvert: every trick, with an open hand.',

  sayKontra: 'Kontra',
  sayRe: 'Re',
  playOn: 'Play on',
  kontraHint: 'Kontra doubles what is won or lost.',
  reHint: 'Re doubles it once more.',

  playsGame: (who: number, game: string, bid: number): Sentence => say`${seat(who)} plays ${game} for ${bid}`,
  ramsch: 'Ramsch: everyone for himself, the most card points lose',
  openHand: (who: number, cards: Sentence): Sentence => say`${seat(who)} plays open: ${cards}`,
  pickedUp: (cards: Sentence): Sentence => say`From the skat: ${cards}`,
  discarded: (cards: Sentence): Sentence => say`Put away: ${cards}`,
  lastDeal: 'The deal before ended so:',
  giveUp: 'Give up',
  giveUpHint: 'The deal is lost at once, without schneider or schwarz.',
  giveUpDeal: 'Give the deal up',

  dealColumn: 'Deal',
  gameColumn: 'Game',
  allPassed: 'all passed',
  ramschGame: 'ramsch',
  points: (points: number): string => `${points} points`,
  tricks: (tricks: number): string => (tricks === 1 ? '1 trick' : `${tricks} tricks`),
  overbid: 'overbid',
  conceded: 'given up',
  wonLost: 'Won:lost',
}

export type SkatBoardWords = typeof skat
