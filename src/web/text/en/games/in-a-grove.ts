import type { GroveEvent } from '../../../../games/in-a-grove/events.ts'
import type { Place } from '../../../../games/in-a-grove/persons.ts'
import type { GroveView } from '../../../../games/in-a-grove/view.ts'
import type { GameWords, Told } from '../../games.ts'
import { wrongCount } from '../../grove.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends GroveEvent['type']> = Extract<GroveEvent, { type: Type }>

const places = ['the left one', 'the centre one', 'the right one'] as const
const at = (place: Place): string => places[place]

const revealed = ({ suspects, culprit, taken }: Of<'reveal'>): Sentence => {
  const found = say`Turned up: ${listed(suspects.map(card))}. It was ${card(suspects[culprit])}`
  const takers = taken.flatMap((count, index) => (count > 0 ? [say`${seat(index)} takes ${count}`] : []))
  return takers.length === 0
    ? say`${found}, and everybody was right`
    : [...found, ...takers.flatMap((taker) => ['; ', ...taker])]
}

const ended = ({ losers, winners, scores }: Of<'end'>): Sentence => {
  if (losers.length === 0) return say`Over: all have equally many wrong cards, so nobody loses`
  const most = wrongCount(
    'en',
    losers.map((index) => -(scores[index] ?? 0)),
  )
  const lost = say`${listed(losers.map(seat))} ${losers.length === 1 ? 'loses' : 'lose'} with ${most}`
  const isRest = winners.length + losers.length === scores.length
  return isRest
    ? say`Over: ${lost}`
    : say`Over: ${lost}, ${listed(winners.map(seat))} ${winners.length === 1 ? 'wins' : 'win'}`
}

const told = (event: Told<GroveEvent>): Sentence | null => {
  switch (event.type) {
    case 'deal':
      return say`Round ${event.round}: ${seat(event.starter)} begins`
    case 'look':
      return event.chosen
        ? say`${seat(event.seat)} looks at ${at(event.suspects[0])} and ${at(event.suspects[1])}`
        : null
    case 'swap':
      return say`${seat(event.seat)} exchanges ${at(event.suspect)} for the body`
    case 'accuse':
      return say`${seat(event.seat)} accuses ${at(event.suspect)}`
    case 'reveal':
      return revealed(event)
    case 'alibis':
    case 'faces':
      return null
    case 'end':
      return ended(event)
  }
}

const asked = ({ phase, maySwap }: GroveView): string => {
  switch (phase) {
    case 'look':
      return 'look at two suspects'
    case 'accuse':
      return maySwap ? 'accuse a suspect, or exchange one' : 'accuse a suspect'
    case 'over':
      return ''
  }
}

export const inAGrove: GameWords<GroveView, Told<GroveEvent>> = {
  name: 'In a Grove',
  line: 'You have seen some of the cards. Accuse one of three suspects, or lead the others astray.',
  length: 'until five wrong cards',
  seating: 'You pass your first card to the right, and look at what your right neighbour did not accuse.',
  options: {
    wrongCards: {
      label: 'Wrong cards go',
      hint: 'Either all to one player, or those of each innocent suspect to a player of their own.',
      values: { all: 'to the last who was wrong', suspect: 'to the last on each suspect' },
    },
    cardsEach: {
      label: 'Cards for accusing',
      hint: 'Each wrong accusation costs one of them.',
      values: { 5: 'five each', 7: 'seven each' },
    },
    end: {
      label: 'The game ends',
      hint: 'The second counts all cards before a player, their own too. It also ends when somebody has no card left to accuse with.',
      values: { five: 'at five wrong cards', held: 'at three cards more than at the start' },
    },
    swap: {
      label: 'Exchange for the body',
      hint: 'Before accusing, the first player may put the fourth card in the place of a suspect, unseen.',
      values: { false: 'no', true: 'allowed' },
    },
    winner: {
      label: 'Who wins',
      values: { survivors: 'all who do not lose', fewest: 'the fewest wrong cards' },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'Five cards each; the last who was wrong takes all wrong cards.' },
    revised: {
      label: 'Revised edition',
      hint: 'Seven cards each, and wrong cards are taken for each innocent suspect apart.',
    },
    first: {
      label: 'First edition',
      hint: 'It ends when somebody holds eight cards; suspects may be exchanged, and the fewest wrong cards win.',
    },
  },
  turn: ['look', 'swap', 'accuse'],
  refusals: {
    'look-first': () => 'First look at two of the suspects.',
    'look-at-two': () => 'Choose two different suspects to look at.',
    'already-looked': () => 'You have seen your two suspects. Accuse one of the three.',
    'swap-not-in-use': () => 'At this table suspects are not exchanged.',
    'swap-only-starter': () => 'Only the first player of the round may exchange a suspect.',
    'already-swapped': () => 'One exchange a round is all. Accuse a suspect.',
  },
  told,
  asked,
}
