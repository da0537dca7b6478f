/** A random game of one subject with every position on its way, all of it frozen. */
import fc from 'fast-check'
import type { AnyGame, Event, Json, Random, Seat } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { pick } from '../../src/engine/pick.ts'
import { pickSome, prng } from './prng.ts'
import type { Secrets } from './resample/index.ts'

/** What a law is checked for: a game with one number of seats and one option set. */
export type Subject = {
  readonly game: AnyGame
  readonly secrets: Secrets<Json>
  readonly seats: number
  readonly options: Json
}

/** A move as it was made; `chance` seeds the chance it was made with. */
export type Ply = {
  readonly before: Json
  readonly seat: Seat
  readonly move: Json
  readonly chance: number
  readonly events: readonly Event[]
  readonly after: Json
}

export type Course = { readonly start: Json; readonly plies: readonly Ply[]; readonly end: Json }

/** Freezes a value through and through, so that changing it throws. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(deepFreeze)
  return value
}

export const seatsOf = ({ seats }: Subject): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat)

/** All who look at a table: its seats and a spectator. */
export const viewersOf = (subject: Subject): readonly (Seat | null)[] => [...seatsOf(subject), null]

/** Lists are read no further than this: a hand of forty cards has millions of sets. */
const mostListed = 256

/** The first legal moves of a seat, in their order; all of them unless the list was cut off. */
export const listMoves = ({ game }: Subject, state: Json, seat: Seat): readonly Json[] => [
  ...Iterator.from(game.legalMoves(state, seat)).take(mostListed),
]

/** Whether what `listMoves` gave may lack moves. */
export const isCutOff = (listed: readonly Json[]): boolean => listed.length === mostListed

export const textsOf = (moves: readonly Json[]): readonly string[] => moves.map(canonicalJson)

/**
 * As a player who only samples, or one who chooses evenly among all moves listed; where evenly chosen moves come to
 * no end, as discards that nobody can knock with, sampled ones finish the game.
 */
type Manner = 'sampled' | 'listed'

/** So many moves of a course at most are chosen evenly. */
const mostEven = 1500

const chooseMove = (subject: Subject, state: Json, seat: Seat, manner: Manner, random: Random): Json => {
  const listed = manner === 'listed' ? listMoves(subject, state, seat) : []
  return listed.length > 0 ? pick(listed, random) : subject.game.sample(state, seat, random)
}

/** @throws Error when the game does not end within the moves it promises. */
const playCourse = (subject: Subject, seed: number, manner: Manner): Course => {
  const { game, seats, options } = subject
  const random = prng(seed)
  const start = deepFreeze(game.setup(deepFreeze({ seats, options }), prng(seed + 1)))
  const plies: Ply[] = []
  let state = start
  for (let awaited = game.toAct(state); awaited.length > 0; awaited = game.toAct(state)) {
    if (plies.length >= game.meta.maxMoves) throw new Error(`not over after ${game.meta.maxMoves} moves`)
    const seat = pick(awaited, random)
    const chosen = plies.length < mostEven ? manner : 'sampled'
    const move = deepFreeze(chooseMove(subject, state, seat, chosen, random))
    const chance = random.int(2 ** 32)
    const step = deepFreeze(game.apply(state, seat, move, prng(chance)))
    plies.push({ before: state, seat, move, chance, events: step.events, after: step.state })
    state = step.state
  }
  return { start, plies, end: state }
}

export const statesOf = ({ start, plies }: Course): readonly Json[] => [
  start,
  ...plies.map(({ after }) => after),
]

/** Some positions of a course, the first and the last always among them. */
export const somePositions = (course: Course, random: Random, count: number): readonly Json[] => [
  course.start,
  course.end,
  ...pickSome(random, statesOf(course), count),
]

/** Some moves of a course, the last always among them. */
export const somePlies = (course: Course, random: Random, count: number): readonly Ply[] => [
  ...course.plies.slice(-1),
  ...pickSome(random, course.plies, count),
]

/** A number for a text, so that every subject is played differently and always the same. */
const seedOf = (text: string): number =>
  [...text].reduce((hash, char) => (31 * hash + char.charCodeAt(0)) | 0, 7)

const courseKeys = fc.record({ seed: fc.nat(), manner: fc.constantFrom<Manner>('sampled', 'listed') })

/** So many plies of one subject are kept for the laws that follow. */
const mostKept = 40_000

/** Every law looks at the same courses, so those of the subject looked at last are kept. */
type Kept = { readonly subject: Subject | null; readonly courses: Map<string, Course>; plies: number }

let kept: Kept = { subject: null, courses: new Map(), plies: 0 }

const courseOf = (subject: Subject, seed: number, manner: Manner): Course => {
  if (kept.subject !== subject) kept = { subject, courses: new Map(), plies: 0 }
  const key = `${manner} ${seed}`
  const known = kept.courses.get(key)
  if (known !== undefined) return known
  const course = playCourse(subject, seed, manner)
  if (kept.plies + course.plies.length <= mostKept) {
    kept.plies += course.plies.length
    kept.courses.set(key, course)
  }
  return course
}

/**
 * Checks a law on several random courses, the same ones at every run; the check gets chance of its own to
 * choose from a course. A smaller seed makes no smaller game, so nothing is shrunk.
 */
export const forCourses = (
  subject: Subject,
  runs: number,
  check: (course: Course, random: Random) => void,
): void => {
  const seed = seedOf(canonicalJson([subject.seats, subject.options]))
  const property = fc.property(courseKeys, ({ seed, manner }) =>
    check(courseOf(subject, seed, manner), prng(seed + 2)),
  )
  fc.assert(property, { seed, numRuns: runs, endOnFailure: true })
}
