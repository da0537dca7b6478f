import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'rummy',
  version: 1,
  seats: [2, 3, 4],
  /** 200 rounds of 50 turns a seat, a draw and a discard each, and 210 cards laid or exchanged at most. */
  maxMoves: 122_000,
  length: 'medium',
  uncovers: ['drew'],
  presets: [
    { id: 'source', options: {} },
    { id: 'jokers', options: { deck: 'double', jokers: true, ace: 'both', upcard: true, jokerSwap: true } },
    { id: 'strict', options: { upcard: true, outByDiscard: true, layOffNeedsMeld: true } },
  ],
}
