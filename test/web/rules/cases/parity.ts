import { expect } from 'vitest'
import { apply } from '../../../../src/games/parity/apply.ts'
import type { Trump } from '../../../../src/games/parity/deck.ts'
import type { Parity } from '../../../../src/games/parity/moves.ts'
import { pointsFor, resultOf } from '../../../../src/games/parity/score.ts'
import { newDecks } from '../../../support/hands.ts'
import { play, playable, position } from '../../../support/parity.ts'
import { type Case, type Cases, figuresIn, says } from './case.ts'

/** Who takes the trick of these two cards; seat 0 led. The answer is the only card that is left. */
const takes = (trump: Trump, led: string, answer: string): number | undefined => {
  const state = position({ trump, options: { noTrump: true }, hands: ['9S', `${answer}`], led })
  return apply(state, 1, play(answer), newDecks(0)).state.tricks.at(-1)?.winner
}

/** Each of the cards shown beats those after it, whichever is led. */
const falling =
  (trump: Trump): Case =>
  ({ cards }) => {
    for (const [index, card] of cards.entries()) {
      for (const lower of cards.slice(index + 1)) {
        expect(takes(trump, card, lower)).toBe(0)
        expect(takes(trump, lower, card)).toBe(1)
      }
    }
  }

/** Of the hand shown only these may be played. */
const mayPlay =
  (trump: Trump, led: string, cards: string): Case =>
  ({ cards: hand }) => {
    const state = position({ trump, options: { noTrump: true }, hands: ['9S', hand.join(' ')], led })
    expect(playable(state).split(' ').toSorted()).toEqual(cards.split(' ').toSorted())
  }

const scored = (parity: Parity, tricks: number, scoring: 'seed' | 'parlett' = 'seed'): readonly number[] => [
  pointsFor(tricks, parity, true, scoring),
  pointsFor(15 - tricks, parity, false, scoring),
]

export const parity: Cases = {
  'red-trumps': falling('H'),
  'black-trumps': falling('S'),
  'joker-follows': (shown) => {
    mayPlay('H', 'AH', 'XB')(shown)
    expect(takes('H', 'AH', 'XB')).toBe(1)
  },
  'plain-suit-first': mayPlay('H', '8C', '9C'),
  'off-suit-loses': (shown) => {
    mayPlay('H', '8C', 'AD 8H XB')(shown)
    expect(['AD', '8H', 'XB'].map((card) => takes('H', '8C', card))).toEqual([0, 1, 1])
  },
  'joker-needs-void': mayPlay('none', '9C', '8C'),
  'joker-takes': (shown) => {
    mayPlay('none', '9C', 'XB AD')(shown)
    expect(['XB', 'AD'].map((card) => takes('none', '9C', card))).toEqual([1, 0])
  },
  round: ({ text }) => {
    const rows = text.split('\n').map((row) => figuresIn(row))
    const expected = [
      [8, scored('even', 8)],
      [8, scored('odd', 8)],
      [0, scored('even', 0)],
      [15, scored('odd', 15)],
    ] as const
    expect(rows.map((row) => [row[0], row.slice(-2)])).toEqual(expected)
  },
  'parity-alone': ({ text }) => {
    expect(text.split('\n').map(figuresIn)).toEqual([
      [7, 8, ...scored('odd', 7, 'parlett')],
      [7, 8, ...scored('even', 7, 'parlett')],
    ])
  },
  tie: (shown) => {
    const totals = [95 + 8, 96 + 7] as const
    expect(resultOf({ totals }).winners).toEqual([0, 1])
    says(95, 96, 8, 7, totals[0])(shown)
  },
}
