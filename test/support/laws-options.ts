/**
 * The tables a game is judged at, each a number of seats and an option set: all of them when they are few, else
 * every pair of values (the number of seats is one of them) and some more.
 */
import { z } from 'zod'
import { tabulate } from '../../src/engine/cards.ts'
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

/** Of a long list its ends and its middle: what holds for these holds for those between. */
const ends = (values: readonly Json[]): readonly Json[] =>
  values.length > 8
    ? [0, Math.floor((values.length - 1) / 2), values.length - 1].flatMap((place) => values[place] ?? [])
    : values

const valuesOf = (field: Field): readonly Json[] => {
  if (field.const !== undefined) return [field.const]
  if (field.enum !== undefined) return ends(field.enum)
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
const pairwise = <S extends OptionSet>(sets: readonly S[]): readonly S[] => {
  const random = prng(1)
  const pairsOf = tabulate(sets, pairsIn)
  const waiting = new Set(sets.flatMap(pairsOf))
  const chosen: S[] = []
  const fresh = (set: S) => pairsOf(set).filter((pair) => waiting.has(pair)).length
  while (waiting.size > 0) {
    const counted = random.shuffle(sets).map((set) => ({ set, count: fresh(set) }))
    const { set: best } = counted.reduce((a, b) => (b.count > a.count ? b : a))
    chosen.push(best)
    for (const pair of pairsOf(best)) waiting.delete(pair)
  }
  return [...chosen, ...random.shuffle(sets.filter((set) => !chosen.includes(set))).slice(0, extraSets)]
}

export type TableSet = { readonly seats: number; readonly options: Json }

/** With parsed options; sets the game's own schema refuses in combination are left out. */
export const tableSetsOf = (game: AnyGame): readonly TableSet[] => {
  const options = everySet(choicesOf(game)).filter((set) => game.options.safeParse(set).success)
  // No option is called like this: `:` stands in no name.
  const sets = game.meta.seats.flatMap((seats) => options.map((set) => ({ ...set, ':seats': seats })))
  const kept = sets.length <= mostSets ? sets : pairwise(sets)
  return kept.map(({ ':seats': seats, ...set }) => ({ seats, options: game.options.parse(set) }))
}
