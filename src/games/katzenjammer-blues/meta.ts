import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'katzenjammer-blues',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  /** Ten games of 200 rounds: in each at most 170 ever higher bids, 5 passes and what its winner does. */
  maxMoves: 362_000,
  length: 'medium',
  uncovers: ['lot', 'card', 'hand'],
  presets: [
    { id: 'source', options: {} },
    { id: 'reshuffle', options: { deckEnd: 'reshuffle' } },
    { id: 'published', options: { smallTable: 4, mixedBids: 'count', bidding: 'announced' } },
  ],
}
