import type { GameMeta } from '../../engine/game.ts'

/** Rounds can cost as much as they bring, so a game stops after so many. */
export const roundLimit = 200

/** Six players with one card a set: 60 sets, five passes after each, 6 declarations and 5 hand-overs. */
const movesARound = 371

export const meta: GameMeta = {
  id: 'distantichu',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  maxMoves: roundLimit * movesARound,
  length: 'long',
  /** Whoever takes a trick is seen to be able to lead, or not. */
  uncovers: ['trick', 'destination', 'deal', 'dealt', 'took', 'handed', 'stuck', 'sweeping'],
  presets: [
    { id: 'source', options: {} },
    { id: 'riichi', options: { riichi: true } },
    { id: 'short', options: { target: 50 } },
  ],
}
