/** From anything at all to a request's shape, or to what is wrong with it. */
import type { ZodType, z } from 'zod'
import type { Json } from '../engine/game.ts'
import type { PlayAct, Refused } from '../table/types.ts'
import { isJson } from './json.ts'
import { refuse } from './refuse.ts'
import type { moveAct } from './requests.ts'

export type Parsed<T> = { readonly ok: true; readonly value: T } | Refused

/** Fields without a value count as absent. `at` is where the input stands in the whole request. */
export const parsed = <T>(schema: ZodType<T>, input: unknown, at: readonly string[] = []): Parsed<T> => {
  const result = schema.safeParse(present(input))
  if (result.success) return { ok: true, value: result.data }
  return refuse('bad-request', { issues: result.error.issues.map((issue) => describe(issue, at)) })
}

/** The act of `moveAct` as a table takes it; a move that is no plain JSON is of no game's shape. */
export const moveActOf = ({ move, moves = [move], ...act }: z.output<typeof moveAct>): Parsed<PlayAct> =>
  moves.every((each) => isJson(each)) ? { ok: true, value: { ...act, moves } } : refuse('bad-move')

const present = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    : input

const describe = (issue: z.core.$ZodIssue, at: readonly string[]): Json => ({
  path: [...at, ...issue.path.map(String)].join('.'),
  code: issue.code === 'custom' ? issue.message : issue.code.replaceAll('_', '-'),
  ...(issue.code === 'unrecognized_keys' ? { keys: issue.keys } : {}),
})
