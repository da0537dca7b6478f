/** The boards: one line a game that has its own. */
import type { GameId } from '../../engine/game.ts'
import type { Board } from './board.ts'
import { distantichu } from './distantichu.tsx'
import { doubt } from './doubt.tsx'
import { generic } from './generic.tsx'
import { ginRummy } from './gin-rummy.tsx'
import { inAGrove } from './in-a-grove.tsx'
import { katzenjammerBlues } from './katzenjammer-blues.tsx'
import { klaverjassen } from './klaverjassen.tsx'
import { masterOfRules } from './master-of-rules.tsx'
import { parity } from './parity.tsx'
import { rummy } from './rummy.tsx'
import { skat } from './skat.tsx'
import { spades } from './spades.tsx'

const boards: { readonly [game: GameId]: Board } = {
  distantichu,
  doubt,
  'gin-rummy': ginRummy,
  'in-a-grove': inAGrove,
  'katzenjammer-blues': katzenjammerBlues,
  klaverjassen,
  'master-of-rules': masterOfRules,
  parity,
  rummy,
  skat,
  spades,
}

export const boardOf = (game: GameId): Board => boards[game] ?? generic
