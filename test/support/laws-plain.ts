/** Law 4, and what an event must say of itself. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Event, Seat } from '../../src/engine/game.ts'
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

const isKebab = (type: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(type)

/** What is wrong with an event, or null. Asked of every one, so it is no row of assertions. */
const complaintAbout = (seats: readonly Seat[], { type, to, seat }: Event): string | null => {
  if (!isKebab(type)) return 'is no event type'
  if (ofTheTable.has(type)) return "is a type of the table's own"
  const isAscending = to === 'all' || to.every((one, index) => one > (to[index - 1] ?? -1))
  if (!isAscending || (to !== 'all' && !to.every((one) => seats.includes(one))))
    return 'fails: to: seats, ascending'
  return seat === undefined || seats.some((one) => one === seat) ? null : 'names a seat that is none'
}

export const events = (subject: Subject): void =>
  forCourses(subject, 4, ({ plies }) => {
    const seats = seatsOf(subject)
    for (const event of plies.flatMap((ply) => ply.events)) {
      const complaint = complaintAbout(seats, event)
      if (complaint !== null) expect.fail(`${event.type} ${complaint}`)
    }
  })
