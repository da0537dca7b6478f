/** A game's options as fields of a form, read off the schema that checks them. */
import { z } from 'zod'
import type { AnyGame, Json } from '../engine/game.ts'

/** An option that is one of several values, the first no more special than the others, or any number of a range. */
export type OptionField = { readonly name: string; readonly usual: Json } & (
  | { readonly kind: 'choice'; readonly values: readonly Json[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
)

/** What an option's schema says as JSON Schema, as far as a form can offer it. */
const offered = z.union([
  z
    .object({ enum: z.array(z.json()), default: z.json() })
    .transform((it) => ({ kind: 'choice' as const, values: it.enum, usual: it.default })),
  z
    .object({ type: z.literal('boolean'), default: z.boolean() })
    .transform((it) => ({ kind: 'choice' as const, values: [false, true], usual: it.default })),
  z
    .object({ type: z.literal('integer'), minimum: z.int(), maximum: z.int(), default: z.int() })
    .transform((it) => ({
      kind: 'number' as const,
      least: it.minimum,
      most: it.maximum,
      usual: it.default,
    })),
])

const described = z.object({ properties: z.record(z.string(), z.unknown()) })

/** @throws for an option that is neither a choice of values nor a range of numbers. */
export const optionFields = ({ options }: AnyGame): readonly OptionField[] =>
  Object.entries(described.parse(z.toJSONSchema(options, { io: 'input' })).properties).map(
    ([name, schema]) => ({
      name,
      ...offered.parse(schema),
    }),
  )

/** The value whose text a form sent, or undefined. A number out of the range is left to the game's schema to refuse. */
export const valueFrom = (field: OptionField, text: string): Json | undefined => {
  if (field.kind === 'choice') return field.values.find((value) => String(value) === text)
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
