/** Several moves in one act: all or none, and never a way to look at what they uncover. */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { makeMoves } from '../../src/table/play.ts'
import { position as doubtPosition, doubts, after as inDoubt, lay } from '../support/doubt.ts'
import { dealt, discard, draw, knock, take } from '../support/gin-rummy.ts'
import { layOff, meld, position, discard as rummyDiscard, run } from '../support/rummy.ts'

const made = (game: AnyGame, state: Json, seat: number, moves: readonly Json[]) => {
  const start = { state, asked: 0, decisions: [0, 0, 0], began: [0, 0, 0], n: 0 }
  return makeMoves(game, new Uint8Array(32), start, seat, moves)
}

const hands = ['4S 5S 6S 2C 2D 2H 9H JH QD KC', '3S 7S 8C 9C TC JD 3H 4H 8H KD'] as const
const upcard = '7H'

test('are made one after the other, each a move of its own', () => {
  const state = { ...dealt({ hands, upcard }), phase: 'draw' as const }
  const answer = made(ginRummy, state, 0, [take, discard('KC')])
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.made.map(({ move }) => move)).toEqual([take, discard('KC')])
  expect(answer.made.map(({ position: { n } }) => n)).toEqual([1, 2])
  expect(answer.made.at(-1)?.position.state).toMatchObject({ turn: 1, pile: ['KC'] })
})

test('are none of them made when one is refused, whose reason it is', () => {
  const state = position({ hands: ['4S 5S 6S 7S KC QD', '3H'] })
  const laid = meld('run', '4S 5S 6S')
  expect(made(rummy, state, 0, [laid, layOff(0, 'KC', 'high'), rummyDiscard('QD')])).toEqual({
    ok: false,
    code: 'does-not-fit',
    params: { card: 'KC' },
  })
  expect(made(rummy, state, 0, [laid, { grab: 1 }])).toMatchObject({ code: 'bad-move' })
  expect(made(rummy, state, 0, [laid, layOff(0, '7S', 'high'), rummyDiscard('QD')]).ok).toBe(true)
})

describe('after one that uncovers something are refused, whatever they are and whatever it was', () => {
  const later = { code: 'one-by-one', params: {} }

  // Held against the hand, each of these would say whether it is the card on top of the stock.
  test.each(['7D', '8D', 'KC'])('a discard of %s after a draw from the stock', (card) => {
    const state = { ...dealt({ hands, upcard, stock: '7D 8D' }), phase: 'draw' as const }
    expect(made(ginRummy, state, 0, [draw, discard(card)])).toMatchObject(later)
  })

  test.each([
    ['2C', 'a true claim'],
    ['KC', 'a lie'],
  ])('cards laid after a doubt of %s, %s', (card) => {
    const start = doubtPosition({ hands: ['2C KC 9C', '3D 9D', '4D 4H'] })
    const claimed = inDoubt(start, [0, lay(card)])
    expect(made(doubt, claimed, 1, [doubts, lay('3D')])).toMatchObject(later)
    expect(made(doubt, claimed, 1, [doubts, { type: 'play', cards: [] }])).toMatchObject(later)
  })

  // Whether the knock ends the game is a matter of the other hand.
  test.each([0, 99])('anything after a knock, with %i points before', (points) => {
    const ten = '4S 5S 6S 2C 2D 2H JH QH KH AC'
    const state = {
      ...dealt({ hands: [ten, hands[1]], upcard }),
      phase: 'discard' as const,
      points: [points, 0] as const,
    }
    const eleven = { ...state, hands: [[...(state.hands[0] ?? []), ...state.pile], state.hands[1] ?? []] }
    expect(made(ginRummy, { ...eleven, pile: [] }, 0, [knock('7H')]).ok).toBe(true)
    expect(made(ginRummy, { ...eleven, pile: [] }, 0, [knock('7H'), draw])).toMatchObject(later)
  })

  test('anything after the last card is laid', () => {
    const state = position({ hands: ['7S', '3H'], table: [run(0, '4S 5S 6S')] })
    expect(made(rummy, state, 0, [layOff(0, '7S', 'high'), { type: 'draw', from: 'stock' }])).toMatchObject(
      later,
    )
  })
})
