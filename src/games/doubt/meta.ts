import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'doubt',
  version: 1,
  seats: [3, 4, 5, 6],
  /** 1,000 claims, each one move and at most an answer from each of five others. */
  maxMoves: 6000,
  length: 'medium',
  uncovers: ['doubted', 'took', 'over'],
  scoreless: true,
  presets: [
    { id: 'source', options: {} },
    { id: 'cheat', options: { doubters: 'anyone', jokers: false, firstRank: 'A', afterDoubt: 'continue' } },
  ],
}
