import type { SpadesEvent } from '../../../../games/spades/events.ts'
import { pointsOf } from '../../../../games/spades/score.ts'
import type { SpadesView } from '../../../../games/spades/view.ts'
import { suitName } from '../../cards.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('en', String(code))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const team = (first: number): Sentence => say`${seat(first)} and ${seat(first + 2)}`

const told = (event: Told<SpadesEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`Round ${event.round}: ${seat(event.seat)} declares and leads first`
    case 'looked':
    case 'hand':
      return null
    case 'bid':
      return event.tricks === 0
        ? say`${seat(event.seat)} bid nil`
        : say`${seat(event.seat)} bid ${event.tricks}`
    case 'double-nil':
      return say`${seat(event.seat)} bid double nil, unseen`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'spades-broken':
      return say`Spades are broken`
    case 'trick':
      return say`${seat(event.seat)} took trick ${event.trick}`
    case 'round': {
      const [first, second] = event.teams
      return say`Round ${event.round}: ${team(0)} ${change(pointsOf(first))}, ${team(1)} ${change(pointsOf(second))}`
    }
    case 'over':
      return event.winners.length > 2
        ? say`Over, with ${figure(event.scores[0] ?? 0)} each: both teams win`
        : say`Over: ${team(event.winners[0] ?? 0)} win`
  }
}

/** Whether the viewer holds the suit led is only known on the viewer's own turn, by what has to wait. */
const asked = ({ phase, toAct, looked, trick, whyNot }: SpadesView): string => {
  if (phase === 'bid')
    return toAct.every((index) => looked[index]) ? 'bid your tricks' : 'look, or bid double nil'
  const led = trick.plays[0]?.card.charAt(1)
  if (led === undefined) return 'lead a card'
  return whyNot === null ? `${suit(led)} were led` : `follow ${suit(led)}`
}

export const spades: GameWords<SpadesView, Told<SpadesEvent>> = {
  name: 'Spades',
  line: 'Two against two: say how many tricks you will take, then take them.',
  length: 'to 500 points',
  seating: 'You play with the seat opposite yours, against the other two.',
  options: {
    target: { label: 'Played to', values: { 500: '500 points', 300: '300 points', 200: '200 points' } },
    bagLimit: {
      label: 'Bags',
      hint: 'Tricks above the bid. Too many cost 100 points.',
      values: { over10: 'the 11th costs', at10: 'the 10th costs' },
    },
    failedNil: {
      label: 'Tricks of a failed nil',
      values: { team: 'help the partner’s bid', bags: 'are bags' },
    },
    doubleNil: {
      label: 'Double nil',
      hint: 'No trick at all, declared before looking at the hand: 200 points.',
      values: { always: 'always', behind100: 'when 100 points behind', never: 'never' },
    },
    tie: { label: 'A tie at the end', values: { shared: 'both teams win', extraRound: 'another round' } },
  },
  presets: {
    source: { label: 'As written', hint: 'To 500. More than ten bags cost 100 points.' },
    american: { label: 'American', hint: 'Ten bags already cost 100, and a failed nil’s tricks are bags.' },
  },
  refusals: {
    'wrong-phase': ({ phase }) =>
      phase === 'bid'
        ? 'Everybody declares first; cards come after that.'
        : 'The declarations are over. Play a card.',
    'double-nil-not-allowed': () => 'Double nil is not open to you in this round.',
    'already-looked': () => 'You have seen your hand. Bid from 0 to 13 tricks.',
    'look-first': () => 'Look at your hand first, or bid double nil.',
    'not-in-hand': () => 'You do not hold that card. Choose one of yours.',
    'spades-not-broken': () => 'Spades are not broken yet. Lead another suit.',
    'must-follow': ({ suit: led }) => `${capital(suit(led))} were led, and you hold ${suit(led)}.`,
  },
  told,
  asked,
}
