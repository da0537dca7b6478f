/** Katzenjammer Blues: a lot at auction, bids picked card by card, bands, and mice. */

import type { KatzenjammerMove } from '../../games/katzenjammer-blues/moves.ts'
import type { KatzenjammerView } from '../../games/katzenjammer-blues/view.ts'
import { words } from '../text/words.ts'
import type { Board } from './board.ts'
import { katzenjammerDock } from './katzenjammer-blues-dock.tsx'
import { wordsOf } from './katzenjammer-blues-seen.ts'
import { KatzenjammerSheet } from './katzenjammer-blues-sheet.tsx'
import { Stage } from './katzenjammer-blues-stage.tsx'

export const katzenjammerBlues: Board<KatzenjammerView, KatzenjammerMove> = {
  assets: { styles: ['katzenjammer-blues'], scripts: [] },
  showsSeats: true,
  heading: ({ lang, view }) =>
    view.options.games > 1
      ? wordsOf(lang).game(view.game, view.options.games)
      : words(lang).table.round(view.rounds + 1),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts: () => [],
  middle: (seen) => ({ label: wordsOf(seen.lang).lot, content: <Stage seen={seen} /> }),
  dock: katzenjammerDock,
  score: (seen) => <KatzenjammerSheet seen={seen} />,
}
