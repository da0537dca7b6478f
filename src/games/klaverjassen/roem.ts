/** Roem: what the four cards of a trick are worth together. */
import { rankOf, type Suit, type SuitCard, suitOf, suits } from '../../engine/cards.ts'
import type { KlaverjassenOptions } from './options.ts'

/**
 * The combination in a trick, its cards (those of one suit in natural order) and its points. `withStuk`: a sequence of trumps that
 * counts the twenty of king and queen too.
 */
export type Roem = {
  readonly type: 'four' | 'sequence' | 'stuk'
  readonly cards: readonly SuitCard[]
  readonly withStuk: boolean
  readonly points: number
}

type Counting = KlaverjassenOptions['roem']

/** Four of any other rank are worth nothing. */
const foursWorth: { readonly [counting in Counting]: { readonly [rank: string]: number } } = {
  seed: { A: 100, K: 100, Q: 100, 9: 150, J: 200 },
  dutch: { A: 100, K: 100, Q: 100, T: 100, J: 200 },
}

const stukWorth = 20

const hasRank = (cards: readonly SuitCard[], rank: 'K' | 'Q'): boolean =>
  cards.some((card) => card.startsWith(rank))

/** All four cards of one rank. */
const fourIn = (cards: readonly SuitCard[], counting: Counting): Roem | null => {
  const [rank = ''] = cards[0] ?? ''
  if (!cards.every((card) => card.startsWith(rank))) return null
  const points = foursWorth[counting][rank] ?? 0
  return points === 0 ? null : { type: 'four', cards, withStuk: false, points }
}

/** The longest run of three or more among the cards of one suit, which come in natural order. */
const longestRun = (cards: readonly SuitCard[]): readonly SuitCard[] | undefined =>
  [cards, cards.slice(0, 3), cards.slice(1)].find((run) => {
    const [lowest] = run
    const highest = run.at(-1)
    if (lowest === undefined || highest === undefined || run.length < 3) return false
    return rankOf(highest) - rankOf(lowest) === run.length - 1
  })

/** Whether a run of trumps counts the stuk: by the source for either card, in Dutch play for both. */
const countsStuk = (run: readonly SuitCard[], counting: Counting): boolean => {
  const [king, queen] = [hasRank(run, 'K'), hasRank(run, 'Q')]
  return counting === 'seed' ? king || queen : king && queen
}

const sequenceOf = (cards: readonly SuitCard[], isTrump: boolean, counting: Counting): Roem | null => {
  const run = longestRun(cards)
  if (run === undefined) return null
  const withStuk = isTrump && countsStuk(run, counting)
  const points = (run.length === 4 ? 50 : 20) + (withStuk ? stukWorth : 0)
  return { type: 'sequence', cards: run, withStuk, points }
}

const stukOf = (cards: readonly SuitCard[]): Roem | null => {
  const pair = cards.filter((card) => card.startsWith('K') || card.startsWith('Q'))
  return pair.length === 2 ? { type: 'stuk', cards: pair, withStuk: false, points: stukWorth } : null
}

const inNaturalOrder = (cards: readonly SuitCard[]): readonly SuitCard[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b))

/** The one combination that counts in a trick, if any: four cards have room for no second. */
export const roemOf = (trick: readonly SuitCard[], trump: Suit, counting: Counting): Roem | null => {
  const four = fourIn(trick, counting)
  if (four !== null) return four
  for (const suit of suits) {
    const same = trick.filter((card) => suitOf(card) === suit)
    if (same.length < 2) continue
    const cards = inNaturalOrder(same)
    const found = sequenceOf(cards, suit === trump, counting) ?? (suit === trump ? stukOf(cards) : null)
    if (found !== null) return found
  }
  return null
}
