/** The worked examples of Katzenjammer Blues: bids and their order, what pays them, and the end of a game. */
import { describe, expect, test } from 'vitest'
import { type Bid, canPay, isHigher, pays, readBid } from '../../src/games/katzenjammer-blues/bids.ts'
import { part } from '../../src/games/katzenjammer-blues/cards.ts'
import type { KatzenjammerOptions } from '../../src/games/katzenjammer-blues/options.ts'
import { lineOf, resultOf } from '../../src/games/katzenjammer-blues/score.ts'
import { cards, optionsOf } from '../support/katzenjammer-blues.ts'

const read = (text: string, options: Partial<KatzenjammerOptions> = {}): Bid | null =>
  readBid(cards(text), optionsOf(options))

const same = (count: number, value: number): Bid => ({ kind: 'same', count, value })
const different = (count: number, value: number | null): Bid => ({ kind: 'different', count, value })

/** Each strictly higher than those before it; cards in one line are worth the same. */
const ladder: readonly (readonly [readonly string[], Bid])[] = [
  [['1'], same(1, 1)],
  [['5', 'J'], same(1, 5)],
  [['1 2'], different(2, 3)],
  [['4 5'], different(2, 9)],
  [['1 1', '1 J'], same(2, 1)],
  [['4 4', '4 J'], same(2, 4)],
  [['5 J', 'J J'], same(2, 5)],
  [['1 2 3'], different(3, 6)],
  [['1 2 J'], different(3, 8)],
  [['2 2 J'], same(3, 2)],
  [['1 2 J J'], different(4, 12)],
  [['1 2 3 4 5', '1 2 J J J'], different(5, 15)],
  [['1 1 1 1 1'], same(5, 1)],
]
const rungs = ladder.flatMap(([texts, bid], height) => texts.map((text) => ({ text, bid, height })))

describe('a bid laid face up', () => {
  test.each(rungs)('$text counts at its highest reading', ({ text, bid }) => {
    expect(read(text)).toEqual(bid)
  })

  test.each(rungs)('$text beats exactly what stands below it', ({ bid, height }) => {
    const beaten = rungs.filter((other) => isHigher(bid, other.bid))
    expect(beaten).toEqual(rungs.filter((other) => other.height < height))
    expect(isHigher(bid, null)).toBe(true)
  })

  test.each(['', '3 3 4', '1 2 3 4 5 J', '1 1 2 J', '1 2 J J J J'])('‘%s’ is none', (text) => {
    expect(read(text)).toBeNull()
  })

  test('with equal sums does not beat one of as many different cards', () => {
    const [low, high] = [read('3 4'), read('2 5')]
    expect([low?.value, high?.value]).toEqual([7, 7])
    expect([low, high].every((bid) => bid !== null && !isHigher(bid, different(2, 7)))).toBe(true)
  })

  test('with mixedBids count has no sum, so that nothing but a count or equal cards beat it', () => {
    const options = { mixedBids: 'count' } as const
    const bid = read('1 2', options)
    expect(bid).toEqual(different(2, null))
    const beats = (text: string) => {
      const other = read(text, options)
      return other !== null && isHigher(other, bid)
    }
    expect(['4 5', '1 2', '1 J', '1 2 3', '5'].map(beats)).toEqual([false, false, true, true, false])
  })
})

describe('what pays an announced bid', () => {
  test.each([
    { bid: same(3, 4), paying: ['4 4 4', '4 J J', 'J J J'], not: ['4 4', '4 4 5', '4 4 4 4'] },
    { bid: different(2, 8), paying: ['3 5', '3 J', '5 J', 'J J'], not: ['4 4', '4 J', '2 5', '3 5 J'] },
    { bid: different(3, 6), paying: ['1 2 3', '1 J J', 'J J J'], not: ['1 2 4', '4 J J', '1 1 J'] },
    { bid: different(2, null), paying: ['1 2', '5 J', 'J J'], not: ['3 3', '1 2 3'] },
  ])('$bid', ({ bid, paying, not }) => {
    expect(paying.filter((text) => !pays(cards(text), bid))).toEqual([])
    expect(not.filter((text) => pays(cards(text), bid))).toEqual([])
    expect(paying.filter((text) => !canPay(part(cards(text)), bid))).toEqual([])
  })

  test.each([
    { bid: same(2, 3), hand: '3 1 5', may: false },
    { bid: same(2, 3), hand: '3 1 5 J', may: true },
    { bid: different(5, 15), hand: '1 1 2 2 3 4', may: false },
    { bid: different(5, 15), hand: '1 1 2 3 4 J', may: true },
    { bid: different(2, 2), hand: 'J J J', may: false },
  ])('$hand covers $bid: $may', ({ bid, hand, may }) => {
    expect(canPay(part(cards(hand)), bid)).toBe(may)
  })
})

describe('the end of a game', () => {
  /** Used jokers, then those still held. */
  const line = (mice: readonly number[], jokers: readonly (readonly [number, number])[], chosen = {}) =>
    lineOf({
      options: optionsOf(chosen),
      mice,
      used: jokers.map(([used]) => used),
      hands: jokers.map(([, held]) => [...cards('1 2'), ...cards('J '.repeat(held))]),
    })

  test.each([
    {
      mice: [8, 7, 5],
      jokers: [
        [1, 1],
        [3, 0],
        [0, 0],
      ],
      scores: [8, 2, 5],
    },
    {
      mice: [8, 7, 5],
      jokers: [
        [2, 1],
        [0, 3],
        [1, 0],
      ],
      scores: [3, 2, 5],
    },
    {
      mice: [8, 7, 5],
      jokers: [
        [2, 1],
        [0, 3],
        [1, 0],
      ],
      chosen: { jokerTie: 'none' },
      scores: [8, 7, 5],
    },
    {
      mice: [2, 0],
      jokers: [
        [0, 0],
        [0, 1],
      ],
      scores: [2, -5],
    },
    {
      mice: [2, 0],
      jokers: [
        [0, 0],
        [0, 1],
      ],
      chosen: { belowZero: false },
      scores: [2, 0],
    },
    {
      mice: [1, 3],
      jokers: [
        [0, 0],
        [0, 0],
      ],
      scores: [1, 3],
    },
  ] as const)(
    '$mice mice and $jokers jokers with $chosen score $scores',
    ({ mice, jokers, chosen, scores }) => {
      expect(line(mice, jokers, chosen).scores).toEqual(scores)
    },
  )

  test('adds the scores of several games, and ties share the win', () => {
    const games = [
      line(
        [4, 2],
        [
          [0, 0],
          [1, 0],
        ],
      ),
      line(
        [0, 2],
        [
          [0, 0],
          [0, 0],
        ],
      ),
      line(
        [1, 6],
        [
          [0, 0],
          [0, 0],
        ],
      ),
    ]
    expect(resultOf({ games, seats: 2 })).toEqual({ scores: [5, 5], winners: [0, 1] })
  })
})
