/** What a round is worth, when the game ends and who has won it. */
import type { Card } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import { countTricks, type Play } from '../../engine/tricks.ts'
import type { Trump } from './deck.ts'
import type { Parity } from './moves.ts'
import type { ParityOptions } from './options.ts'
import {
  declared,
  declarerOf,
  type Lasting,
  otherSeat,
  type ParityState,
  type ParityTrick,
  type PerSeat,
  seatCount,
  seats,
} from './state.ts'

/** A finished round; `discards` are the cards that lay face down in it. */
export type RoundLine = {
  readonly starter: Seat
  readonly declarer: Seat
  readonly trump: Trump
  readonly parity: Parity
  readonly taken: readonly number[]
  readonly points: PerSeat<number>
  readonly totals: PerSeat<number>
  readonly discards: readonly Play<Card>[]
}

const bonus = 10

const hasParity = (tricks: number, parity: Parity): boolean => (tricks % 2 === 0) === (parity === 'even')

/** What a seat scores for its tricks of a round. */
export const pointsFor = (
  tricks: number,
  parity: Parity,
  isDeclarer: boolean,
  scoring: ParityOptions['scoring'],
): number => {
  switch (scoring) {
    case 'seed':
      return tricks + (isDeclarer && hasParity(tricks, parity) ? bonus : 0)
    case 'parlett':
      return hasParity(tricks, parity) ? tricks + bonus : 0
  }
}

/** The card that lies face down beside a trick, and who put it there. */
export const discardOf = ({ leader, discard }: ParityTrick): readonly Play<Card>[] =>
  discard === null ? [] : [{ seat: otherSeat(leader), card: discard }]

/** Scores the round whose 15 tricks are in `tricks`: its line, and what lasts from here on. */
export const scoreRound = (state: ParityState): { readonly line: RoundLine; readonly lasting: Lasting } => {
  const { options, starter, tricks } = state
  const { trump, parity } = declared(state)
  const declarer = declarerOf(state)
  const taken = countTricks(tricks, seatCount)
  const pointsOf = (seat: Seat) => pointsFor(taken[seat] ?? 0, parity, seat === declarer, options.scoring)
  const points: PerSeat<number> = [pointsOf(0), pointsOf(1)]
  const totals: PerSeat<number> = [state.totals[0] + points[0], state.totals[1] + points[1]]
  const discards = tricks.flatMap(discardOf)
  const line: RoundLine = { starter, declarer, trump, parity, taken, points, totals, discards }
  return { line, lasting: { options, totals, rounds: [...state.rounds, line] } }
}

export const isDecided = ({ options, totals }: Lasting): boolean =>
  totals.some((total) => total >= options.target)

export const resultOf = ({ totals }: Pick<ParityState, 'totals'>): Result => {
  const best = Math.max(...totals)
  return { scores: totals, winners: seats.filter((seat) => totals[seat] === best) }
}
