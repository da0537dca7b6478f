import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDeck, type SuitCard, suitCardsFrom } from '../../../src/engine/cards.ts'
import { layOffAll, neighboursOf } from '../../../src/engine/melds/layoff.ts'
import type { Ace } from '../../../src/engine/melds/line.ts'
import { orderRun } from '../../../src/engine/melds/meld.ts'
import { cardsOf } from '../../support/hands.ts'
import { isSetByHand, subsetsOf } from '../../support/melds.ts'

const deck = makeDeck(suitCardsFrom('2'))
type Melds = readonly (readonly SuitCard[])[]

const isMeld = (cards: readonly SuitCard[], ace: Ace) =>
  isSetByHand(cards, 4) || orderRun(cards, ace) !== null

/** The most cards that can go on the melds one after another, by trying every card on every meld. */
const mostByHand = (melds: Melds, cards: readonly SuitCard[], ace: Ace): number => {
  const ways = cards.flatMap((card) =>
    melds.flatMap((meld, index) => {
      const grown = [...meld, card]
      return isMeld(grown, ace) ? [{ card, melds: melds.with(index, grown) }] : []
    }),
  )
  return ways.reduce((most, way) => {
    const others = cards.filter((card) => card !== way.card)
    return Math.max(most, 1 + mostByHand(way.melds, others, ace))
  }, 0)
}

describe('neighbours of a meld', () => {
  test.each([
    ['4S 5S 6S', 'low', '3S 7S'],
    ['AS 2S 3S', 'low', '4S'],
    ['AS 2S 3S', 'round', 'KS 4S'],
    ['JS QS KS', 'low', 'TS'],
    ['JS QS KS', 'both', 'TS AS'],
    ['2S 3S 4S', 'both', 'AS 5S'],
    ['QS KS AS', 'both', 'JS'],
    ['3H 3D 3C', 'low', '3S'],
    ['3H 3D 3C 3S', 'low', ''],
    ['2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS', 'round', 'AS'],
    ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS', 'round', ''],
  ] as const)('%s with aces %s: %s', (meld, ace, expected) => {
    expect(neighboursOf(cardsOf(deck, meld), ace)).toEqual(cardsOf(deck, expected))
  })
})

describe('laying off', () => {
  test.each([
    { melds: ['4S 5S 6S 7S'], cards: '3S 8D', laid: '3S' },
    { melds: ['4S 5S 6S 7S'], cards: 'AS 2S 3S 9S', laid: '3S 2S AS' },
    { melds: ['5C 5D 5H', '6S 7S 8S'], cards: '5S 4S', laid: '5S 4S' },
    { melds: ['5C 5D 5H', '7S 8S 9S'], cards: '5S 4S', laid: '5S' },
    { melds: ['3S 4S 5S', '9S TS JS'], cards: '6S 7S 8S', laid: '6S 7S 8S' },
    { melds: ['QC QD QH'], cards: 'KS KD', laid: '' },
  ])('$cards on $melds: $laid', ({ melds, cards, laid }) => {
    const found = layOffAll(
      melds.map((meld) => cardsOf(deck, meld)),
      cardsOf(deck, cards),
      'low',
    )
    expect(found.map(({ card }) => card)).toEqual(cardsOf(deck, laid))
  })

  test('lays off as many as trying every card on every meld', () => {
    const lying: readonly Melds[] = [
      ['5C 5D 5H', '6S 7S 8S'],
      ['AC AD AH', 'QS KS JS'],
      ['4S 5S 6S', '9S TS JS', '3C 3D 3H'],
    ].map((melds) => melds.map((meld) => cardsOf(deck, meld)))
    const loose = cardsOf(deck, '2S 3S 5S 4S AS TS 9S QS 2C 7S 8S')
    fc.assert(
      fc.property(
        fc.constantFrom(...lying),
        fc.subarray([...loose], { maxLength: 6 }),
        fc.constantFrom<Ace>('low', 'round'),
        (melds, some, ace) => {
          const ordered = melds.map((meld) => orderRun(meld, ace) ?? meld)
          const cards = some.filter((card) => !melds.flat().includes(card))
          const laid = layOffAll(ordered, cards, ace)
          expect(laid).toHaveLength(mostByHand(ordered, cards, ace))
          expect(subsetsOf(cards)).toContainEqual(
            cards.filter((card) => laid.some((one) => one.card === card)),
          )
        },
      ),
      { seed: 1, numRuns: 300 },
    )
  })
})
