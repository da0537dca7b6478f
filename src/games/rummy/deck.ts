/** The cards of Rummy, one deck or two, with jokers or without, and what they count in the hand. */
import { type Card, isJoker, makeDeck, rankOf, suitCardsFrom, tabulate } from '../../engine/cards.ts'
import type { RummyOptions } from './options.ts'

const naturals = suitCardsFrom('2')

/** Every different card there can be, in the order of a new deck. */
export const codes = makeDeck<Card>([...naturals, 'XB', 'XR'])

/** The new deck of a table. */
export const deckOf = ({ deck, jokers }: Pick<RummyOptions, 'deck' | 'jokers'>): readonly Card[] => [
  ...naturals,
  ...(deck === 'double' ? naturals : []),
  ...(jokers ? (['XB', 'XR'] as const) : []),
]

const placeOf = tabulate(codes.cards, (_, place) => place)

/** In the order of a new deck, equal cards side by side, so that nothing tells how they were dealt. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b))

/** The different ones of sorted cards. */
export const distinct = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, index) => card !== cards[index - 1])

/** Whether the cards are in the hand, equal ones as often as they are named. */
export const holdsAll = (hand: readonly Card[], cards: readonly Card[]): boolean => {
  const left = [...hand]
  return cards.every((card) => {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

const ace = 12
const jokerValue = 20

const penaltyOf = (card: Card, courtCards: RummyOptions['courtCards']): number => {
  if (isJoker(card)) return jokerValue
  if (rankOf(card) === ace) return 1
  const number = rankOf(card) + 2
  return courtCards === 'ten' ? Math.min(10, number) : number
}

export const penaltyFor = (cards: readonly Card[], courtCards: RummyOptions['courtCards']): number =>
  cards.reduce((sum, card) => sum + penaltyOf(card, courtCards), 0)
