import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'klaverjassen',
  version: 1,
  seats: [4],
  /**
   * 19 deals of at most 80 passes, a choice of trumps and 32 cards: a deal adds at least 162 to the two totals,
   * so that one of them has reached 1500 by then.
   */
  maxMoves: 2147,
  length: 'long',
  uncovers: ['turned-up'],
  presets: [
    { id: 'source', options: {} },
    { id: 'rotterdam', options: { following: 'dutch', roem: 'dutch', pit: true, equalIsNat: true } },
    {
      id: 'amsterdam',
      options: { play: 'amsterdam', following: 'dutch', roem: 'dutch', pit: true, equalIsNat: true },
    },
  ],
}
