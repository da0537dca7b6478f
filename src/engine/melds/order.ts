/** Cards chosen without regard to their order, put in the order in which they are a run. */
import { type Card, isJoker, rankOf, ranks, type SuitCard, suitOf } from '../cards.ts'
import { type Ace, cardAt, longestRun, stepsOf } from './line.ts'
import { readRun } from './meld.ts'

/** What jokers stand for: a joker and a rank, as `XB5`. One that is not named stands wherever it fits. */
export type Wishes = readonly string[]

const isWished = (run: readonly Card[], ace: Ace, wishes: Wishes): boolean => {
  const read = readRun(run, ace)
  if (read === null) return false
  return run.every((card, place) => {
    if (!isJoker(card)) return true
    const wish = wishes.find((one) => one.startsWith(card))
    return wish === undefined || wish === card + ranks[rankOf(cardAt(read.suit, read.start + place))]
  })
}

/** The cards on the line from a step on, jokers in the places of those that are missing, in the order given. */
const lineUp = (
  naturals: readonly SuitCard[],
  jokers: readonly Card[],
  start: number,
): readonly Card[] | null => {
  const [first] = naturals
  if (first === undefined) return null
  const held = new Set(naturals)
  const left = [...jokers]
  const line = Array.from({ length: naturals.length + jokers.length }, (_, place) => {
    const natural = cardAt(suitOf(first), start + place)
    return held.has(natural) ? natural : left.shift()
  })
  const run = line.filter((card) => card !== undefined)
  return run.length === line.length && left.length === 0 ? run : null
}

/** Every way the cards lie on the line, spare jokers above them before those below. */
function* readings(cards: readonly Card[]): Generator<readonly Card[]> {
  const naturals = cards.filter((card): card is SuitCard => !isJoker(card))
  const jokers = cards.filter(isJoker)
  if (new Set(naturals).size !== naturals.length) return
  const starts = new Set(
    naturals.flatMap(stepsOf).flatMap((step) => Array.from(cards, (_, before) => step - before)),
  )
  for (const start of [...starts].toSorted((a, b) => b - a)) {
    for (const order of [jokers, jokers.toReversed()]) {
      const run = lineUp(naturals, order, start)
      if (run !== null) yield run
    }
  }
}

/**
 * The cards as a run from its low end: as they are given where they are one and the wishes are met, else in
 * another order; null where there is none.
 */
export const orderAsRun = (cards: readonly Card[], ace: Ace, wishes: Wishes): readonly Card[] | null => {
  if (cards.length > longestRun) return null
  if (isWished(cards, ace, wishes)) return cards
  for (const run of readings(cards)) if (isWished(run, ace, wishes)) return run
  return null
}
