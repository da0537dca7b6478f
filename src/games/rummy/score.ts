/** What a round costs, when the game ends and who has won it. */
import type { Card } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import { penaltyFor } from './deck.ts'
import type { RummyMove } from './moves.ts'
import type { Lasting, RummyState } from './state.ts'

/** A finished round. */
export type RoundLine = {
  /** Who used every card; null when the round was blocked. */
  readonly out: Seat | null
  /** The move that ended the round. */
  readonly last: RummyMove
  /** What each seat was left with. */
  readonly hands: readonly (readonly Card[])[]
  /** Penalty points of the round, and in all after it. */
  readonly points: readonly number[]
  readonly totals: readonly number[]
}

/** Where nobody ever reaches the target, the game stops with the totals as they stand. */
const roundLimit = 200

/** Scores the round that `last` has ended, for the hands as they are now. */
export const scoreRound = (
  { seats, options, hands, totals, rounds }: RummyState,
  last: RummyMove,
): { readonly line: RoundLine; readonly lasting: Lasting } => {
  const out = hands.findIndex((hand) => hand.length === 0)
  const points = hands.map((hand) => penaltyFor(hand, options.courtCards))
  const added = totals.map((total, seat) => total + (points[seat] ?? 0))
  const line: RoundLine = { out: out < 0 ? null : out, last, hands, points, totals: added }
  return { line, lasting: { seats, options, totals: added, rounds: [...rounds, line] } }
}

export const isDecided = ({ options, totals, rounds }: Lasting): boolean =>
  rounds.length >= roundLimit || totals.some((total) => total >= options.target)

/** Penalty points count against a seat; no points are 0, not −0. */
const scoreOf = (total: number): number => (total === 0 ? 0 : -total)

export const resultOf = ({ totals }: Pick<RummyState, 'totals'>): Result => {
  const fewest = Math.min(...totals)
  return {
    scores: totals.map(scoreOf),
    winners: [...totals.keys()].filter((seat) => totals[seat] === fewest),
  }
}
