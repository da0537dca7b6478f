/** The two arrangements a deal ends with, held against trying everything. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SuitCard } from '../../src/engine/cards.ts'
import { orderRun } from '../../src/engine/melds/meld.ts'
import { arrangeBest, layOutAgainst, readMelds } from '../../src/games/gin-rummy/arrange.ts'
import { countOf, deck } from '../../src/games/gin-rummy/deck.ts'
import { cardsOf } from '../support/hands.ts'
import { isSetByHand, subsetsOf } from '../support/melds.ts'

type Melds = readonly (readonly SuitCard[])[]
type Ace = 'low' | 'round'

const isMeld = (cards: readonly SuitCard[], ace: Ace) =>
  isSetByHand(cards, 4) || orderRun(cards, ace) !== null

/** Every set of melds among the cards, each once. */
const splits = (cards: readonly SuitCard[], ace: Ace): readonly Melds[] => {
  const [first, ...others] = cards
  if (first === undefined) return [[]]
  const withFirst = subsetsOf(others)
    .map((subset) => [first, ...subset])
    .filter((meld) => isMeld(meld, ace))
    .flatMap((meld) =>
      splits(
        others.filter((card) => !meld.includes(card)),
        ace,
      ).map((melds) => [meld, ...melds]),
    )
  return [...splits(others, ace), ...withFirst]
}

const restOf = (hand: readonly SuitCard[], melds: Melds) =>
  hand.filter((card) => !melds.some((meld) => meld.includes(card)))

/** The least count of cards left over when they are laid on the melds, one after another, in every way. */
const leastAfterLayoffs = (melds: Melds, cards: readonly SuitCard[], ace: Ace): number =>
  cards
    .flatMap((card) => melds.map((meld, index) => ({ card, index, grown: [...meld, card] })))
    .filter(({ grown }) => isMeld(grown, ace))
    .reduce((least, { card, index, grown }) => {
      const others = cards.filter((other) => other !== card)
      return Math.min(least, leastAfterLayoffs(melds.with(index, grown), others, ace))
    }, countOf(cards))

/** Cards near each other, so that melds cross. */
const crowded = cardsOf(deck, '5C 5D 5H 5S 6C 6D 6H 7C 7D 7S 8C 8S 9S KC KS AC AS 2C 2S QS QC')
const handOf = (size: number) =>
  fc.subarray([...crowded], { minLength: size, maxLength: size }).map(deck.sort)
const aces = fc.constantFrom<Ace>('low', 'round')

/** How many different cards, not in the hand, lie directly next to one of the melds. */
const openCards = (hand: readonly SuitCard[], melds: Melds, ace: Ace): number =>
  deck.cards.filter((card) => !hand.includes(card) && melds.some((meld) => isMeld([...meld, card], ace)))
    .length

describe('the automatic arrangement', () => {
  test('has the least deadwood, and of those the fewest open cards', () => {
    fc.assert(
      fc.property(handOf(8), aces, (hand, ace) => {
        const found = arrangeBest(hand, ace)
        const every = splits(hand, ace).map((melds) => ({
          left: countOf(restOf(hand, melds)),
          open: openCards(hand, melds, ace),
        }))
        const least = Math.min(...every.map(({ left }) => left))
        const fewest = Math.min(...every.filter(({ left }) => left === least).map(({ open }) => open))
        expect([countOf(restOf(hand, found)), openCards(hand, found, ace)]).toEqual([least, fewest])
      }),
      { seed: 1, numRuns: 150 },
    )
  })

  test('of equal ones is the first in the order of the deck, a longer meld before a shorter', () => {
    const hand = deck.sort(cardsOf(deck, 'QH KH AH 2H 3H 4H 5H'))
    expect(arrangeBest(hand, 'round')).toEqual([cardsOf(deck, '2H 3H 4H 5H QH KH AH')])
  })
})

describe('the opponent', () => {
  test('is left with the least, over all ways to meld and lay off', () => {
    const lying: readonly Melds[] = [
      ['5C 5D 5H', '6S 7S 8S'],
      ['QS KS AS', '6C 7C 8C'],
      ['KC KD KH', '7S 8S 9S', 'AC 2C 3C'],
    ].map((melds) => melds.map((meld) => cardsOf(deck, meld)))
    fc.assert(
      fc.property(handOf(8), fc.constantFrom(...lying), aces, (some, melds, ace) => {
        const against = readMelds(
          melds.filter((meld) => isMeld(meld, ace)),
          ace,
        )
        const hand = some.filter((card) => !melds.flat().includes(card))
        const shown = layOutAgainst(hand, against, ace)
        const laid = shown.laidOff.map(({ card }) => card)
        expect(deck.sort([...shown.melds.flat(), ...laid, ...shown.deadwood])).toEqual(hand)
        const least = Math.min(
          ...splits(hand, ace).map((own) => leastAfterLayoffs(against, restOf(hand, own), ace)),
        )
        expect(countOf(shown.deadwood)).toBe(least)
      }),
      { seed: 1, numRuns: 150 },
    )
  })
})
