import type { GameId } from '../../../../engine/game.ts'
import type { games as english } from '../../en/games/index.ts'
import type { GameWords } from '../../games.ts'
import { doubt } from './doubt.ts'
import { klaverjassen } from './klaverjassen.ts'
import { parity } from './parity.ts'
import { skat } from './skat.ts'
import { spades } from './spades.ts'

export const games: Record<keyof typeof english & GameId, GameWords> = {
  doubt,
  klaverjassen,
  parity,
  skat,
  spades,
}
