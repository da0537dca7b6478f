/** The middles: one line a game. */
import type { GameId } from '../../../engine/game.ts'
import type { Middle } from '../middle.ts'
import { distantichu } from './distantichu.ts'
import { doubt } from './doubt.ts'
import { ginRummy } from './gin-rummy.ts'
import { inAGrove } from './in-a-grove.ts'
import { katzenjammerBlues } from './katzenjammer-blues.ts'
import { klaverjassen } from './klaverjassen.ts'
import { masterOfRules } from './master-of-rules.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { skat } from './skat.ts'
import { spades } from './spades.ts'

const middles: { readonly [game: GameId]: Middle } = {
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

export const findMiddle = (game: GameId): Middle | undefined => middles[game]

/** @throws for a game that brought none. */
export const middleOf = (game: GameId): Middle => {
  const found = findMiddle(game)
  if (found === undefined) throw new Error(`no middle for pictures of ${game}`)
  return found
}
