/** Law 4, and what an event must say of itself. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Event } from '../../src/engine/game.ts'
import {
  type Course,
  forCourses,
  type Ply,
  type Subject,
  seatsOf,
  somePlies,
  somePositions,
  viewersOf,
} from './laws-course.ts'
import { prng } from './prng.ts'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Strictly: an undefined field, a -0 or an object with a class is not its own round trip. */
const expectPlain = (value: unknown, what: string): void => {
  if (!isDeepStrictEqual(value, copyOf(value))) expect.fail(`${what} is not the same after a JSON round trip`)
}

const checkRepeat = ({ game }: Subject, { before, seat, move, chance, events, after }: Ply): void => {
  const again = game.apply(copyOf(before), seat, copyOf(move), prng(chance))
  if (!isDeepStrictEqual(again, { state: after, events }))
    expect.fail('the same move is not the same when made again')
}

const checkCourse = (
  subject: Subject,
  course: Course,
  plies: readonly Ply[],
  states: readonly Course['start'][],
): void => {
  const { game, seats, options } = subject
  expectPlain({ seats, options }, 'the options')
  for (const ply of plies) {
    expectPlain(ply.events, 'an event')
    checkRepeat(subject, ply)
  }
  for (const state of [course.start, ...states]) {
    expectPlain(state, 'the state')
    expectPlain(game.result(state), 'the result')
    expectPlain(game.facts(state), 'what facts names')
    for (const viewer of viewersOf(subject)) expectPlain(game.view(state, viewer), 'the view')
  }
}

/** Courses are frozen, so a game that changes what it is given throws while one is played. */
export const plainData = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) =>
    checkCourse(subject, course, somePlies(course, random, 30), somePositions(course, random, 20)),
  )

const ofTheTable: ReadonlySet<string> = new Set([
  'opened',
  'sat',
  'left',
  'started',
  'said',
  'closed',
  'rematch',
])

const checkEvent = (subject: Subject, { type, to, seat }: Event): void => {
  const seats = seatsOf(subject)
  expect(type, 'an event type').toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(ofTheTable.has(type), `${type} is a type of the table's own`).toBe(false)
  if (to !== 'all')
    expect(to, `${type}: to: seats, ascending`).toEqual(seats.filter((one) => to.includes(one)))
  if (seat !== undefined) expect(seats, `${type}: seat`).toContain(seat)
}

export const events = (subject: Subject): void =>
  forCourses(subject, 4, ({ plies }) => {
    for (const event of plies.flatMap((ply) => ply.events)) checkEvent(subject, event)
  })
