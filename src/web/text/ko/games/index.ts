import type { GameId } from '../../../../engine/game.ts'
import type { games as english } from '../../en/games/index.ts'
import type { GameWords } from '../../games.ts'
import { ginRummy } from './gin-rummy.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { spades } from './spades.ts'

export const games: Record<keyof typeof english & GameId, GameWords> = {
  parity,
  spades,
  'gin-rummy': ginRummy,
  rummy,
}
