/** What a chat is told of the rules of a game by their link. */
import type { GameId } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Preview } from './preview.ts'

/** Of the list of all games where none is given. */
export const rulesPreview = (game: GameId | null, lang: Lang): Preview => {
  const { common, rulebook } = words(lang)
  const image = { path: '/icons/512.png', alt: common.brand, width: 512, height: 512 }
  const rest = { image, facts: [], elsewhere: null, isPerLanguage: true } as const
  if (game === null)
    return { title: rulebook.index, description: rulebook.indexHint, path: '/rules', ...rest }
  const { name, line } = gameText(lang, game)
  return {
    title: rulebook.title(name),
    description: `${line} ${rulebook.indexHint}`,
    path: `/rules/${game}`,
    ...rest,
  }
}
