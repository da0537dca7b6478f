import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dealHands,
  isJoker,
  makeDeck,
  rankOf,
  suitCardsFrom,
  suitOf,
  tabulate,
  without,
} from '../../src/engine/cards.ts'

describe('a new deck', () => {
  test('has clubs, diamonds, hearts, spades, in each the ranks ascending', () => {
    expect(suitCardsFrom('Q')).toEqual([
      'QC',
      'KC',
      'AC',
      'QD',
      'KD',
      'AD',
      'QH',
      'KH',
      'AH',
      'QS',
      'KS',
      'AS',
    ])
  })

  test.each([
    ['2', 52],
    ['7', 32],
    ['8', 28],
  ] as const)('from %s up has %i cards', (lowest, count) => {
    expect(new Set(suitCardsFrom(lowest)).size).toBe(count)
  })
})

test('a card is its rank and its suit', () => {
  expect((['2C', 'TD', 'KH', 'AS'] as const).map((card) => [rankOf(card), suitOf(card)])).toEqual([
    [0, 'C'],
    [8, 'D'],
    [11, 'H'],
    [12, 'S'],
  ])
  expect((['XB', 'XR', 'AS'] as const).map(isJoker)).toEqual([true, true, false])
})

describe('a deck', () => {
  const deck = makeDeck([...suitCardsFrom('2'), 'XB', 'XR'] as const)

  test('knows its cards from anything else', () => {
    expect(['2C', 'XR', '1C', '2c', '', 'constructor', 2, null, ['2C']].map(deck.has)).toEqual([
      ...[true, true],
      ...[false, false, false, false, false, false, false],
    ])
  })

  test('sorts any of its cards into its own order, however they lay', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...deck.cards]), (some) => {
        expect(deck.sort(some)).toEqual(deck.cards.filter((card) => some.includes(card)))
      }),
      { seed: 1 },
    )
  })

  test('is dealt in whole hands from the top, each sorted', () => {
    const pile = ['AS', '2C', 'XR', '3D', 'KH', '4C', 'XB'] as const
    expect(dealHands(deck, pile, 2, 3)).toEqual([
      ['2C', 'AS', 'XR'],
      ['4C', '3D', 'KH'],
    ])
  })
})

test('one of several equal cards is taken out', () => {
  expect(without(['2C', '3C', '2C'], '2C')).toEqual(['3C', '2C'])
  expect(without(['2C'], '3C')).toEqual(['2C'])
})

test('a table answers its own keys alone', () => {
  const lengthOf = tabulate(['a', 'bb'], (key, index) => key.length + 10 * index)
  expect([lengthOf('a'), lengthOf('bb')]).toEqual([1, 12])
  expect(() => lengthOf('ccc')).toThrow('ccc')
})
