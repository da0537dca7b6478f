import type { RoundLine } from '../../../../games/distantichu/state.ts'
import { type Sentence, say, seat } from '../../parts.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the table of DistanTichu says. */
export const distantichu = {
  heading: (round: number): string => `round ${round}`,
  pile: (count: number): string => `pile ${count}`,
  riichi: 'riichi',
  first: 'first',
  passed: 'passed',
  only: (card: string): string => `only ${card}s`,

  middle: 'The destination and the trick',
  destination: (card: string): string => `Destination ${card}`,
  hidden: 'Destination face down',
  below: (count: number): string => `${cards(count)} face down`,
  stands: (who: number, set: string, distance: number): Sentence =>
    say`${seat(who)}: ${set}, distance ${distance}`,
  setLying: (set: string, distance: number): string => `${set}, distance ${distance}`,
  earlier: 'Before:',
  leads: (who: number): Sentence => say`${seat(who)} leads`,
  asksFirst: (who: number): Sentence => say`${seat(who)} declares riichi, or not`,
  keeping: (first: number): Sentence => say`Riichi failed: all cards but one each go to ${seat(first)}`,
  lastRound: (round: number, scores: Sentence): Sentence => say`Round ${round}: ${scores}`,
  youSwept: (sets: string): string => `You took from the hands: ${sets}`,

  route: 'From 1 to 15',
  routeOf: (answers: string): string => `Beats it: ${answers}`,
  anyBut: (card: string): string => `Any number but ${card} may be led`,
  nothingBeats: 'No card of the deck beats it',
  needs: (card: string, least: number, most: number): string =>
    least === most ? `${card} ×${least}` : `${card} ×${least} or more`,

  declare: 'Riichi: I will be first',
  declareNot: 'No riichi',
  riichiNote:
    'First without cards: all cards left over are yours. Not first: all of yours but one go to the first.',
  play: 'Play',
  choose: 'Choose a set',
  pass: 'Pass',
  keep: 'Keep',
  chooseKept: 'Choose the card to keep',

  player: 'Player',
  inHand: 'Hand',
  inPile: 'Pile',
  total: 'Total',
  sheetCaption: 'Cards in hand, cards taken in this round, points',
  yourPile: (sets: string): string => `Your pile: ${sets}`,
  yourPileEmpty: 'Your pile is empty.',
  scoring: 'Each card taken +1, each 8 −1.',
  round: (round: number): string => `Round ${round}`,
  counted: 'Cards',
  eights: '8s',
  score: 'Score',
  marks: ({ first, riichi }: RoundLine, who: number): string =>
    [...(first === who ? ['first'] : []), ...(riichi[who] === true ? ['riichi'] : [])].join(', '),
}

export type DistantichuBoardWords = typeof distantichu
