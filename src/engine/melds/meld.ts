/** What is a set and what is a run: cards of one rank, or of one suit in the order of the line. */
import { type Card, isJoker, type Rank, rankOf, ranks, type Suit, type SuitCard, suitOf } from '../cards.ts'
import { type Ace, cardAt, liesOnLine, stepsOf } from './line.ts'

export const shortestMeld = 3

/** A run by its low end: the card at place `i` is, or is stood for by a joker, `cardAt(suit, start + i)`. */
export type Run = { readonly suit: Suit; readonly start: number }

/** The rank of a set of at most `most` cards in any order, jokers standing for some; null when it is none. */
export const readSet = (cards: readonly Card[], most: number): Rank | null => {
  if (cards.length < shortestMeld || cards.length > most) return null
  const natural = cards.find((card): card is SuitCard => !isJoker(card))
  if (natural === undefined) return null
  const rank = rankOf(natural)
  return cards.every((card) => isJoker(card) || rankOf(card) === rank) ? (ranks[rank] ?? null) : null
}

/**
 * Cards read as a run from its low end to its high end, jokers standing for what is missing; null when they
 * are none. Never two readings: one natural card fixes them all, and an ace with jokers lies at one end.
 */
export const readRun = (cards: readonly Card[], ace: Ace): Run | null => {
  if (cards.length < shortestMeld) return null
  const place = cards.findIndex((card) => !isJoker(card))
  const natural = cards[place]
  if (natural === undefined || isJoker(natural)) return null
  const suit = suitOf(natural)
  const fits = (start: number) =>
    liesOnLine(ace, start, cards.length) &&
    cards.every((card, index) => isJoker(card) || card === cardAt(suit, start + index))
  const start = stepsOf(natural)
    .map((step) => step - place)
    .find(fits)
  return start === undefined ? null : { suit, start }
}

/** Suit cards in any order as a run from its low end; null when they are none. */
export const orderRun = (cards: readonly SuitCard[], ace: Ace): readonly SuitCard[] | null => {
  const held = new Set(cards)
  if (held.size !== cards.length) return null
  for (const card of cards) {
    for (const start of stepsOf(card)) {
      const run = cards.map((_, index) => cardAt(suitOf(card), start + index))
      if (run.every((one) => held.has(one)) && readRun(run, ace) !== null) return run
    }
  }
  return null
}
