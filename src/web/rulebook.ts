/** The addresses of rules to be read: a game's own, and what an address chooses of its options. */
import { z } from 'zod'
import type { AnyGame, GameId, GameMeta, Json } from '../engine/game.ts'
import type { TableId } from '../table/types.ts'
import { type OptionField, optionFields, valueFrom } from './options.ts'
import type { Chosen } from './text/rules.ts'

const chosenSchema = z.record(z.string(), z.json())

/** All options of a game with their values, from those of a table or from some that were chosen. */
export const chosenOf = (game: AnyGame, options: Json): Chosen =>
  chosenSchema.parse(game.options.parse(options))

/** What an address says of the options; what it does not know, it says nothing about. */
export const chosenIn = (game: AnyGame, query: { readonly [name: string]: string }): Chosen => {
  const said = optionFields(game).flatMap((field) => {
    const value = valueFrom(field, query[field.name] ?? '')
    return value === undefined ? [] : [[field.name, value] as const]
  })
  const { data } = game.options.safeParse(Object.fromEntries(said))
  return data === undefined ? chosenOf(game, {}) : chosenSchema.parse(data)
}

const usual = (fields: readonly OptionField[]): Chosen =>
  Object.fromEntries(fields.map((field) => [field.name, field.usual]))

/** The game's rules with these options; only those that differ from the usual ones stand in the address. */
export const rulesPath = (
  game: GameId,
  fields: readonly OptionField[] = [],
  options: Chosen = {},
): string => {
  const query = new URLSearchParams(
    fields.flatMap(({ name, usual: value }) => {
      const chosen = options[name] ?? value
      return chosen === value ? [] : [[name, String(chosen)]]
    }),
  ).toString()
  return `/rules/${game}${query === '' ? '' : `?${query}`}`
}

/** The rules as they are at a table. */
export const tableRulesPath = (table: TableId): string => `/t/${table}/rules`

/** The preset that sets exactly these options, or null. */
export const presetOf = (
  { presets }: GameMeta,
  fields: readonly OptionField[],
  chosen: Chosen,
): string | null => {
  const found = presets.find(({ options }) => {
    const whole: Chosen = { ...usual(fields), ...options }
    return fields.every(({ name }) => whole[name] === chosen[name])
  })
  return found?.id ?? null
}
