import type { Bid } from '../../../../games/katzenjammer-blues/bids.ts'
import { bidText, numeral, sameText } from '../../cat-deck.ts'
import { type Sentence, say, seat } from '../../parts.ts'

const cards = (count: number): string => (count === 1 ? 'one card' : `${numeral('en', count)} cards`)

/** As many cards as stand, all of one number. */
const alike = (count: number): string => (count === 1 ? 'a card' : `${numeral('en', count)} alike`)

/** What the table of Katzenjammer Blues says. */
export const katzenjammerBlues = {
  game: (game: number, of: number): string => `game ${game} of ${of}`,
  lot: 'The lot',
  lotOf: (who: number): Sentence => say`${seat(who)} leads the band`,
  noBid: 'No bid yet: any will do.',
  stands: (who: number, bid: Bid): Sentence => say`${seat(who)} bids ${bidText('en', bid)}`,
  /** `top`: no bid of its own kind and count is higher. */
  toBeat: ({ kind, count, value }: Bid, top: boolean): string => {
    const more = `${count + 1}+ cards`
    if (kind === 'different')
      return top
        ? `To beat it: ${alike(count)}, or ${more}`
        : `To beat it: a sum above ${value}, ${alike(count)}, or ${more}`
    return top ? `To beat it: ${more}` : `To beat it: ${alike(count)} above ${value}, or ${more}`
  },
  pays: (who: number, bid: Bid): Sentence => say`${seat(who)} won with ${bidText('en', bid)} and pays`,
  forms: (who: number): Sentence => say`${seat(who)} bought the lot and may form bands`,

  leader: 'leads',
  passed: 'passed',
  cards: (count: number): string => cards(count),
  mice: (count: number): string => (count === 1 ? '1 mouse' : `${count} mice`),
  jokers: (count: number): string => (count === 1 ? '1 joker used' : `${count} jokers used`),
  miceLeft: (count: number): string => `${count} ${count === 1 ? 'mouse' : 'mice'} left`,
  pile: (count: number): string => `${count} in the pile`,
  discards: 'Discards',
  noDiscards: 'none yet',
  youHold: 'You hold',

  bidThese: 'Bid these cards',
  bid: (bid: Bid): string => `Bid ${bidText('en', bid)}`,
  tooLow: (bid: Bid): string => `${bidText('en', bid)}: too low`,
  noBidAtAll: 'Neither all the same nor all different',
  choose: 'Choose cards',
  pass: 'Pass',
  say: 'Bid',
  chooseBid: 'Choose a bid',
  withCards: (count: number): string => `With ${cards(count)}`,
  moreBids: 'With more cards',
  /** On a small button, under a heading that says how many. */
  kind: ({ kind, count, value }: Bid): string => {
    if (kind === 'same') return count === 1 ? `a ${value}` : `${value}s`
    return value === null ? 'different' : `sum ${value}`
  },
  pay: 'Pay',
  choosePay: 'Choose what to pay with',
  band: 'Form',
  chooseBand: 'Choose a band',
  bandOf: (value: number): string => sameText('en', 4, value),
  thrown: 'thrown away',
  noBand: 'You hold no band.',
  done: 'Done',

  before: (game: number): string => `Game ${game} is over`,
  nobodys: (lot: Sentence): Sentence => say`Nobody got the last lot ${lot}`,
  youHeld: (hand: Sentence): Sentence => say`You still held ${hand}`,

  player: 'Player',
  sheetCaption: 'Mice and jokers',
  miceColumn: 'Mice',
  jokersColumn: 'Jokers used',
  allJokers: 'Jokers',
  fine: 'Fine',
  score: 'Score',
  fineNote: 'At the end whoever has the most jokers, used and still held, loses five mice.',
  gameLine: (game: number): string => `Game ${game}`,
}

export type KatzenjammerBoardWords = typeof katzenjammerBlues
