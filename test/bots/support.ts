/** A bot at work: what the table does for a seat that is not a person's. */
import type { AnyBot } from '../../src/bots/bot.ts'
import type { AnyGame, Json, Random, Seat } from '../../src/engine/game.ts'

export const askBot = (bot: AnyBot, game: AnyGame, state: Json, seat: Seat, random: Random): Json =>
  bot.choose({ view: game.view(state, seat), seat, legal: game.legalMoves(state, seat), random })
