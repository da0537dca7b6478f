/** Laws 1 and 7: when a game is over, and what it then says. */
import { expect } from 'vitest'
import type { Json, Seat } from '../../src/engine/game.ts'
import { forCourses, type Subject, seatsOf, statesOf } from './laws-course.ts'

const ascending = (seats: readonly number[]) => [...new Set(seats)].toSorted((a, b) => a - b)

const hasMoves = ({ game }: Subject, state: Json, seat: Seat): boolean =>
  Iterator.from(game.legalMoves(state, seat)).next().done !== true

/** What is wrong with a position, or null. Asked of every one, so it is no row of assertions. */
const complaintAbout = (subject: Subject, state: Json): string | null => {
  const { game } = subject
  const awaited = game.toAct(state)
  const seats = seatsOf(subject)
  const ordered = awaited.toSorted((a, b) => a - b)
  const isSame = (some: readonly Seat[]) =>
    some.length === ordered.length && some.every((seat, index) => seat === ordered[index])
  if (!isSame(seats.filter((seat) => awaited.includes(seat))))
    return 'fails: toAct: seats of the table, once each'
  if ((game.result(state) !== null) !== (awaited.length === 0))
    return 'fails: there is a result when nobody is to move'
  const movers = seats.filter((seat) => hasMoves(subject, state, seat))
  return isSame(movers) ? null : `fails: the seats with legal moves are those in toAct: ${movers}, ${awaited}`
}

export const course = (subject: Subject): void =>
  forCourses(subject, 4, (played) => {
    for (const state of statesOf(played)) {
      const complaint = complaintAbout(subject, state)
      if (complaint !== null) expect.fail(complaint)
    }
  })

export const result = (subject: Subject): void =>
  forCourses(subject, 4, ({ end }) => {
    const { scores, winners } = subject.game.result(end) ?? { scores: [], winners: [] }
    expect(scores, 'a score a seat').toHaveLength(subject.seats)
    for (const team of subject.secrets.teams ?? []) {
      expect(new Set(team.map((seat) => scores[seat])).size, `one score for team ${team}`).toBe(1)
    }
    expect(winners, 'winners: seats, ascending').toEqual(ascending(winners))
    const best = Math.max(...scores)
    if (subject.game.meta.scoreless)
      expect(scores, 'scoreless: 1 for a winner, 0 for others').toEqual(
        seatsOf(subject).map((seat) => (winners.includes(seat) ? 1 : 0)),
      )
    const tied = seatsOf(subject).filter((seat) => scores[seat] === best)
    expect(winners, 'somebody wins').not.toHaveLength(0)
    if (subject.secrets.onlyLosersLose === true) {
      const worst = Math.min(...winners.map((seat) => scores[seat] ?? 0))
      const notWorse = seatsOf(subject).filter((seat) => (scores[seat] ?? 0) >= worst)
      expect(winners, 'nobody loses who scores as well as a winner').toEqual(notWorse)
    } else if (subject.secrets.breaksTies === true) {
      expect(tied, 'only the best win').toEqual(expect.arrayContaining([...winners]))
    } else {
      expect(winners, 'the best win').toEqual(tied)
    }
  })
