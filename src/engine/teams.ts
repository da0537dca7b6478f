/** Two against two, partners opposite: seats 0 and 2 are team 0, seats 1 and 3 are team 1. */
import type { Result, Seat } from './game.ts'

export type Team = 0 | 1
export type PerTeam<T> = readonly [T, T]

export const teams: PerTeam<Team> = [0, 1]

export const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1)

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0)

/** What `make` gives for each team. */
export const perTeam = <T>(make: (team: Team) => T): PerTeam<T> => [make(0), make(1)]

/** A team's figure for each of its seats. */
export const perSeat = <T>([first, second]: PerTeam<T>): readonly T[] => [first, second, first, second]

/** The higher total wins; with equal totals both teams do. */
export const teamResult = (totals: PerTeam<number>): Result => {
  const scores = perSeat(totals)
  const best = Math.max(...totals)
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
}
