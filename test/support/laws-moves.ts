/** Moves that are almost right: legal elsewhere, one field off, or no moves at all. */
import type { Json, Random } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { pick } from '../../src/engine/pick.ts'
import { canonicalMove } from '../../src/engine/replay.ts'
import { type Course, listMoves, type Subject, statesOf } from './laws-course.ts'
import { pickSome } from './prng.ts'

type Fields = { readonly [name: string]: Json }

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const junk: readonly Json[] = [
  null,
  true,
  0,
  '',
  'play',
  [],
  [{}],
  {},
  { type: '' },
  { type: null },
  { type: 'no-such-move' },
  { type: 'toString' },
  { type: ['play'] },
]

const strange: readonly Json[] = [null, false, -1, 0.5, 1e9, '', '?', 'constructor', [], {}, [null]]

/** Moves legal somewhere in the course, for whichever seat, each once. */
export const poolOf = (subject: Subject, course: Course, random: Random): readonly Json[] => {
  const moves = pickSome(random, statesOf(course), 24).flatMap((state) =>
    subject.game.toAct(state).flatMap((seat) => pickSome(random, listMoves(subject, state, seat), 40)),
  )
  return [
    ...new Map(
      [...course.plies.map(({ move }) => move), ...moves].map((move) => [canonicalJson(move), move]),
    ).values(),
  ]
}

const drop = (fields: Fields, name: string): Fields => {
  const { [name]: _, ...rest } = fields
  return rest
}

const bend = (value: Json, random: Random): Json => {
  if (typeof value === 'number') return value + pick([-1, 1, 0.5, 100], random)
  if (typeof value === 'string') return pick([value.toLowerCase(), `${value} `, value.slice(1)], random)
  if (!Array.isArray(value)) return null
  return pick([[...value, ...value.slice(0, 1)], value.slice(1), [...value, null]], random)
}

/** The move with one field missing, too many, bent, strange, or taken from another move. */
const mutate = (move: Json, pool: readonly Json[], random: Random): Json => {
  if (!isFields(move)) return { move }
  const name = pick(Object.keys(move), random)
  const value = move[name] ?? null
  const others = pool.flatMap((other) => (isFields(other) && other[name] !== undefined ? [other[name]] : []))
  switch (random.int(5)) {
    case 0:
      return drop(move, name)
    case 1:
      return { ...move, extra: 1 }
    case 2:
      return { ...move, [name]: bend(value, random) }
    case 3:
      return { ...move, [name]: pick(strange, random) }
    default:
      return { ...move, [name]: pick(others, random) }
  }
}

/** Candidates for a refusal, as the schema writes them; where they happen to be legal the list says so. */
export const nearMisses = (subject: Subject, pool: readonly Json[], random: Random): readonly Json[] =>
  [
    ...junk,
    ...pickSome(random, pool, 40),
    ...pickSome(random, pool, 60).map((move) => mutate(move, pool, random)),
  ].map((move) => canonicalMove(subject.game, move))
