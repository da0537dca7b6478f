import type { Trump } from '../../../../games/parity/deck.ts'
import type { ParityEvent } from '../../../../games/parity/events.ts'
import type { ParityView } from '../../../../games/parity/view.ts'
import { suitName } from '../../cards.ts'
import { change } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('en', String(code))
const trumpName = (trump: Trump): string => (trump === 'none' ? 'no trumps' : `${suit(trump)} as trumps`)

const told = (event: Told<ParityEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`Round ${event.round}: ${seat(event.seat)} names trumps and leads`
    case 'dealt':
      return null
    case 'trump-named':
      return say`${seat(event.seat)} named ${trumpName(event.suit)}`
    case 'parity-declared':
      return say`${seat(event.seat)} declared ${event.parity}`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'discarded':
      return 'card' in event
        ? say`It is ${card(event.card)}, which you alone know`
        : say`${seat(event.seat)} put a card face down`
    case 'trick':
      return say`${seat(event.seat)} took trick ${event.trick}`
    case 'round': {
      const [first, second] = event.points
      return say`Round ${event.round}: ${seat(0)} ${change(first)}, ${seat(1)} ${change(second)}`
    }
    case 'over': {
      const [winner = 0] = event.winners
      return event.winners.length > 1
        ? say`Over: a tie, ${seat(0)} and ${seat(1)} both win`
        : say`Over: ${seat(winner)} wins`
    }
  }
}

const asked = ({ phase, whyNot, trick }: ParityView): string => {
  switch (phase) {
    case 'trump':
      return 'name the trump suit'
    case 'parity':
      return 'declare odd or even'
    case 'play':
      if (trick.plays.length === 0) return 'lead a card'
      return whyNot === null ? 'answer the lead' : `follow ${suit(whyNot.params.suit)}`
    case 'discard':
      return 'put a card face down'
    case 'over':
      return ''
  }
}

export const parity: GameWords<ParityView, Told<ParityEvent>> = {
  name: 'Parity',
  line: 'The whole pack for two: will your tricks be odd, or even?',
  length: 'to 100 points',
  options: {
    target: { label: 'Played to', values: { 100: '100 points', 50: '50 points' } },
    noTrump: {
      label: 'Rounds without trumps',
      hint: 'A joker then wins its trick at once.',
      values: { false: 'no', true: 'allowed' },
    },
    declarer: {
      label: 'Odd or even is declared by',
      values: { starter: 'who names trumps', opponent: 'the other player' },
    },
    scoring: {
      label: 'Scoring',
      values: {
        seed: 'a point a trick, 10 for keeping the declaration',
        parlett: 'only the declared parity scores, 10 and its tricks',
      },
    },
  },
  presets: {
    source: {
      label: 'As written',
      hint: 'The starter names trumps and declares. A point a trick, ten for keeping it.',
    },
    parlett: {
      label: 'Parlett’s own',
      hint: 'One names trumps, the other declares; only that parity scores.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => {
      if (phase === 'trump') return 'First the trump suit is named.'
      if (phase === 'parity') return 'First odd or even is declared.'
      return phase === 'discard' ? 'Put one card of your hand face down.' : 'That is settled. Play a card.'
    },
    'no-trump-not-allowed': () => 'This table always plays with trumps. Choose a suit.',
    'not-in-hand': () => 'You do not hold that card. Choose one of yours.',
    'must-follow': ({ suit: led }) => `You can follow ${suit(led)}, so this card has to wait.`,
  },
  told,
  asked,
}
