/** The cards of Doubt, the circle of ranks, and what makes a claim honest. */
import {
  type Card,
  type Deck,
  isJoker,
  makeDeck,
  type Rank,
  ranks,
  suitCardsFrom,
  tabulate,
} from '../../engine/cards.ts'
import type { DoubtOptions } from './options.ts'

/** Every card there can be; without jokers the same less two, in the same order. */
export const deck: Deck<Card> = makeDeck<Card>([...suitCardsFrom('2'), 'XB', 'XR'])
const withoutJokers: Deck<Card> = makeDeck<Card>(suitCardsFrom('2'))

export const deckUnder = ({ jokers }: Pick<DoubtOptions, 'jokers'>): Deck<Card> =>
  jokers ? deck : withoutJokers

/** The most cards that can be honest together: four of a rank, and the jokers. */
export const mostCards = ({ jokers }: Pick<DoubtOptions, 'jokers'>): number => (jokers ? 6 : 4)

/** After the ace comes the two. */
export const rankAfter = tabulate<Rank, Rank>(ranks, (_, place) => ranks[place + 1] ?? ranks[0])

export const isHonest = (rank: Rank, cards: readonly Card[]): boolean =>
  cards.every((card) => isJoker(card) || card.startsWith(rank))
