import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'spades',
  version: 1,
  seats: [4],
  /** 200 rounds of at most eight moves to declare and 52 cards. */
  maxMoves: 12_000,
  length: 'long',
  uncovers: ['hand'],
  presets: [
    { id: 'source', options: {} },
    { id: 'american', options: { bagLimit: 'at10', failedNil: 'bags' } },
  ],
}
