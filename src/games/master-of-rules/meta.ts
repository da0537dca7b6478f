import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'master-of-rules',
  version: 1,
  seats: [3, 4, 5],
  /** Five players: ten deals of ten plays, in nine of them at most eight takes with a choice. Fewer play less. */
  maxMoves: 172,
  length: 'medium',
  uncovers: ['show', 'automated', 'display'],
  presets: [
    { id: 'source', options: {} },
    { id: 'first-edition', options: { edition: 'first' } },
    { id: 'short', options: { length: 'short' } },
  ],
}
