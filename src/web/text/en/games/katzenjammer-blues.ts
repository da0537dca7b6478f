import type { KatzenjammerEvent } from '../../../../games/katzenjammer-blues/events.ts'
import type { KatzenjammerView } from '../../../../games/katzenjammer-blues/view.ts'
import { bidFrom, bidText, cat, sameText } from '../../cat-deck.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends KatzenjammerEvent['type']> = Extract<KatzenjammerEvent, { type: Type }>

const mice = (count: number): string => (count === 1 ? 'one mouse' : `${count} mice`)

const won = ({ seat: who, cards, jokers, lot }: Of<'won'>): Sentence => {
  const used = jokers === 0 ? '' : `, ${jokers === 1 ? 'a joker' : `${jokers} jokers`} used`
  return say`${seat(who)} bought ${lot.map(cat)} for ${cards.map(cat)}${used}`
}

const band = ({ seat: who, cards, value, mice: earned }: Of<'band'>): Sentence =>
  value === 0
    ? say`${seat(who)} threw four jokers away`
    : say`${seat(who)} formed a band of ${sameText('en', 4, value)} ${cards.map(cat)} for ${mice(earned)}`

const scored = ({ game, scores, fined }: Of<'scored'>): Sentence => {
  const lines = scores.map(
    (score, who) => say`${seat(who)} ${figure(score)}${fined[who] ? ' (fined for jokers)' : ''}`,
  )
  return say`Game ${game}: ${lines.flatMap((line, place) => (place === 0 ? line : [', ', ...line]))}`
}

const over = ({ winners, scores }: Of<'over'>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`Over, at ${points} each: ${listed(winners.map(seat))} win`
    : say`Over: ${seat(winners[0] ?? 0)} wins with ${points}`
}

const told = (event: Told<KatzenjammerEvent>): Sentence | null => {
  switch (event.type) {
    case 'game':
      return say`Game ${event.game}: ${seat(event.seat)} leads the band`
    case 'dealt':
    case 'hand':
    case 'drew':
    case 'done':
      return null
    case 'lot':
      return say`${seat(event.seat)} turned up ${event.cards.map(cat)}`
    case 'card':
      return say`${seat(event.seat)} drew ${cat(event.card)}`
    case 'reshuffle':
      return say`The discards were shuffled into a new pile`
    case 'bid':
      return event.cards === null
        ? say`${seat(event.seat)} bid ${bidText('en', event)}`
        : say`${seat(event.seat)} bid ${event.cards.map(cat)}`
    case 'pass':
      return event.unable ? say`${seat(event.seat)} could bid no higher` : say`${seat(event.seat)} passed`
    case 'won':
      return won(event)
    case 'unsold':
      return say`Nobody bid: ${event.cards.map(cat)} went to the discards`
    case 'band':
      return band(event)
    case 'scored':
      return scored(event)
    case 'over':
      return over(event)
  }
}

const asked = ({ phase, standing, bids }: KatzenjammerView): string => {
  const bid = standing === null ? null : (bids[standing] ?? null)
  switch (phase) {
    case 'auction':
      return bid === null ? 'bid for the lot, or pass' : `beat ${bidText('en', bid)}, or pass`
    case 'pay':
      return bid === null ? '' : `pay ${bidText('en', bid)}`
    case 'bands':
      return 'form bands, or be done'
    case 'over':
      return ''
  }
}

export const katzenjammerBlues: GameWords<KatzenjammerView, Told<KatzenjammerEvent>> = {
  name: 'Katzenjammer Blues',
  line: 'Buy cats with cats at auction; four of a kind make a band, and a band earns mice.',
  length: 'until the mice or the cards run out',
  options: {
    games: {
      label: 'Games',
      hint: 'Their scores are added.',
      values: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [index + 1, index === 0 ? 'one' : String(index + 1)]),
      ),
    },
    deckEnd: {
      label: 'When the pile runs out',
      hint: 'Played on, the game ends with the last mouse, or after 200 rounds.',
      values: {
        end: 'the game ends at once',
        reshuffle: 'the discards are shuffled and played on with',
        finishAuction: 'the last lot is still auctioned',
      },
    },
    smallTable: {
      label: '20 mice instead of 24',
      values: { 3: 'with up to three players', 4: 'with up to four players' },
    },
    mixedBids: {
      label: 'Different cats, as many',
      values: { sum: 'the higher sum beats', count: 'none beats the other' },
    },
    bidding: {
      label: 'Bids are',
      hint: 'After a spoken one the winner chooses what to pay with.',
      values: { shown: 'laid face up', announced: 'only spoken' },
    },
    jokerTie: {
      label: 'A tie for most jokers',
      hint: 'Whoever has the most jokers at the end loses five mice.',
      values: { all: 'costs all who tie', none: 'costs nobody' },
    },
    belowZero: {
      label: 'A score below zero',
      values: { true: 'stays as it is', false: 'counts as zero' },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'Bids face up, and the game ends with the last card or mouse.' },
    reshuffle: { label: 'To the last mouse', hint: 'The discards are shuffled when the pile runs out.' },
    published: {
      label: 'As published',
      hint: 'Bids are only spoken, sums decide nothing, and four players have 20 mice.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase, bidding }) => {
      if (phase === 'pay') return 'First choose the cards you pay with.'
      if (phase === 'bands') return 'The auction is over. Form a band, or be done.'
      return bidding === 'announced' ? 'Now bids are spoken. Bid, or pass.' : 'Now lay a bid, or pass.'
    },
    'bad-call': () => 'That is no bid. Say how many, and of which number or sum.',
    'not-in-hand': () => 'You do not hold all of these cards. Choose among yours.',
    'bad-set': () => 'That is no bid: choose cards that are all the same, or all different.',
    'cannot-pay': () => 'You do not hold cards that would pay this. Bid something else, or pass.',
    'too-low': (bid) => `That does not beat ${bidText('en', bidFrom(bid))}. Bid higher, or pass.`,
    'wrong-payment': (bid) => `These cards do not pay ${bidText('en', bidFrom(bid))}. Choose others.`,
    'not-a-band': () => 'A band is four cats of one number; jokers may stand in.',
    'wrong-value': ({ number }) =>
      number === null
        ? 'Four jokers are a band of any number from 1 to 5, or thrown away.'
        : `This is a band of ${number}s.`,
  },
  told,
  asked,
}
