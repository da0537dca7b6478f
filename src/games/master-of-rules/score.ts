/** What scored rule cards are worth, and who has won. */
import type { Result, Seat } from '../../engine/game.ts'
import { type Rule, rules } from './cards.ts'
import { type MasterOptions, supportEarnsBonus } from './options.ts'

/** One seat's points; `total` is the sum of the other three. */
export type Points = {
  readonly cards: number
  /** Two for each rule scored three times or more. */
  readonly sets: number
  /** Two for all five rules. */
  readonly all: number
  readonly total: number
}

const bonus = 2
const setSize = 3

/** The rules a tie is decided by, the first first. */
const tieBreaks: { readonly [edition in MasterOptions['edition']]: readonly Rule[] } = {
  second: ['TRIO', 'ONLY', 'BEST', 'LIMIT', 'SUPPORT'],
  first: ['SUPPORT', 'TRIO', 'ONLY', 'BEST', 'LIMIT'],
}

export const countOf = (scored: readonly Rule[], rule: Rule): number =>
  scored.filter((card) => card === rule).length

export const pointsOf = (scored: readonly Rule[], options: MasterOptions): Points => {
  const earning = rules.filter((rule) => rule !== 'SUPPORT' || supportEarnsBonus(options))
  const cards = scored.length
  const sets = bonus * earning.filter((rule) => countOf(scored, rule) >= setSize).length
  const all = rules.every((rule) => scored.includes(rule)) ? bonus : 0
  return { cards, sets, all, total: cards + sets + all }
}

type Scored = { readonly options: MasterOptions; readonly scored: readonly (readonly Rule[])[] }

/** Each seat's points so far. */
export const scoresOf = ({ options, scored }: Scored): readonly number[] =>
  scored.map((cards) => pointsOf(cards, options).total)

const bestBy = (seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] => {
  const best = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === best)
}

export const resultOf = (state: Scored): Result => {
  const scores = scoresOf(state)
  const leaders = bestBy([...scores.keys()], (seat) => scores[seat] ?? 0)
  const winners = tieBreaks[state.options.edition].reduce(
    (tied, rule) => bestBy(tied, (seat) => countOf(state.scored[seat] ?? [], rule)),
    leaders,
  )
  return { scores, winners }
}
