import type { Rank } from '../../../../engine/cards.ts'
import type { DoubtEvent } from '../../../../games/doubt/events.ts'
import type { DoubtView } from '../../../../games/doubt/view.ts'
import { claimText, rankText } from '../../claims.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends DoubtEvent['type']> = Extract<DoubtEvent, { type: Type }>

const claim = (rank: Rank, count: number): string => claimText('en', rank, count)
const pileOf = (cards: number): string => (cards === 1 ? 'the one card' : `all ${cards} cards`)

const doubted = ({ seat: doubter, claimant, rank, cards, honest, taker, taken }: Of<'doubted'>): Sentence => {
  const found = honest ? 'it was honest,' : 'it was a lie,'
  return say`${seat(doubter)} doubted ${claim(rank, cards.length)} of ${seat(claimant)}: ${found} ${cards.map(card)}. ${seat(taker)} takes ${pileOf(taken)}`
}

/** A claim that nobody turned up is seen at last. */
const lastLaid = ({ pile }: Of<'over'>): Sentence => {
  const last = pile.at(-1)
  return last === undefined
    ? []
    : say`. The last cards, claimed as ${claim(last.rank, last.cards.length)}: ${last.cards.map(card)}`
}

const over = (event: Of<'over'>): Sentence => {
  const winners = listed(event.winners.map(seat))
  return event.winners.length === 1
    ? say`Over: ${winners} wins${lastLaid(event)}`
    : say`Over after the last claim there can be: ${winners} win with the fewest cards`
}

const told = (event: Told<DoubtEvent>): Sentence | null => {
  switch (event.type) {
    case 'claimed':
      return say`${seat(event.seat)} laid ${claim(event.rank, event.count)}`
    case 'accepted':
      return say`${seat(event.seat)} let it stand`
    case 'doubted':
      return doubted(event)
    case 'laid':
    case 'took':
      return null
    case 'over':
      return over(event)
  }
}

const asked = ({ phase, due }: DoubtView): string => {
  switch (phase) {
    case 'play':
      return `lay ${rankText('en', due)}, true or not`
    case 'turn':
      return `doubt, or lay ${rankText('en', due)}`
    case 'answer':
      return 'doubt or accept'
    case 'over':
      return ''
  }
}

export const doubt: GameWords<DoubtView, Told<DoubtEvent>> = {
  name: 'Doubt',
  line: 'Lay cards face down, say what they are, and keep a straight face.',
  length: 'until a hand is empty',
  options: {
    doubters: {
      label: 'Who may doubt',
      hint: 'With everyone, all others are asked about every claim.',
      values: { next: 'the next player', anyone: 'everyone' },
    },
    lastClaim: {
      label: 'The last card',
      values: { doubtable: 'can be doubted too', final: 'wins at once' },
    },
    jokers: {
      label: 'Jokers',
      hint: 'A joker is honest whatever it is called.',
      values: { true: 'two', false: 'none' },
    },
    firstRank: { label: 'The first claim is for', values: { 2: '2s', A: 'aces' } },
    afterDoubt: {
      label: 'After a doubt',
      values: { restart: 'the first rank again', continue: 'the next rank' },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'The next player may doubt, and every doubt starts again at 2.' },
    cheat: {
      label: 'Cheat',
      hint: 'Everyone may doubt, no jokers, from aces on and round without a restart.',
    },
  },
  refusals: {
    'answer-first': () => 'First say whether you doubt this claim or accept it.',
    'no-cards': () => 'Choose at least one card.',
    'too-many-cards': ({ most }) => `Nobody can hold that many of a rank. Choose at most ${most} cards.`,
    'not-in-hand': () => 'You do not hold all of these cards. Choose among yours.',
    'no-claim': () => 'There is no claim to doubt now. Lay cards.',
    'nothing-to-accept': () => 'There is nothing to accept now. Laying cards lets the last claim stand.',
  },
  told,
  asked,
}
