/** The line of ranks that runs lie on, and where on it an ace may stand. */
import { type Rank, rankOf, ranks, type Suit, type SuitCard } from '../cards.ts'

/**
 * An ace below the two, above the king, at either end (never both in one run), or in a circle where the two
 * follows the ace.
 */
export type Ace = 'low' | 'high' | 'both' | 'round'

/** As many ranks as there are: no run is longer. */
export const longestRun = ranks.length

/** A step of the line: 0 an ace below the two, 1 a two, up to 12 a king and 13 an ace above it. */
type Step = number

const ends: { readonly [ace in Exclude<Ace, 'round'>]: readonly [first: Step, last: Step] } = {
  low: [0, 12],
  high: [1, 13],
  both: [0, 13],
}

/** Whether a run of so many cards may begin at a step. */
export const liesOnLine = (ace: Ace, start: Step, length: number): boolean => {
  if (length > longestRun) return false
  if (ace === 'round') return true
  const [first, last] = ends[ace]
  return start >= first && start + length - 1 <= last
}

/** The steps from the first to the last but two. */
const startsBetween = ([first, last]: readonly [Step, Step]): readonly Step[] =>
  Array.from({ length: last - 1 - first }, (_, index) => first + index)

const starts: { readonly [ace in Ace]: readonly Step[] } = {
  low: startsBetween(ends.low),
  high: startsBetween(ends.high),
  both: startsBetween(ends.both),
  round: startsBetween([0, longestRun + 1]),
}

/** The steps where runs may begin, rising; in the circle each rank once. */
export const startsOf = (ace: Ace): readonly Step[] => starts[ace]

/** The steps a card may stand at, the lower first: an ace has two. */
export const stepsOf = (card: SuitCard): readonly Step[] => {
  const step = (rankOf(card) + 1) % longestRun
  return step === 0 ? [0, longestRun] : [step]
}

const ringOf = (suit: Suit): readonly SuitCard[] =>
  ranks.map((_, step): SuitCard => `${ranks.at(step - 1) ?? 'A'}${suit}`)

const rings: { readonly [suit in Suit]: readonly SuitCard[] } = {
  C: ringOf('C'),
  D: ringOf('D'),
  H: ringOf('H'),
  S: ringOf('S'),
}

/** The card of a suit at a step; in the circle steps go on below 0 and above 13. */
export const cardAt = (suit: Suit, step: Step): SuitCard => {
  const card = rings[suit][((step % longestRun) + longestRun) % longestRun]
  if (card === undefined) throw new RangeError(`no card at step ${step}`)
  return card
}

/** The cards of a rank, one a suit. */
export const cardsOfRank = (rank: Rank): readonly SuitCard[] => [
  `${rank}C`,
  `${rank}D`,
  `${rank}H`,
  `${rank}S`,
]
