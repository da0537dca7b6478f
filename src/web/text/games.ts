/** The words of the games: one module a game and language, `<lang>/games/<id>.ts`. */
import type { GameId, Json } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import type { LogEvent } from '../../table/types.ts'
import { games as en } from './en/games/index.ts'
import { games as ko } from './ko/games/index.ts'
import type { Sentence } from './parts.ts'
import type { RefusalWords } from './refusal.ts'

export type OptionWords = {
  readonly label: string
  readonly hint?: string
  /** By the value as text: `true`, `over10`, `500`. */
  readonly values: { readonly [value: string]: string }
  /** Of an option that is any number in a range. */
  readonly number?: (value: number) => string
}

export type PresetWords = { readonly label: string; readonly hint: string }

/** A game's event as it stands in a log: `GameWords<SpadesView, Told<SpadesEvent>>`. */
export type Told<Event> = Event & Pick<LogEvent, 'e' | 'at'>

/**
 * What one language says about a game. Members that take a game's own view or event are methods, so that
 * the words of a concrete game may stand where any game's are asked for: they are only ever given that game's.
 */
export interface GameWords<View = Json, Event = LogEvent> {
  readonly name: string
  /** What it feels like to play, in one line. */
  readonly line: string
  /** How far it goes, as in *to 500 points*. */
  readonly length: string
  /** What the choice of a seat decides, in a game where it decides something. */
  readonly seating?: string
  readonly options: { readonly [field: string]: OptionWords }
  readonly presets: { readonly [id: string]: PresetWords }
  /** The types of events a turn is made of, where it is several: a recap tells each turn in a line. */
  readonly turn?: readonly string[]
  /** Why a move is refused: every code of the game's rules page. */
  readonly refusals: RefusalWords
  /** An event of the game's own as a sentence of the log; null where the log leaves it out. */
  told(event: Event): Sentence | null
  /** What is asked now of those to act, short enough for the turn strip, as in *follow hearts*. */
  asked(view: View): string
}

/** A value of an option as its words name it. */
export const valueText = (text: OptionWords | undefined, value: Json): string =>
  text?.values[String(value)] ??
  (typeof value === 'number' ? text?.number?.(value) : undefined) ??
  String(value)

const words: { readonly [lang in Lang]: { readonly [game: GameId]: GameWords } } = { en, ko }

/** @throws for a game nobody wrote words for. */
export const gameText = (lang: Lang, game: GameId): GameWords => {
  const found = words[lang][game]
  if (found === undefined) throw new Error(`no words for ${game}`)
  return found
}
