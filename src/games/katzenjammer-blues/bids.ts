/** What cards are worth as a bid, which of two bids is higher, and which cards pay one that was spoken. */
import { numbers, type Parted, part } from './cards.ts'
import type { KatzenjammerOptions } from './options.ts'

/**
 * `value` is the number of cards all the same, the sum of cards all different, and null where the sum of different
 * cards decides nothing.
 */
export type Bid = {
  readonly kind: 'same' | 'different'
  readonly count: number
  readonly value: number | null
}

const highest = 5

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const isDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length

/** The numbers that are not among these, the highest first. */
const missing = (values: readonly number[]): readonly number[] =>
  numbers.filter((number) => !values.includes(number)).toReversed()

/** The highest bid these cards can be; null where they are none. */
export const readBid = (
  cards: readonly string[],
  { mixedBids }: Pick<KatzenjammerOptions, 'mixedBids'>,
): Bid | null => {
  const { numbers: own, jokers } = part(cards)
  const count = cards.length
  if (count === 0) return null
  const value = own[0] ?? highest
  if (own.every((number) => number === value)) return { kind: 'same', count, value }
  if (!isDistinct(own) || count > numbers.length) return null
  const total = sum(own) + sum(missing(own).slice(0, jokers))
  return { kind: 'different', count, value: mixedBids === 'sum' ? total : null }
}

/** Whether a bid beats the standing one. */
export const isHigher = (bid: Bid, standing: Bid | null): boolean => {
  if (standing === null) return true
  if (bid.count !== standing.count) return bid.count > standing.count
  if (bid.kind !== standing.kind) return bid.kind === 'same'
  return (bid.value ?? 0) > (standing.value ?? 0)
}

/** Whether as many cards can beat it at all. */
export const isHighestOfCount = ({ kind, value }: Bid): boolean => kind === 'same' && value === highest

/** The sets of so many of these different numbers, ascending. */
export const numberSets = (size: number, from: readonly number[]): readonly (readonly number[])[] => {
  if (size === 0) return [[]]
  return from.flatMap((number, place) =>
    numberSets(size - 1, from.slice(place + 1)).map((others) => [number, ...others]),
  )
}

const allSets = [0, ...numbers].map((size) => numberSets(size, numbers))

/** The sets of numbers an announced bid of different cards may stand for. */
const setsFor = ({ count, value }: Bid): readonly (readonly number[])[] =>
  (allSets[count] ?? []).filter((set) => value === null || sum(set) === value)

/** The sums that so many different numbers can have, ascending. */
export const sumsOf = (count: number): readonly number[] => [
  ...new Set((allSets[count] ?? []).map(sum).toSorted((a, b) => a - b)),
]

/** Whether these cards pay the bid, jokers read as it needs them. */
export const pays = (cards: readonly string[], bid: Bid): boolean => {
  if (cards.length !== bid.count) return false
  const { numbers: own } = part(cards)
  if (bid.kind === 'same') return own.every((number) => number === bid.value)
  return isDistinct(own) && setsFor(bid).some((set) => own.every((number) => set.includes(number)))
}

/** Whether some cards of a hand told apart pay the bid. */
export const canPay = ({ numbers: held, jokers }: Parted, bid: Bid): boolean => {
  if (bid.kind === 'same') {
    return held.filter((number) => number === bid.value).length + jokers >= bid.count
  }
  return setsFor(bid).some((set) => set.filter((number) => !held.includes(number)).length <= jokers)
}
