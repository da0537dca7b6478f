/** Checks what a record says should be found after its last move. */
import { z } from 'zod'
import { type AnyGame, IllegalMove, type Json, type Random } from './game.ts'
import { canonicalJson, equalJson } from './json.ts'
import type { Expected } from './record.ts'
import { canonicalMove } from './replay.ts'

/** `failures` are sentences; `unchecked` are the names that neither this check nor the game knows. */
export type Checked = { readonly failures: readonly string[]; readonly unchecked: readonly string[] }

type Position = { readonly game: AnyGame; readonly state: Json }
type Check = (position: Position, expected: Json) => readonly string[]

/** A check of a value written in this shape. */
const shaped =
  <T>(schema: z.ZodType<T>, check: (position: Position, expected: T) => readonly string[]): Check =>
  (position, expected) => {
    const parsed = schema.safeParse(expected)
    return parsed.success
      ? check(position, parsed.data)
      : [`is not written as it should be: ${canonicalJson(expected)}`]
  }

const equals = (found: Json, expected: Json): readonly string[] =>
  equalJson(found, expected) ? [] : [`is ${canonicalJson(found)}, expected ${canonicalJson(expected)}`]

const movesBySeat = z.record(z.string().regex(/^\d+$/), z.array(z.json()))

type SeatMoves = { readonly listed: ReadonlySet<string>; readonly asked: ReadonlySet<string> }

/** For each seat named, its legal moves and those the record names, as sets of canonical texts. */
const compareMoves = (complain: (moves: SeatMoves) => readonly string[]): Check =>
  shaped(movesBySeat, ({ game, state }, expected) =>
    Object.entries(expected).flatMap(([seat, moves]) => {
      const textOf = (move: Json) => canonicalJson(canonicalMove(game, move))
      const listed = new Set(Iterator.from(game.legalMoves(state, Number(seat))).map(textOf))
      return complain({ listed, asked: new Set(moves.map(textOf)) }).map(
        (failure) => `of seat ${seat} ${failure}`,
      )
    }),
  )

const missing = ({ listed, asked }: SeatMoves) =>
  [...asked].filter((move) => !listed.has(move)).map((move) => `lacks ${move}`)
const surplus = ({ listed, asked }: SeatMoves) =>
  [...listed].filter((move) => !asked.has(move)).map((move) => `has ${move} too`)
const present = ({ listed, asked }: SeatMoves) =>
  [...asked].filter((move) => listed.has(move)).map((move) => `has ${move}`)

const askedTooEarly = (): never => {
  throw new Error('chance was asked before the move was refused')
}
const noChance: Random = { shuffle: askedTooEarly, int: askedTooEarly }

const refused = z.object({ seat: z.int(), move: z.json(), code: z.string() })

/** The code with which the game refuses the move, or null when it does not. */
const refusalOf = ({ game, state }: Position, seat: number, move: Json): string | null => {
  try {
    game.apply(state, seat, canonicalMove(game, move), noChance)
    return null
  } catch (thrown) {
    if (thrown instanceof IllegalMove) return thrown.code
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const checkIllegal: Check = shaped(
  z.union([refused.transform((one) => [one]), z.array(refused)]),
  (position, moves) =>
    moves.flatMap(({ seat, move, code }) => {
      const found = refusalOf(position, seat, move)
      if (found === code) return []
      const what = `of seat ${seat}, ${canonicalJson(move)},`
      return [
        found === null
          ? `${what} is legal, expected ${code}`
          : `${what} is refused by ${found}, expected ${code}`,
      ]
    }),
)

const checks: { readonly [name: string]: Check } = {
  result: ({ game, state }, expected) => equals(game.result(state), expected),
  toAct: ({ game, state }, expected) => equals(game.toAct(state), expected),
  legal: compareMoves((moves) => [...missing(moves), ...surplus(moves)]),
  contains: compareMoves(missing),
  absent: compareMoves(present),
  illegal: checkIllegal,
}

export const checkExpected = (game: AnyGame, state: Json, expected: Expected): Checked => {
  const facts = game.facts(state)
  const unchecked: string[] = []
  const failures = Object.entries(expected).flatMap(([name, value]) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check !== undefined) return check({ game, state }, value).map((failure) => `${name} ${failure}`)
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact !== undefined) return equals(fact, value).map((failure) => `${name} ${failure}`)
    unchecked.push(name)
    return []
  })
  return { failures, unchecked }
}
