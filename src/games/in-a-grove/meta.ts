import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'in-a-grove',
  version: 1,
  seats: [3, 4],
  /** 200 rounds of four accusations, one look and one swap. */
  maxMoves: 1200,
  length: 'short',
  uncovers: ['faces', 'alibis', 'reveal'],
  presets: [
    { id: 'source', options: {} },
    { id: 'revised', options: { wrongCards: 'suspect', cardsEach: 7 } },
    { id: 'first', options: { wrongCards: 'suspect', end: 'held', swap: true, winner: 'fewest' } },
  ],
}
