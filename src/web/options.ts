/** A game's options as fields of a form, read off the schema that checks them. */
import { z } from 'zod'
import type { AnyGame, Json } from '../engine/game.ts'

/** The values of an option that is one of several; the first one is no more special than the others. */
export type OptionField = { readonly name: string; readonly values: readonly Json[]; readonly usual: Json }

/** What an option's schema says as JSON Schema, as far as a form can offer it. */
const choice = z.union([
  z
    .object({ enum: z.array(z.json()), default: z.json() })
    .transform((it) => ({ values: it.enum, usual: it.default })),
  z
    .object({ type: z.literal('boolean'), default: z.boolean() })
    .transform((it) => ({ values: [false, true], usual: it.default })),
])

const described = z.object({ properties: z.record(z.string(), z.unknown()) })

/** @throws for an option that is not a choice of values. */
export const optionFields = ({ options }: AnyGame): readonly OptionField[] =>
  Object.entries(described.parse(z.toJSONSchema(options, { io: 'input' })).properties).map(
    ([name, schema]) => ({
      name,
      ...choice.parse(schema),
    }),
  )

/** The value whose text a form sent, or undefined. */
export const valueFrom = ({ values }: OptionField, text: string): Json | undefined =>
  values.find((value) => String(value) === text)
