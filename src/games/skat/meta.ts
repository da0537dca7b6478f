import type { GameMeta } from '../../engine/game.ts'

export const meta: GameMeta = {
  id: 'skat',
  version: 1,
  seats: [3],
  /** At most 165 moves in a counted deal and three in a void one, 15 and 185 of them. */
  maxMoves: 3_030,
  length: 'long',
  uncovers: ['picked-up', 'laid-open'],
  presets: [
    { id: 'source', options: {} },
    {
      id: 'tournament',
      options: { bidding: 'isko', passedIn: 'skip', gameValue: 'isko', scoring: 'seeger' },
    },
  ],
}
