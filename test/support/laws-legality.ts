/** Laws 2 and 3: what is legal is what is listed, and everything else is refused by a code. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { IllegalMove, type Json, type Random, type Refusal, type Seat } from '../../src/engine/game.ts'
import { canonicalJson, equalJson } from '../../src/engine/json.ts'
import {
  forCourses,
  isCutOff,
  listMoves,
  type Subject,
  seatsOf,
  somePositions,
  textsOf,
} from './laws-course.ts'
import { nearMisses, poolOf } from './laws-moves.ts'
import { pickSome, prng } from './prng.ts'

const copyOf = (value: Json): Json => JSON.parse(JSON.stringify(value))

const checkListing = (subject: Subject, state: Json, seat: Seat, random: Random): void => {
  const { game } = subject
  const listed = listMoves(subject, state, seat)
  const texts = textsOf(listed)
  expect(new Set(texts).size, 'no move is listed twice').toBe(texts.length)
  expect(textsOf(listMoves(subject, copyOf(state), seat)), 'the order is fixed').toEqual(texts)
  const sampled = Array.from({ length: listed.length > 0 ? 6 : 0 }, () => game.sample(state, seat, random))
  for (const move of [...pickSome(random, listed, 20), ...sampled]) {
    expect(game.move.parse(move), 'a legal move is as its schema writes it').toEqual(move)
    if (!isCutOff(listed)) expect(texts, 'a sampled move is listed').toContain(canonicalJson(move))
    game.apply(state, seat, move, prng(random.int(2 ** 32)))
  }
}

export const listing = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) => {
    for (const state of somePositions(course, random, 20)) {
      for (const seat of seatsOf(subject)) checkListing(subject, state, seat, random)
    }
  })

const noChance = (): never => {
  throw new Error('chance was asked before the move was refused')
}

/** What `apply` says against the move, or null when it makes it. Whatever else it throws is a fault. */
export const refusalOf = (
  { game }: Subject,
  state: Json,
  seat: Seat,
  move: Json,
  random: Random,
): Refusal | null => {
  try {
    game.apply(state, seat, move, random)
    return null
  } catch (thrown) {
    if (!(thrown instanceof IllegalMove)) throw thrown
    return { code: thrown.code, params: thrown.params }
  }
}

/** By the judgement of `apply`, which is that of the list: a law of its own. */
export const isLegal = (subject: Subject, state: Json, seat: Seat, move: Json): boolean =>
  refusalOf(subject, state, seat, move, prng(0)) === null

/** What is wrong with a refusal itself, or null. Asked so often that it is no row of assertions. */
const complaintAbout = (
  { game }: Subject,
  state: Json,
  seat: Seat,
  { code, params }: Refusal,
): string | null => {
  const awaited = game.toAct(state)
  if (!/^[a-z]+(-[a-z]+)*$/.test(code)) return 'is no code'
  if (!isDeepStrictEqual(copyOf(params), params)) return 'has parameters that are not plain data'
  if (awaited.includes(seat) || code === 'not-your-turn') return null
  if (awaited.length > 0) return 'is said to a seat that is not to act'
  return code === 'game-over' ? null : 'is said when the game is over'
}

const checkRefusals = (subject: Subject, state: Json, candidates: readonly Json[]): void => {
  for (const seat of seatsOf(subject)) {
    const listed = listMoves(subject, state, seat)
    const legal = new Set(textsOf(listed))
    for (const move of candidates) {
      if (legal.has(canonicalJson(move))) continue
      // Past the end of a list that was cut off a move may be legal, and then may ask chance.
      if (isCutOff(listed) && isLegal(subject, state, seat, move)) continue
      const refusal = refusalOf(subject, state, seat, move, { int: noChance, shuffle: noChance })
      if (refusal === null) expect.fail(`accepted though not listed: ${canonicalJson(move)}`)
      const complaint = complaintAbout(subject, state, seat, refusal)
      if (complaint !== null) expect.fail(`${refusal.code} ${complaint}`)
    }
  }
}

/** A schema that drops an unknown field would make a wrong move legal. */
const checkStrict = ({ game }: Subject, pool: readonly Json[]): void => {
  for (const move of pool) {
    if (typeof move !== 'object' || move === null) continue
    expect(
      game.move.safeParse({ ...move, extra: 1 }).success,
      'the schema lets an unknown field through',
    ).toBe(false)
  }
}

export const refusals = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) => {
    const pool = poolOf(subject, course, random)
    const candidates = nearMisses(subject, pool, random)
    checkStrict(subject, pool)
    for (const state of somePositions(course, random, 10)) {
      const before = canonicalJson(state)
      checkRefusals(subject, state, pickSome(random, candidates, 40))
      expect(equalJson(state, JSON.parse(before)), 'a refused move changes nothing').toBe(true)
    }
  })
