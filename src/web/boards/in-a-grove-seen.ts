/** What the parts of the board of In a Grove are given. */
import type { GroveMove } from '../../games/in-a-grove/moves.ts'
import type { GroveView } from '../../games/in-a-grove/view.ts'
import type { Lang } from '../../players/types.ts'
import { inAGrove as en, type GroveBoardWords } from '../text/en/boards/in-a-grove.ts'
import { inAGrove as ko } from '../text/ko/boards/in-a-grove.ts'
import type { Seen } from './board.ts'

export type GroveSeen = Seen<GroveView, GroveMove>
export type GroveProps = { readonly seen: GroveSeen }

export const wordsOf = (lang: Lang): GroveBoardWords => (lang === 'ko' ? ko : en)
