import type { DistantichuEvent } from '../../../../games/distantichu/events.ts'
import type { DistantichuView } from '../../../../games/distantichu/view.ts'
import { changesText } from '../../changes.ts'
import { cardsText } from '../../claims.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { listed, type Sentence, say, seat } from '../../parts.ts'
import { setsText, setText } from '../../sets.ts'

type Event = Told<DistantichuEvent>
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

const cardsOf = (count: number): string => (count === 1 ? 'one card' : `${count} cards`)

const out = ({ seat: who, first, riichi }: Of<'out'>): Sentence => {
  if (!first) return say`${seat(who)} has no cards left`
  return riichi
    ? say`${seat(who)} is the first without cards, as declared`
    : say`${seat(who)} is the first without cards`
}

const failed = ({ seat: first, seats }: Of<'failed'>): Sentence =>
  say`Riichi failed for ${listed(seats.map(seat))}: all cards but one go to ${seat(first)}`

const round = ({ round: number, scores }: Of<'round'>): Sentence =>
  say`Round ${number}: ${changesText(scores)}`

const deal = ({ round: number, leader, card }: Of<'deal'>): Sentence =>
  card === null
    ? say`Round ${number}: ${seat(leader)} is asked first about riichi`
    : say`Round ${number}: ${seat(leader)} leads, destination ${card}`

const end = ({ winners, scores }: Of<'end'>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`Over, with ${points} points each: ${listed(winners.map(seat))} win`
    : say`Over: ${seat(winners[0] ?? 0)} wins with ${points} points`
}

const told = (event: Event): Sentence | null => {
  switch (event.type) {
    case 'riichi':
      return event.declare
        ? say`${seat(event.seat)} declares riichi`
        : say`${seat(event.seat)} declares nothing`
    case 'destination':
      return say`The destination is ${event.card}`
    case 'play':
      return say`${seat(event.seat)} ${setText('en', event.cards)} (distance ${event.distance})`
    case 'pass':
      return say`${seat(event.seat)} passes`
    case 'unable':
      return say`${listed(event.seats.map(seat))} cannot answer`
    case 'out':
      return out(event)
    case 'failed':
      return failed(event)
    case 'keep':
      return say`${seat(event.seat)} hands ${cardsOf(event.count)} to ${seat(event.first)}`
    case 'handed':
      return say`Handed over by ${seat(event.seat)}: ${setsText('en', event.cards)}`
    case 'trick':
      return say`${seat(event.seat)} takes ${cardsOf(event.count)}; the destination is now ${event.center[0] ?? ''}`
    case 'took':
      return say`Face down among them: ${setsText('en', event.cards)}`
    case 'stuck':
      return say`${seat(event.seat)} cannot lead, holding only ${cardsText('en', event.card, event.count)}`
    case 'lead':
      return say`${seat(event.seat)} leads`
    case 'swept':
      return say`${seat(event.seat)} takes all cards still held: ${event.count}`
    case 'sweeping':
      return say`Taken from the hands: ${setsText('en', event.cards)}`
    case 'round':
      return round(event)
    case 'deal':
      return deal(event)
    case 'dealt':
      return null
    case 'end':
      return end(event)
  }
}

const beat = ({ plays, destination }: DistantichuView): string => {
  const { cards = [] } = plays.at(-1) ?? {}
  const [card] = cards
  if (card === undefined || destination === null) return 'lead equal cards'
  const distance = Math.abs(Number(card) - Number(destination))
  return `beat ${cardsOf(cards.length)} at distance ${distance}, or pass`
}

const asked = (view: DistantichuView): string => {
  switch (view.phase) {
    case 'declare':
      return 'declare riichi, or not'
    case 'play':
      return beat(view)
    case 'keep':
      return 'choose the one card to keep'
    case 'over':
      return ''
  }
}

export const distantichu: GameWords<DistantichuView, Event> = {
  name: 'DistanTichu',
  line: 'Get nearer to the destination with as many cards, or keep the distance with more.',
  length: 'to 100 points',
  options: {
    riichi: {
      label: 'Riichi',
      hint: 'After the deal players may declare that they will be first: all cards left over are theirs, or theirs are lost.',
      values: { false: 'no', true: 'yes' },
    },
    target: {
      label: 'Played to',
      hint: 'From 10 to 500 points.',
      values: {},
      number: (points) => `${points} points`,
    },
    raise: {
      label: 'An answer is',
      values: { one: 'nearer or has more cards', free: 'nearer, has more cards, or both' },
    },
    lastTrick: {
      label: 'When a round ends',
      hint: 'Who has played the last set takes what lies in the middle.',
      values: {
        take: 'all but that set is taken',
        takeAll: 'that set is taken too',
        none: 'nothing is taken',
      },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'To 100 points, without riichi.' },
    riichi: {
      label: 'With riichi',
      hint: 'Whoever declares to be first wins the cards left over, or loses their own.',
    },
    short: { label: 'Short', hint: 'To 50 points: a few rounds.' },
  },
  refusals: {
    'wrong-phase': ({ phase }) => {
      if (phase === 'declare') return 'First say whether you declare riichi.'
      return phase === 'keep'
        ? 'Choose the one card you keep.'
        : 'That is decided already. Play cards, or pass.'
    },
    'must-lead': () => 'You lead this trick: play at least one card.',
    'no-cards': () => 'Choose at least one card.',
    'not-equal': () => 'A set has one number only. Choose equal cards.',
    'not-in-hand': () => 'You do not hold these cards. Choose among yours.',
    'destination-number': ({ card }) => `${card} is the destination: it cannot be played in this trick.`,
    'too-weak': ({ count, distance }) =>
      `That does not beat ${cardsOf(Number(count))} at distance ${distance}. Play as many nearer, or more at that distance.`,
  },
  told,
  asked,
}
