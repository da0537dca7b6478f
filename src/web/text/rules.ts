/** The rules of the games to be read: one module a game and language, `<lang>/rules/<id>.ts`. */
import type { GameId, Json } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { rules as en } from './en/rules/index.ts'
import { rules as ko } from './ko/rules/index.ts'

/**
 * A sentence or several. `{AS}` is a card and `{S}` a suit's mark, drawn in the line; what stands between
 * asterisks is a term at the place that says what it means.
 */
export type Prose = string

/** A part of a section; what an option leaves out is null. */
export type Block =
  | Prose
  | null
  /** What stands below has a heading of its own, to which a link may lead. */
  | { readonly heading: string; readonly id: string }
  | { readonly list: readonly (Prose | null)[] }
  /** One after another. */
  | { readonly steps: readonly (Prose | null)[] }
  | Table
  | Example

/** Its first column names the row. With `example` its figures are outcomes like those of an `Example`. */
export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Prose[])[]
  readonly example?: string
}

/** A case with its outcome: what `text` says comes of it is what the game's own rules make of it. */
export type Example = { readonly example: string; readonly cards?: readonly string[]; readonly text: Prose }

/** One question people quarrel over. `id` is its anchor. */
export type Ruling = { readonly id: string; readonly question: string; readonly answer: Prose }

/** All options of a game, each with its value. */
export type Chosen = { readonly [name: string]: Json }

/**
 * The rules of one game as they are with these options, and what each option changes. Members that take options
 * are methods, so that the rules of a concrete game may stand where any game's are asked for.
 */
export interface GameRules<Options extends Chosen = Chosen> {
  aim(options: Options): readonly Block[]
  setUp(options: Options): readonly Block[]
  turn(options: Options): readonly Block[]
  scoring(options: Options): readonly Block[]
  readonly options: { readonly [name in keyof Options]: Prose }
  rulings(options: Options): readonly Ruling[]
}

const rules: { readonly [lang in Lang]: { readonly [game: GameId]: GameRules } } = { en, ko }

/** @throws for a game nobody wrote rules for. */
export const rulesOf = (lang: Lang, game: GameId): GameRules => {
  const found = rules[lang][game]
  if (found === undefined) throw new Error(`no rules for ${game}`)
  return found
}
