/** Every form of the rules of a game that shows something of its own. */
import type { AnyGame } from '../../../src/engine/game.ts'
import { optionFields } from '../../../src/web/options.ts'
import { chosenOf } from '../../../src/web/rulebook.ts'
import type { Chosen } from '../../../src/web/text/rules.ts'

/** Each preset, and each value of each option beside it. */
export const formsOf = (game: AnyGame): readonly Chosen[] =>
  game.meta.presets
    .flatMap(({ options }) => [
      options,
      ...optionFields(game).flatMap(({ name, values }) =>
        values.map((value) => ({ ...options, [name]: value })),
      ),
    ])
    .filter((options) => game.options.safeParse(options).success)
    .map((options) => chosenOf(game, options))
