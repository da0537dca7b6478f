/** Laws 1 and 7: when a game is over, and what it then says. */
import { expect } from 'vitest'
import { forCourses, listMoves, type Subject, seatsOf, statesOf } from './laws-course.ts'

const ascending = (seats: readonly number[]) => [...new Set(seats)].toSorted((a, b) => a - b)

export const course = (subject: Subject): void =>
  forCourses(subject, 4, (played) => {
    for (const state of statesOf(played)) {
      const awaited = subject.game.toAct(state)
      expect(awaited.toSorted(), 'toAct: seats of the table, once each').toEqual(
        seatsOf(subject).filter((seat) => awaited.includes(seat)),
      )
      expect(subject.game.result(state) !== null, 'there is a result when nobody is to move').toBe(
        awaited.length === 0,
      )
      const movers = seatsOf(subject).filter((seat) => listMoves(subject, state, seat).length > 0)
      expect(movers, 'the seats with legal moves are those in toAct').toEqual(awaited.toSorted())
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
    expect(winners, 'the best win').toEqual(seatsOf(subject).filter((seat) => scores[seat] === best))
  })
