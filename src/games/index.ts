/** The registry: one line a game. */
import type { AnyGame } from '../engine/game.ts'
import { distantichu } from './distantichu/index.ts'
import { doubt } from './doubt/index.ts'
import { ginRummy } from './gin-rummy/index.ts'
import { inAGrove } from './in-a-grove/index.ts'
import { katzenjammerBlues } from './katzenjammer-blues/index.ts'
import { klaverjassen } from './klaverjassen/index.ts'
import { masterOfRules } from './master-of-rules/index.ts'
import { parity } from './parity/index.ts'
import { rummy } from './rummy/index.ts'
import { skat } from './skat/index.ts'
import { spades } from './spades/index.ts'

export const games: readonly AnyGame[] = [
  distantichu,
  doubt,
  ginRummy,
  inAGrove,
  katzenjammerBlues,
  klaverjassen,
  masterOfRules,
  parity,
  rummy,
  skat,
  spades,
]

/** The game of that id, or undefined. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.meta.id === id)
