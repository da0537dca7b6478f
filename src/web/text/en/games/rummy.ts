import type { RummyEvent } from '../../../../games/rummy/events.ts'
import type { RummyView } from '../../../../games/rummy/view.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const cards = (codes: readonly string[]): Sentence =>
  codes.flatMap((code, index) => (index === 0 ? [card(code)] : [' ', card(code)]))

/** What each seat was charged, and its total. */
const charges = (points: readonly number[], totals: readonly number[]): Sentence =>
  points.flatMap((point, index) => {
    const line = say`${seat(index)} ${change(point)} (${figure(totals[index] ?? 0)})`
    return index === 0 ? line : [', ', ...line]
  })

const winnersOf = (winners: readonly number[]): Sentence =>
  winners.flatMap((index, place) => (place === 0 ? [seat(index)] : [' and ', seat(index)]))

const told = (event: Told<RummyEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return event.upcard === null
        ? say`Round ${event.round}: ${seat(event.seat)} begins`
        : say`Round ${event.round}: ${seat(event.seat)} begins, ${card(event.upcard)} is turned up`
    case 'dealt':
      return null
    case 'renewed':
      return say`The discards are shuffled: ${event.cards} cards in the stock`
    case 'drew':
      return 'card' in event ? say`It was ${card(event.card)}` : say`${seat(event.seat)} drew from the stock`
    case 'took':
      return say`${seat(event.seat)} took ${card(event.card)}`
    case 'melded':
      return say`${seat(event.seat)} laid ${cards(event.cards)}`
    case 'laid-off':
      return say`${seat(event.seat)} added ${card(event.card)}: ${cards(event.cards)}`
    case 'joker-swapped':
      return say`${seat(event.seat)} put ${card(event.card)} in place of the ${card(event.joker)}`
    case 'discarded':
      return say`${seat(event.seat)} discarded ${card(event.card)}`
    case 'round': {
      const points = charges(event.points, event.totals)
      return event.out === null
        ? say`Round ${event.round} is blocked: ${points}`
        : say`Round ${event.round}: ${seat(event.out)} is out; ${points}`
    }
    case 'over':
      return event.winners.length > 1
        ? say`Over: ${winnersOf(event.winners)} win together`
        : say`Over: ${seat(event.winners[0] ?? 0)} wins`
  }
}

const asked = ({ phase }: RummyView): string => {
  switch (phase) {
    case 'draw':
      return 'draw a card'
    case 'play':
      return 'lay cards, then discard'
    case 'over':
      return ''
  }
}

export const rummy: GameWords<RummyView, Told<RummyEvent>> = {
  name: 'Rummy',
  line: 'Lay sets and runs, add to everybody’s, and be the first without a card.',
  length: 'to 100 penalty points',
  options: {
    deck: { label: 'Cards', values: { single: 'one deck, 7 each', double: 'two decks, 14 each' } },
    jokers: {
      label: 'Jokers',
      hint: 'Two of them, each for any card. Left in the hand one costs 20.',
      values: { false: 'none', true: 'two' },
    },
    ace: {
      label: 'Runs with an ace',
      values: { high: 'Q K A only', both: 'Q K A and A 2 3', round: 'round the corner, as K A 2' },
    },
    drawFrom: {
      label: 'Drawing',
      values: { both: 'from the stock or the discards', stock: 'from the stock only' },
    },
    courtCards: {
      label: 'J, Q, K left in the hand',
      values: { ten: 'cost 10 each', number: 'cost 11, 12, 13' },
    },
    target: {
      label: 'Ends at',
      values: { 50: '50 penalty points', 100: '100 penalty points', 200: '200 penalty points' },
    },
    upcard: {
      label: 'The discard pile begins',
      values: { false: 'empty', true: 'with a card turned up' },
    },
    outByDiscard: {
      label: 'The last card',
      values: { false: 'may be laid', true: 'must be discarded' },
    },
    layOffNeedsMeld: {
      label: 'Adding to melds',
      values: { false: 'at any time', true: 'after a meld of one’s own' },
    },
    jokerSwap: {
      label: 'Exchanging a joker',
      hint: 'For the card it stands for, from the hand.',
      values: { false: 'no', true: 'allowed' },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'One deck, no jokers, no card turned up. Aces follow kings.' },
    jokers: { label: 'Two decks and jokers', hint: '14 cards each; a joker can be taken back for its card.' },
    strict: {
      label: 'Strict',
      hint: 'Meld before you add to melds, and go out with a discard. A card is turned up.',
    },
  },
  refusals: {
    'already-drawn': () => 'You have drawn already. Lay cards, or discard one.',
    'draw-first': () => 'Draw a card first.',
    'not-in-hand': () => 'You do not hold all of that. Choose from your hand.',
    'just-taken': () => 'You have just taken that card from the discards. Discard another one.',
    'bad-meld': ({ kind }) =>
      kind === 'run'
        ? 'That is no run: three or more of one suit, in order.'
        : 'That is no set: three or more of one rank.',
    'no-such-meld': () => 'There is no such meld on the table.',
    'no-swapping': () => 'Jokers are not exchanged at this table.',
    'meld-first': () => 'Lay a meld of your own first; then you may add to the others.',
    'bad-end': ({ kind }) =>
      kind === 'run' ? 'Say at which end of the run.' : 'A set has no ends. Just add the card.',
    'does-not-fit': () => 'That card does not fit there.',
    'keep-a-discard': () => 'At this table the last card is discarded, so keep one.',
  },
  told,
  asked,
}
