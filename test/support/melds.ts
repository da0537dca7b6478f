/**
 * Melds by the letter of their definitions, found by trying everything: what the engine's search is held
 * against. Ranks are walked along a line written out, jokers are replaced by every card there is.
 */
import { type Card, isJoker, type SuitCard, suitCardsFrom } from '../../src/engine/cards.ts'
import type { Ace } from '../../src/engine/melds/line.ts'

const lines: { readonly [ace in Ace]: string } = {
  low: 'A23456789TJQK',
  high: '23456789TJQKA',
  both: 'A23456789TJQKA',
  round: 'A23456789TJQKA23456789TJQK',
}

/** Cards of one suit whose ranks, in this order, are a stretch of the line without a rank twice. */
const isNaturalRun = (cards: readonly Card[], ace: Ace): boolean => {
  const ranks = cards.map((card) => card.charAt(0))
  return (
    new Set(cards.map((card) => card.charAt(1))).size === 1 &&
    new Set(ranks).size === ranks.length &&
    lines[ace].includes(ranks.join(''))
  )
}

const deck = suitCardsFrom('2')

/** The cards with each joker replaced by each of `stands`. */
const readings = (cards: readonly Card[], stands: readonly SuitCard[]): readonly (readonly Card[])[] => {
  const place = cards.findIndex(isJoker)
  return place < 0 ? [cards] : stands.flatMap((card) => readings(cards.with(place, card), stands))
}

export const isRunByHand = (cards: readonly Card[], ace: Ace): boolean => {
  const natural = cards.find((card) => !isJoker(card))
  if (cards.length < 3 || natural === undefined) return false
  const sameSuit = deck.filter((card) => card.charAt(1) === natural.charAt(1))
  return readings(cards, sameSuit).some((reading) => isNaturalRun(reading, ace))
}

export const isSetByHand = (cards: readonly Card[], most: number): boolean => {
  const ranks = new Set(cards.filter((card) => !isJoker(card)).map((card) => card.charAt(0)))
  return cards.length >= 3 && cards.length <= most && ranks.size === 1
}

/** Every way to lay some of the cards in a row. */
export const sequencesOf = <C>(cards: readonly C[], longest: number): readonly (readonly C[])[] =>
  longest === 0
    ? [[]]
    : [
        [],
        ...cards.flatMap((card, index) =>
          sequencesOf(cards.toSpliced(index, 1), longest - 1).map((rest) => [card, ...rest]),
        ),
      ]

/** Every choice of some of the cards. */
export const subsetsOf = <C>(cards: readonly C[]): readonly (readonly C[])[] =>
  cards.reduceRight<readonly (readonly C[])[]>(
    (subsets, card) => subsets.flatMap((subset) => [subset, [card, ...subset]]),
    [[]],
  )

/** The smallest sum left over when the cards are split into melds and the rest, by trying every split. */
export const leastLeft = <C extends SuitCard>(
  cards: readonly C[],
  isMeld: (cards: readonly C[]) => boolean,
  worth: (card: C) => number,
): number => {
  const [first, ...others] = cards
  if (first === undefined) return 0
  const alone = worth(first) + leastLeft(others, isMeld, worth)
  return subsetsOf(others)
    .filter((subset) => isMeld([first, ...subset]))
    .map((subset) =>
      leastLeft(
        others.filter((card) => !subset.includes(card)),
        isMeld,
        worth,
      ),
    )
    .reduce((least, left) => Math.min(least, left), alone)
}
