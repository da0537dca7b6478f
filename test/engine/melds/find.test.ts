import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, isJoker, type SuitCard, suitCardsFrom } from '../../../src/engine/cards.ts'
import { runsIn, setsIn } from '../../../src/engine/melds/find.ts'
import type { Ace } from '../../../src/engine/melds/line.ts'
import { isRunByHand, isSetByHand, sequencesOf, subsetsOf } from '../../support/melds.ts'

const aces: readonly Ace[] = ['low', 'high', 'both', 'round']
const deck = suitCardsFrom('2')

const split = (cards: readonly Card[]) => ({
  naturals: cards.filter((card): card is SuitCard => !isJoker(card)),
  jokers: cards.filter(isJoker),
})
const textOf = (cards: readonly Card[]): string => cards.join(' ')
/** The same text for the same cards in any order. */
const bagOf = (cards: readonly Card[]): string => textOf(cards.toSorted())

/** Small hands with much in them: three ranks round the ace in two suits, some twice, with jokers. */
const near = ['QS', 'KS', 'AS', '2S', '3S', 'AH', 'AH', 'AD', 'AS', '2H', 'XB', 'XR'] as const
const hands = fc.subarray([...near], { maxLength: 7 })

describe('all melds of a hand', () => {
  test('runs: every one once, and nothing else', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...aces), (hand, ace) => {
        const { naturals, jokers } = split(hand)
        const found = [...runsIn(naturals, jokers, ace)].map(textOf)
        const expected = new Set(
          sequencesOf(hand, 5)
            .filter((cards) => isRunByHand(cards, ace))
            .map(textOf),
        )
        expect(found.filter((text) => text.split(' ').length <= 5).toSorted()).toEqual(
          [...expected].toSorted(),
        )
      }),
      { seed: 1, numRuns: 120 },
    )
  })

  test('sets: every one once, and nothing else', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(4, 8), (hand, most) => {
        const { naturals, jokers } = split(hand)
        const found = [...setsIn(naturals, jokers, most)].map(bagOf)
        const expected = new Set(
          subsetsOf(hand)
            .filter((cards) => isSetByHand(cards, most))
            .map(bagOf),
        )
        expect(found.toSorted()).toEqual([...expected].toSorted())
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  test('a whole suit in the circle: a run from every card, of every length up to thirteen', () => {
    const spades = deck.filter((card) => card.endsWith('S'))
    expect([...runsIn(spades, [], 'round')]).toHaveLength(13 * 11)
    expect([...runsIn(spades, [], 'high')]).toHaveLength(66)
    expect([...runsIn(spades, [], 'both')]).toHaveLength(66 + 11)
  })

  // The positions of OpenSpiel's gin rummy tests, where runs have at most five cards.
  test.each([
    ['AS AC AD AH 2S 3S', 6],
    ['4S 4C 4D 4H 5S 5C 5D 5H 6S 6C 6D', 14],
    [deck.join(' '), 185],
  ])('OpenSpiel counts the melds of %s as %#: %d', (text, count) => {
    const hand = deck.filter((card) => text.split(' ').includes(card))
    const runs = [...runsIn(hand, [], 'low')].filter((run) => run.length <= 5)
    expect(runs.length + [...setsIn(hand, [], 4)].length).toBe(count)
  })
})
