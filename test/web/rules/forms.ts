/** Every form of the rules of a game that shows something of its own. */
import type { AnyGame, Json } from '../../../src/engine/game.ts'
import { type OptionField, optionFields } from '../../../src/web/options.ts'
import { chosenOf } from '../../../src/web/rulebook.ts'
import type { Chosen } from '../../../src/web/text/rules.ts'

/** Its values; the ends of a range of numbers. */
export const choicesOf = (field: OptionField): readonly Json[] =>
  field.kind === 'choice' ? field.values : [field.least, field.most]

/** Each preset, and each value of each option beside it. */
export const formsOf = (game: AnyGame): readonly Chosen[] =>
  game.meta.presets
    .flatMap(({ options }) => [
      options,
      ...optionFields(game).flatMap((field) =>
        choicesOf(field).map((value) => ({ ...options, [field.name]: value })),
      ),
    ])
    .filter((options) => game.options.safeParse(options).success)
    .map((options) => chosenOf(game, options))
