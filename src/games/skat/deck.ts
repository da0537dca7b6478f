/** The 32 cards of Skat, what they count, and how they compare in each game. */
import {
  makeDeck,
  rankOf,
  type Suit,
  type SuitCard,
  suitCardsFrom,
  suitOf,
  tabulate,
} from '../../engine/cards.ts'
import type { TrickOrder } from '../../engine/tricks.ts'

export const deck = makeDeck(suitCardsFrom('7'))

/** What a declarer may name. A suit is trumps beside the jacks; in grand only the jacks are, in null nothing is. */
export const gameNames = ['D', 'H', 'S', 'C', 'grand', 'null'] as const
export type GameName = (typeof gameNames)[number]
export type TrumpGame = Exclude<GameName, 'null'>

/** What a card counts as: a jack is a trump and no card of its printed suit, except in null. */
export type CountedSuit = Suit | 'trump'

const pointsByRank: { readonly [rank: string]: number } = { A: 11, T: 10, K: 4, Q: 3, J: 2 }
const pointsOf = tabulate(deck.cards, (card) => pointsByRank[card.charAt(0)] ?? 0)

/** Card points; all 32 cards count 120. */
export const countPoints = (cards: readonly SuitCard[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0)

export const allPoints = countPoints(deck.cards)

/** Both from the lowest up. */
const ranksBelowJacks = '789QKTA'
const jacks: readonly SuitCard[] = ['JD', 'JH', 'JS', 'JC']

const strengthOf = (card: SuitCard): number =>
  jacks.includes(card)
    ? ranksBelowJacks.length + jacks.indexOf(card)
    : ranksBelowJacks.indexOf(card.charAt(0))

const orderWith = (trump: Suit | null): TrickOrder<SuitCard, CountedSuit> => ({
  trump: 'trump',
  suitOf: (card) => {
    const suit = suitOf(card)
    return suit === trump || card.charAt(0) === 'J' ? 'trump' : suit
  },
  rankOf: tabulate(deck.cards, strengthOf),
})

const nullOrder: TrickOrder<SuitCard, CountedSuit> = { trump: null, suitOf, rankOf }

/** How cards compare in a game. A ramsch is played in the order of grand. */
export const orderIn = tabulate(gameNames, (game) => {
  if (game === 'null') return nullOrder
  return orderWith(game === 'grand' ? null : game)
})

/** The trumps of a game from the jack of clubs down. */
const trumpsIn = tabulate(gameNames, (game): readonly SuitCard[] => {
  const order = orderIn(game)
  const trumps = deck.cards.filter((card) => order.suitOf(card) === 'trump')
  return trumps.toSorted((a, b) => order.rankOf(b) - order.rankOf(a))
})

/**
 * How many top trumps these cards have in an unbroken row, or, as a negative number, lack. It is never 0:
 * the jack of clubs is there or missing.
 */
export const countMatadors = (game: TrumpGame, cards: readonly SuitCard[]): number => {
  const held = trumpsIn(game).map((card) => cards.includes(card))
  const isWith = held[0] === true
  const end = held.indexOf(!isWith)
  const run = end < 0 ? held.length : end
  return isWith ? run : -run
}
