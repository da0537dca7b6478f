/** Notations of particular games, beside the record that every game has. */
import { z } from 'zod'
import type { GameId } from '../engine/game.ts'
import { recordSchema } from '../engine/record.ts'
import { issOf } from '../games/skat/iss.ts'

/** What a record file tells a notation. */
const exportedSchema = z.intersection(
  recordSchema,
  z.object({ names: z.array(z.string()), endedAt: z.number() }),
)
type Exported = z.infer<typeof exportedSchema>

export type Notation = {
  /** As its readers call it, in any language. */
  readonly name: string
  /** How its files end. */
  readonly suffix: string
  readonly write: (record: Exported) => string
}

/** `2026-11-30/18:05:00/UTC`. */
const utc = (at: number): string => {
  const [date = '', time = ''] = new Date(at).toISOString().split('T')
  return `${date}/${time.slice(0, 8)}/UTC`
}

const iss: Notation = {
  name: 'ISS',
  suffix: 'sgf',
  write: (record) => issOf(record, { names: record.names, ended: utc(record.endedAt) }),
}

const notations: { readonly [game: GameId]: Notation } = { skat: iss }

/** The notation of a game, or undefined where it has none of its own. */
export const notationOf = (game: GameId): Notation | undefined => notations[game]

/** A finished game in the notation of its own, from its record as JSON text; null where it has none. */
export const notate = (text: string): { readonly suffix: string; readonly text: string } | null => {
  const record = exportedSchema.parse(JSON.parse(text))
  const notation = notationOf(record.game)
  return notation === undefined ? null : { suffix: notation.suffix, text: notation.write(record) }
}
