import { expect } from 'vitest'
import { doubt as game } from '../../../../src/games/doubt/index.ts'
import type { DoubtOptions } from '../../../../src/games/doubt/options.ts'
import { accepts, after, doubts, lay, newGame, position } from '../../../support/doubt.ts'
import { type Case, type Cases, figuresIn, says } from './case.ts'

/** Rows of players, cards each, and how many have one more. */
const deals =
  (jokers: boolean): Case =>
  ({ text }) => {
    for (const row of text.split('\n')) {
      const [seats = 0, each, more = 0] = figuresIn(row)
      const sizes = newGame(seats, { jokers }).hands.map((hand) => hand.length)
      expect(Math.min(...sizes)).toBe(each)
      expect(sizes.map((size) => size - Math.min(...sizes))).toEqual(
        sizes.map((_, seat) => (seat < more ? 1 : 0)),
      )
    }
    expect(text.split('\n')).toHaveLength(4)
  }

/** Whether these cards are honest as 4s: who has to take them up. */
const isHonest = (cards: readonly string[], chosen: Partial<DoubtOptions>): boolean => {
  const start = position({ options: chosen, due: '4', hands: [`${cards.join(' ')} 2C`, '3C', '3D'] })
  const { hands } = after(start, [0, lay(cards.join(' '))], [1, doubts])
  return hands[0]?.length === 1
}

const lastCard = (card: string) => after(position({ hands: [card, '3C', '3D'] }), [0, lay(card)], [1, doubts])

export const doubt: Cases = {
  'deal-54': deals(true),
  'deal-52': deals(false),
  'six-fours': ({ cards }) => expect(isHonest(cards, {})).toBe(true),
  'one-wrong': ({ cards }) => {
    expect(isHonest(cards, {})).toBe(false)
    expect(isHonest(cards.slice(0, 2), {})).toBe(true)
  },
  pile: (shown) => {
    const start = position({ hands: ['2C 9C', '3D 3H 9D', '9H'] })
    const state = after(start, [0, lay('2C')], [1, lay('3D 3H')], [2, doubts])
    expect([game.toAct(state), state.due, state.hands[2]?.length]).toEqual([[2], '2', 1 + 3])
    says(3)(shown)
  },
  'last-card': () => {
    expect(game.result(lastCard('2C'))?.winners).toEqual([0])
    expect(lastCard('2C').hands[1]).toHaveLength(2)
    expect(game.result(lastCard('KC'))).toBeNull()
    expect(lastCard('KC').hands[0]).toEqual(['KC'])
    const believed = after(position({ hands: ['KC', '3C', '3D'] }), [0, lay('KC')], [1, accepts])
    expect(game.result(believed)?.winners).toEqual([0])
  },
}
