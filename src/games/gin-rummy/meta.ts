import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'gin-rummy',
  version: 1,
  seats: [2],
  /** 200 deals of at most 29 draws and 49 takes, a discard for each, one pass at the start, two moves at the wall. */
  maxMoves: 31_800,
  length: 'medium',
  uncovers: ['drew', 'knocked', 'big-gin'],
  presets: [
    { id: 'source', options: {} },
    { id: 'classic', options: { undercutOnTie: true, bigGin: true } },
    { id: 'oklahoma', options: { undercutOnTie: true, bigGin: true, oklahoma: 'spades', target: 150 } },
  ],
}
