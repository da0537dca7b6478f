/** A whole game as one piece of JSON: the form in which games are exported, reported, tested and compared. */
import { type ZodType, z } from 'zod'
import type { GameId, Json, Result, Seat } from './game.ts'
import type { Outcome } from './recorded.ts'

export type RecordedMove = readonly [Seat, Json]

/** Values a record asks for at its end: what `checkExpected` knows by name, else a name of the game's `facts`. */
export type Expected = { readonly [name: string]: Json }

export type GameRecord = {
  readonly game: GameId
  /** Of the rules. */
  readonly version: number
  readonly seats: number
  readonly options: Json
  /** Every outcome of chance in the order asked. */
  readonly random: readonly Outcome[]
  /** In the order played. */
  readonly moves: readonly RecordedMove[]
  /** Null where the record stops before the game ends. */
  readonly result: Result | null
}

/** A record as it may be written by hand for a test or a report: with a name, and what to find at its end. */
export type NamedRecord = GameRecord & {
  readonly name?: string | undefined
  readonly expect?: Expected | undefined
}

/** What a finished table exports beside the moves, so that anybody can deal its cards again. */
export type ProvenRecord = GameRecord & {
  readonly table: string
  /** See `deriveSeed` and `commitmentOf`. */
  readonly secret: string
  readonly commitment: string
  /** In seat order. */
  readonly nonces: readonly string[]
}

const seat = z.int().min(0)

const recordShape = {
  game: z.string(),
  version: z.int().min(1).default(1),
  seats: z.int().min(1),
  options: z.json().default({}),
  random: z.array(z.union([z.number(), z.array(z.json())])),
  moves: z.array(z.tuple([seat, z.json()])),
  result: z.object({ scores: z.array(z.number()), winners: z.array(seat) }).nullable(),
}

/** Fields beyond these are allowed and dropped. */
export const recordSchema: ZodType<NamedRecord> = z.object({
  ...recordShape,
  name: z.string().optional(),
  expect: z.record(z.string(), z.json()).optional(),
})

const hex32 = z.string().regex(/^[0-9a-f]{64}$/)

export const provenRecordSchema: ZodType<ProvenRecord> = z.object({
  ...recordShape,
  table: z.string().min(1),
  secret: hex32,
  commitment: hex32,
  nonces: z.array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
})
