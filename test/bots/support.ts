/** A bot at work: what the table does for a seat that is not a person's. */
import type { AnyBot, Bot } from '../../src/bots/bot.ts'
import type { AnyGame, Game, Json, Random, Seat } from '../../src/engine/game.ts'
import { prng } from '../support/prng.ts'

export const askBot = (bot: AnyBot, game: AnyGame, state: Json, seat: Seat, random: Random): Json =>
  bot.choose({ view: game.view(state, seat), seat, legal: game.legalMoves(state, seat), random })

/** Whatever chance says, sensible moves are the same. */
const seeds = [1, 2, 3, 4, 5]

/** What the bot does as the seat on turn, each answer once: one answer where chance changes nothing. */
export const answersOf = <State, Move, Options, View>(
  game: Game<State, Move, Options, View>,
  bot: Bot<View, Move>,
  state: State,
): readonly string[] => {
  const [seat = 0] = game.toAct(state)
  const view = game.view(state, seat)
  const answers = seeds.map((seed) =>
    bot.choose({ view, seat, legal: game.legalMoves(state, seat), random: prng(seed) }),
  )
  return [...new Set(answers.map(textOf))]
}

/** A move in few words: its type and what it names, `play AS`, `bid 4`, `draw stock`. */
const textOf = (move: unknown): string => Object.values(Object(move)).flat().join(' ')
