import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'parity',
  version: 1,
  seats: [2],
  /** 32 moves a round, and no more than 20 rounds: one adds 15 or 25 points, under `parlett` at least 10. */
  maxMoves: 640,
  length: 'medium',
  uncovers: [],
  presets: [
    { id: 'source', options: {} },
    { id: 'parlett', options: { declarer: 'opponent', scoring: 'parlett' } },
  ],
}
