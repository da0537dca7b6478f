import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDeck, rankOf, type SuitCard, suitCardsFrom } from '../../../src/engine/cards.ts'
import { arrangements, lessOne, mostMelded, prepare, worthOf } from '../../../src/engine/melds/arrange.ts'
import { runsIn, setsIn } from '../../../src/engine/melds/find.ts'
import type { Ace } from '../../../src/engine/melds/line.ts'
import { orderRun } from '../../../src/engine/melds/meld.ts'
import { cardsOf } from '../../support/hands.ts'
import { isSetByHand, leastLeft } from '../../support/melds.ts'

const deck = makeDeck(suitCardsFrom('2'))
const aces: readonly Ace[] = ['low', 'high', 'both', 'round']
const worth = (card: SuitCard): number => rankOf(card) + 2
const sum = (cards: readonly SuitCard[]): number => cards.reduce((total, card) => total + worth(card), 0)

const workingsOf = (hand: readonly SuitCard[], ace: Ace, most = 4) =>
  prepare(hand, [...setsIn(hand, [], most), ...runsIn(hand, [], ace)], worth)

/** Hands of neighbouring ranks, in which melds overlap. */
const crowded = suitCardsFrom('J').concat(cardsOf(deck, '2C 2D 2H 2S 3C 3D 3H 3S 4C 4D'))
const hands = fc.subarray(crowded, { minLength: 3, maxLength: 9 }).map(deck.sort)

describe('the most that is melded at once', () => {
  test('leaves as little as trying every split', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...aces), (hand, ace) => {
        const isMeld = (cards: readonly SuitCard[]) => isSetByHand(cards, 4) || orderRun(cards, ace) !== null
        const left = sum(hand) - mostMelded(workingsOf(hand, ace))
        expect(left).toBe(leastLeft(hand, isMeld, worth))
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test('with two decks an equal card may lie in another meld, or in the same set', () => {
    const hand = cardsOf(deck, '7C 7C 7D 7H 8C 9C')
    expect(mostMelded(workingsOf(hand, 'low', 8))).toBe(sum(hand))
    const sevens = cardsOf(deck, '7C 7C 7D')
    expect(mostMelded(workingsOf(sevens, 'low', 8))).toBe(21)
    const once = cardsOf(deck, '7C 7D 7H 8C 9C')
    expect(mostMelded(workingsOf(once, 'low', 8))).toBe(24)
  })

  test('of a hand less one card is that of the other cards', () => {
    fc.assert(
      fc.property(hands, fc.nat(), (hand, index) => {
        const card = hand[index % hand.length] ?? '2C'
        const others = hand.filter((other) => other !== card)
        expect(mostMelded(lessOne(workingsOf(hand, 'round'), card))).toBe(
          mostMelded(workingsOf(others, 'round')),
        )
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})

describe('all arrangements', () => {
  test('come once each, with no card twice, and the best among them', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const workings = workingsOf(hand, 'both')
        const found = [...arrangements(workings)]
        const texts = found.map((melds) => melds.map(({ cards }) => cards.join(' ')).join(' / '))
        expect(new Set(texts).size).toBe(texts.length)
        for (const melds of found) {
          const cards = melds.flatMap((meld) => meld.cards)
          expect(new Set(cards).size).toBe(cards.length)
        }
        expect(Math.max(...found.map(worthOf))).toBe(mostMelded(workings))
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  test('come in the order of their cards: shorter lists first, a longer meld before its beginning', () => {
    const hand = cardsOf(deck, '5H 6H 7H 8H')
    const texts = [...arrangements(workingsOf(hand, 'low'))].map((melds) =>
      melds.map(({ cards }) => cards.join(' ')).join(' / '),
    )
    expect(texts).toEqual(['', '5H 6H 7H 8H', '5H 6H 7H', '6H 7H 8H'])
  })
})
