import type { Kind } from '../../../../games/master-of-rules/cards.ts'
import type { MasterEvent } from '../../../../games/master-of-rules/events.ts'
import type { MasterView } from '../../../../games/master-of-rules/view.ts'
import { cardName } from '../../cards.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

const aKind = (kind: unknown): string => (kind === 'rule' ? 'a rule' : 'a number')
const kinds = (kind: Kind): string => (kind === 'rule' ? 'rules' : 'numbers')

type Event = Told<MasterEvent>

const judged = ({ deal, accomplished }: Extract<Event, { type: 'judge' }>): Sentence => {
  const won = accomplished.flatMap((came, index) => (came ? [index] : []))
  return won.length === 0
    ? say`Deal ${deal}: no rule came true`
    : say`Deal ${deal}, came true for ${listed(won.map(seat))}`
}

const ended = ({ winners, scores }: Extract<Event, { type: 'end' }>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`Over, with ${points} points each: ${listed(winners.map(seat))} win`
    : say`Over: ${seat(winners[0] ?? 0)} wins with ${points} points`
}

const told = (event: Event): Sentence | null => {
  switch (event.type) {
    case 'show':
      return say`${seat(event.seat)} shows ${listed(event.cards.map(card))}: all of them already played`
    case 'play':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'take':
      return say`${seat(event.seat)} takes ${card(event.card)}`
    case 'reshuffle':
      return say`The discarded ${kinds(event.kind)} are shuffled into a new pile`
    case 'automated': {
      const cards = event.rule === null ? event.numbers : [...event.numbers, event.rule]
      return say`Automated player: ${listed(cards.map(card))}`
    }
    case 'judge':
      return judged(event)
    case 'first':
      return say`Deal ${event.deal}: ${seat(event.seat)} begins`
    case 'display':
      return null
    case 'end':
      return ended(event)
  }
}

const asked = ({ phase, due }: MasterView): string => {
  switch (phase) {
    case 'play':
      return due === null ? 'play a number or a rule' : `play ${aKind(due)}`
    case 'take':
      return `take ${aKind(due)}`
    case 'over':
      return ''
  }
}

export const masterOfRules: GameWords<MasterView, Event> = {
  name: 'Master of Rules',
  line: 'Five numbers for everybody, and for each a rule of their own that they have to make true.',
  length: '10 or 12 deals',
  seating: 'SUPPORT RIGHT looks at the player on your right, who plays just before you.',
  options: {
    edition: {
      label: 'Rulebook',
      hint: 'Where the first player passes, what decides ties, what SUPPORT RIGHT earns.',
      values: { second: 'second edition', first: 'first edition' },
    },
    pass: {
      label: 'First player passes',
      values: { edition: 'as the rulebook says', right: 'to the right', left: 'to the left' },
    },
    supportSets: {
      label: 'Three SUPPORT RIGHT',
      values: { edition: 'as the rulebook says', counts: 'two extra points', excluded: 'no extra points' },
    },
    leadKind: {
      label: 'Number or rule first',
      hint: 'The other kind follows in the second trick.',
      values: { false: 'each as they like', true: 'as the first player does' },
    },
    length: { label: 'Length', values: { full: 'full', short: 'about half' } },
  },
  presets: {
    source: {
      label: 'Second edition',
      hint: 'The first player passes to the right; TRIO decides ties first.',
    },
    'first-edition': {
      label: 'First edition',
      hint: 'The first player passes to the left; SUPPORT RIGHT decides ties, but three of it earn nothing extra.',
    },
    short: { label: 'Short', hint: 'Five, six or eight deals, everybody first equally often.' },
  },
  turn: ['show', 'play', 'take'],
  refusals: {
    'wrong-phase': ({ phase }) =>
      phase === 'take' ? 'First take a card from the display.' : 'The card is taken. Play one of yours.',
    'not-in-display': () => 'That card is not there to take. Choose one of the kind you have just played.',
    'not-in-hand': () => 'You do not hold that card. Choose one of yours.',
    'wrong-kind': ({ kind }) => `Now ${aKind(kind)} has to be played.`,
    'rule-already-played': ({ rule }) =>
      `${cardName('en', String(rule))} is already played in this deal, and you hold a rule that is not.`,
  },
  told,
  asked,
}
