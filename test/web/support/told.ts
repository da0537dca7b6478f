/** An event of a game as the log tells it, in plain text. */
import type { Json } from '../../../src/engine/game.ts'
import type { Lang } from '../../../src/players/types.ts'
import { gameText } from '../../../src/web/text/games.ts'
import { plain } from '../../../src/web/text/plain.ts'
import { names } from './looks.tsx'

/** Empty where nothing is told. */
export const toldOf = (
  lang: Lang,
  game: string,
  event: { readonly type: string; readonly [field: string]: Json },
): string => {
  const sentence = gameText(lang, game).told({ e: 1, at: 0, to: 'all', ...event })
  return sentence === null ? '' : plain(sentence, lang, names)
}
