import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, makeDeck, suitCardsFrom } from '../../../src/engine/cards.ts'
import type { Ace } from '../../../src/engine/melds/line.ts'
import { orderRun, readRun, readSet } from '../../../src/engine/melds/meld.ts'
import { cardsOf } from '../../support/hands.ts'
import { isRunByHand, isSetByHand } from '../../support/melds.ts'

const deck = makeDeck<Card>([...suitCardsFrom('2'), 'XB', 'XR'])
const naturals = makeDeck(suitCardsFrom('2'))
const aces: readonly Ace[] = ['low', 'high', 'both', 'round']

describe('a run', () => {
  test.each([
    ['TH JH QH KH', aces],
    ['QS KS AS', ['high', 'both', 'round']],
    ['AS 2S 3S', ['low', 'both', 'round']],
    ['KS AS 2S', ['round']],
    ['5H XB 7H', aces],
    ['XR 5H 6H', aces],
    ['5H 6H XR', aces],
    ['KS AS XB', ['round']],
    ['XB 2D 3D', ['low', 'both', 'round']],
    ['7C XB XR', aces],
    ['XB AS XR', ['round']],
    ['AS XB XR', ['low', 'both', 'round']],
    ['XB XR AS', ['high', 'both', 'round']],
    ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS', ['low', 'both', 'round']],
    ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS XB', []],
    ['5H 7H XB', []],
    ['5H 6D 7H', []],
    ['7H 6H 5H', []],
    ['5H 6H', []],
    ['XB XR', []],
  ] as const)('%s with aces %j', (text, allowed) => {
    const cards = cardsOf(deck, text)
    expect(aces.filter((ace) => readRun(cards, ace) !== null)).toEqual(allowed)
  })

  test('is what its definition says, jokers and all', () => {
    // Cards close together, so that most rows are nearly runs.
    const near = fc.constantFrom<Card>('QS', 'KS', 'AS', '2S', '3S', '4S', '3H', 'XB', 'XR')
    fc.assert(
      fc.property(fc.array(near, { maxLength: 5 }), fc.constantFrom(...aces), (cards, ace) => {
        const jokers = cards.filter((card) => card.startsWith('X'))
        fc.pre(new Set(jokers).size === jokers.length)
        expect(readRun(cards, ace) !== null).toBe(isRunByHand(cards, ace))
      }),
      { seed: 1, numRuns: 4000 },
    )
  })

  test.each([
    ['3S AS 2S', 'low', 'AS 2S 3S'],
    ['2S AS KS', 'round', 'KS AS 2S'],
    ['AS KS QS', 'both', 'QS KS AS'],
  ] as const)('%s in any order is put in order: %s', (text, ace, run) => {
    expect(orderRun(cardsOf(naturals, text), ace)).toEqual(cardsOf(naturals, run))
  })

  test.each(['2S AS KS', '5H 5H 6H', '5H 6H 8H', '5H 6D 7H'])('%s is no run with aces low', (text) => {
    expect(orderRun(cardsOf(naturals, text), 'low')).toBeNull()
  })
})

describe('a set', () => {
  test.each([
    ['3H 3D 3C', 4, '3'],
    ['7C 7C 7D', 8, '7'],
    ['7C XB XR', 4, '7'],
    ['7C 7D 7H 7S XB', 4, null],
    ['7C 7D 7H 7S XB', 8, '7'],
    ['7H 7C KS', 4, null],
    ['7H 7D', 4, null],
    ['XB XR', 4, null],
  ] as const)('%s, at most %d cards: %s', (text, most, rank) => {
    expect(readSet(cardsOf(deck, text), most)).toBe(rank)
  })

  test('is what its definition says', () => {
    const near = fc.constantFrom<Card>('7C', '7D', '7H', '7S', '8S', 'XB', 'XR')
    fc.assert(
      fc.property(fc.array(near, { maxLength: 9 }), fc.constantFrom(4, 8), (cards, most) => {
        expect(readSet(cards, most) !== null).toBe(isSetByHand(cards, most))
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})
