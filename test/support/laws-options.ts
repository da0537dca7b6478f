/** The option sets a game is judged with: all of them when they are few, else every pair of values and some more. */
import { z } from 'zod'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { prng } from './prng.ts'

type Choice = { readonly name: string; readonly values: readonly Json[] }
type OptionSet = { readonly [name: string]: Json }

const mostSets = 64
const extraSets = 6

const fieldSchema = z.object({
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  get anyOf() {
    return z.array(fieldSchema).optional()
  },
})
type Field = z.infer<typeof fieldSchema>

const objectSchema = z.object({ type: z.literal('object'), properties: z.record(z.string(), fieldSchema) })

const valuesOf = (field: Field): readonly Json[] => {
  if (field.const !== undefined) return [field.const]
  if (field.enum !== undefined) return field.enum
  if (field.anyOf !== undefined) return field.anyOf.flatMap(valuesOf)
  if (field.type === 'boolean') return [false, true]
  if (field.type === 'integer' && field.minimum !== undefined && field.maximum !== undefined) {
    const { minimum, maximum } = field
    return maximum - minimum < 8
      ? Array.from({ length: maximum - minimum + 1 }, (_, above) => minimum + above)
      : [minimum, Math.floor((minimum + maximum) / 2), maximum]
  }
  throw new Error(`an option's values cannot be listed: ${JSON.stringify(field)}`)
}

/** What can be chosen, read from the game's own schema. */
export const choicesOf = (game: AnyGame): readonly Choice[] => {
  const { properties } = objectSchema.parse(z.toJSONSchema(game.options, { io: 'input' }))
  return Object.entries(properties).map(([name, field]) => ({ name, values: valuesOf(field) }))
}

const everySet = (choices: readonly Choice[]): readonly OptionSet[] =>
  choices.reduce<readonly OptionSet[]>(
    (sets, { name, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  )

const pairsIn = (set: OptionSet): readonly string[] => {
  const fields = Object.entries(set)
  return fields.flatMap((one, index) => fields.slice(index + 1).map((other) => canonicalJson([one, other])))
}

/** Every value once beside every value of every other option, in few sets: greedily, from a shuffled list. */
const pairwise = (sets: readonly OptionSet[]): readonly OptionSet[] => {
  const random = prng(1)
  const waiting = new Set(sets.flatMap(pairsIn))
  const chosen: OptionSet[] = []
  const fresh = (set: OptionSet) => pairsIn(set).filter((pair) => waiting.has(pair)).length
  while (waiting.size > 0) {
    const best = random.shuffle(sets).reduce((a, b) => (fresh(b) > fresh(a) ? b : a))
    chosen.push(best)
    for (const pair of pairsIn(best)) waiting.delete(pair)
  }
  return [...chosen, ...random.shuffle(sets.filter((set) => !chosen.includes(set))).slice(0, extraSets)]
}

/** Parsed option sets; those the game's own schema refuses in combination are left out. */
export const optionSetsOf = (game: AnyGame): readonly Json[] => {
  const sets = everySet(choicesOf(game)).filter((set) => game.options.safeParse(set).success)
  const kept = sets.length <= mostSets ? sets : pairwise(sets)
  return kept.map((set) => game.options.parse(set))
}
