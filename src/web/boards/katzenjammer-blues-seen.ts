/** What the parts of a table of Katzenjammer Blues share. */
import type { KatzenjammerMove } from '../../games/katzenjammer-blues/moves.ts'
import type { LaidBid } from '../../games/katzenjammer-blues/state.ts'
import type { KatzenjammerView } from '../../games/katzenjammer-blues/view.ts'
import type { Lang } from '../../players/types.ts'
import { katzenjammerBlues as en } from '../text/en/boards/katzenjammer-blues.ts'
import { katzenjammerBlues as ko } from '../text/ko/boards/katzenjammer-blues.ts'
import type { Seen as SeenOf } from './board.ts'

export type Seen = SeenOf<KatzenjammerView, KatzenjammerMove>

export const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

export const standingOf = ({ bids, standing }: KatzenjammerView): LaidBid | null =>
  standing === null ? null : (bids[standing] ?? null)
