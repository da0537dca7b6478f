import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkExpected } from '../../src/engine/expect.ts'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { toy } from '../support/toy.ts'

const state = toy.setup(
  { seats: 2, options: toy.options.parse({}) },
  { int: () => 0, shuffle: (items) => [...items] },
)

// In the order of a new deck seat 0 holds 1 and 2, seat 1 holds 3 and 4.
const show = (card: string): Json => ({ type: 'show', card })
const hide = (card: string): Json => ({ type: 'hide', card })
const ofFirst = [show('1'), hide('1'), show('2'), hide('2')]

const check = (expected: { readonly [name: string]: Json }) => checkExpected(toy, state, expected)

describe('what holds', () => {
  test.each<[string, Json]>([
    ['result', null],
    ['toAct', [0]],
    ['legal', { 0: ofFirst.toReversed(), 1: [] }],
    ['contains', { 0: [hide('2')] }],
    ['absent', { 0: [show('3')], 1: [show('3')] }],
    ['illegal', { seat: 0, move: show('3'), code: 'not-in-hand' }],
    [
      'illegal',
      [
        { seat: 1, move: show('3'), code: 'not-your-turn' },
        { seat: 0, move: 'show', code: 'bad-move' },
      ],
    ],
    ['scores', [0, 0]],
    ['stock', ['5', '6', '7', '8', '9', 'X']],
  ])('%s', (name, value) => {
    expect(check({ [name]: value })).toEqual({ failures: [], unchecked: [] })
  })
})

describe('what does not hold is told', () => {
  test.each<[string, Json, string]>([
    ['result', { scores: [0, 0], winners: [0] }, 'result is null, expected {"scores":[0,0],"winners":[0]}'],
    ['toAct', [1], 'toAct is [0], expected [1]'],
    ['legal', { 0: ofFirst.slice(1) }, 'legal of seat 0 has {"card":"1","type":"show"} too'],
    ['legal', { 1: [show('3')] }, 'legal of seat 1 lacks {"card":"3","type":"show"}'],
    ['contains', { 0: [show('3')] }, 'contains of seat 0 lacks {"card":"3","type":"show"}'],
    ['absent', { 0: [show('1')] }, 'absent of seat 0 has {"card":"1","type":"show"}'],
    ['absent', { north: [] }, 'absent is not written as it should be: {"north":[]}'],
    [
      'illegal',
      { seat: 0, move: show('1'), code: 'not-in-hand' },
      'illegal of seat 0, {"card":"1","type":"show"}, is legal, expected not-in-hand',
    ],
    [
      'illegal',
      { seat: 0, move: show('3'), code: 'bad-move' },
      'illegal of seat 0, {"card":"3","type":"show"}, is refused by not-in-hand, expected bad-move',
    ],
    [
      'illegal',
      { seat: 0, code: 'bad-move' },
      'illegal is not written as it should be: {"code":"bad-move","seat":0}',
    ],
    ['scores', [0, 1], 'scores is [0,0], expected [0,1]'],
  ])('%s %j', (name, value, complaint) => {
    expect(check({ [name]: value })).toEqual({ failures: [complaint], unchecked: [] })
  })

  test('a refusal that asks chance first', () => {
    const hasty: typeof toy = {
      ...toy,
      apply(position, seat, move, random) {
        random.int(2)
        return toy.apply(position, seat, move, random)
      },
    }
    const { failures } = checkExpected(hasty, state, {
      illegal: { seat: 0, move: show('3'), code: 'not-in-hand' },
    })
    expect(failures).toEqual([expect.stringContaining('chance was asked before the move was refused')])
  })
})

test('names nobody knows are listed, those of every object among them', () => {
  expect(check({ trump: 'S', toString: 1, scores: [0, 0] })).toEqual({
    failures: [],
    unchecked: ['trump', 'toString'],
  })
})

test('a move with a set compares however the set is written', () => {
  const cards = z.array(z.string()).transform((list) => list.toSorted())
  const melding: AnyGame = {
    ...toy,
    move: z.strictObject({ type: z.literal('meld'), cards }),
    legalMoves: () => [{ type: 'meld', cards: ['a', 'b'] }],
  }
  const expected = { legal: { 0: [{ type: 'meld', cards: ['b', 'a'] }] } }
  expect(checkExpected(melding, state, expected).failures).toEqual([])
})
