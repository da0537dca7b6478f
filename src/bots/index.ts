/** The bots: one line a game. */
import type { GameId } from '../engine/game.ts'
import type { AnyBot } from './bot.ts'
import { chance } from './chance.ts'
import { parity } from './parity.ts'
import { spades } from './spades.ts'

const bots: { readonly [id: GameId]: AnyBot } = { parity, spades }

/** The bot that plays the game of that id. */
export const findBot = (id: GameId): AnyBot => bots[id] ?? chance
