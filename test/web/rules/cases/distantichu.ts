import { expect } from 'vitest'
import { costly, countOf } from '../../../../src/games/distantichu/cards.ts'
import { distantichu as game } from '../../../../src/games/distantichu/index.ts'
import type { DistantichuOptions } from '../../../../src/games/distantichu/options.ts'
import { scoreRound } from '../../../../src/games/distantichu/round.ts'
import { cards, newGame, play, playable, position } from '../../../support/distantichu.ts'
import { newDecks } from '../../../support/hands.ts'
import { type Case, type Cases, figuresIn } from './case.ts'

/** With an 8 in the middle three 6s lie there; which of these sets beat them. */
const answers =
  (raise: DistantichuOptions['raise']): Case =>
  ({ text }) => {
    const sets = ['7 7 7', '9 9 9', '10 10 10 10', '6 6 6 6', '10 10 10', '7 7 7 7', '5 5 5 5']
    const beats = sets.filter((set) => {
      const start = position({ options: { raise }, hands: ['6 6 6 1', `${set} 15`] })
      return playable(game.apply(start, 0, play('6 6 6'), newDecks(0)).state, 1).includes(set)
    })
    const rows = text.split('\n').map((row) => /beats|이겨요/.test(row))
    expect(rows).toEqual([
      beats.includes('7 7 7') && beats.includes('9 9 9'),
      beats.includes('10 10 10 10') && beats.includes('6 6 6 6'),
      ...['10 10 10', '7 7 7 7', '5 5 5 5'].map((set) => beats.includes(set)),
    ])
  }

/** What a pile brings its owner. */
const worth = (pile: string): number => {
  const state = position({ options: { lastTrick: 'none' }, hands: ['1', ''], piles: [pile, ''] })
  return scoreRound(state).state.rounds.at(-1)?.scores[0] ?? Number.NaN
}

export const distantichu: Cases = {
  deal: ({ text }) =>
    expect(text.split('\n').map(figuresIn)).toEqual(
      [2, 3, 4, 5, 6].map((seats) => {
        const { hands, center, down } = newGame(seats)
        return [seats, hands[0]?.length, center.length + down.length]
      }),
    ),
  answers: answers('one'),
  'answers-free': answers('free'),
  piles: ({ text }) => {
    const piles = ['1 2 2 3 3 3 4 4 5 5 6 8 8 8', '8 8 8 8 9']
    expect(piles.map((pile) => [cards(pile).length, countOf(cards(pile), costly)])).toEqual([
      [14, 3],
      [5, 4],
    ])
    expect(text.split('\n').map((row) => figuresIn(row).at(-1))).toEqual(piles.map(worth))
  },
}
