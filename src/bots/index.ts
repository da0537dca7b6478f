/** The bots: one line a game. */
import type { GameId } from '../engine/game.ts'
import type { AnyBot } from './bot.ts'
import { chance } from './chance.ts'
import { doubt } from './doubt.ts'
import { ginRummy } from './gin-rummy.ts'
import { klaverjassen } from './klaverjassen.ts'
import { masterOfRules } from './master-of-rules.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { skat } from './skat/index.ts'
import { spades } from './spades.ts'

const bots: { readonly [id: GameId]: AnyBot } = {
  doubt,
  'gin-rummy': ginRummy,
  klaverjassen,
  'master-of-rules': masterOfRules,
  parity,
  rummy,
  skat,
  spades,
}

/** The bot that plays the game of that id. */
export const findBot = (id: GameId): AnyBot => bots[id] ?? chance
