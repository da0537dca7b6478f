/** The words of a refusal, whether it is ours or a game's. */
import type { GameId, Json, Refusal } from '../../engine/game.ts'
import { words as notifyWords } from '../../notify/messages.ts'
import type { Lang } from '../../players/types.ts'
import { refusals as en } from './en/refusals.ts'
import { gameText } from './games.ts'
import { refusals as ko } from './ko/refusals.ts'

export type RefusalWords = { readonly [code: string]: (params: { readonly [name: string]: Json }) => string }

/** The codes that are no game's own. */
export type OwnCode = keyof typeof en

export const isOwnCode = (code: string): code is OwnCode => Object.hasOwn(en, code)

const own: { readonly [lang in Lang]: Record<OwnCode, RefusalWords[string]> } = { en, ko }

/** Why an address was not taken: the words of the rooms that call. */
const addressText = (lang: Lang, code: string): string | undefined => {
  const refused: { readonly [code: string]: string } = notifyWords(lang).refused
  return Object.hasOwn(refused, code) ? refused[code] : undefined
}

/** `game` is null where no game is known; a code without words falls back to the one for any bad move. */
export const refusalText = (lang: Lang, game: GameId | null, { code, params }: Refusal): string => {
  if (isOwnCode(code)) return own[lang][code](params)
  const address = addressText(lang, code)
  if (address !== undefined) return address
  const words = game === null ? undefined : gameText(lang, game).refusals[code]
  return words === undefined ? own[lang]['bad-move'](params) : words(params)
}
