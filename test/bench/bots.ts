/**
 * How much better than chance the bots play: `npm run bench bots -- [GAMES] [GAME…]`. In each game one seat (or one
 * team, where teams play) is the bot's, in turn each of them, and the others move at random. Prints the share of games
 * won, ties shared, beside the fair share; for bots that search for their cards also the share won against the same bots
 * without the search; and the slowest decision. Exits with 1 when a bot is below its aim: three games of four
 * between two sides, else one and a half times the fair share, and 50 ms of CPU a decision.
 */
import type { AnyBot } from '../../src/bots/bot.ts'
import { findBot } from '../../src/bots/index.ts'
import { klaverjassenBy } from '../../src/bots/klaverjassen.ts'
import { parityBy } from '../../src/bots/parity.ts'
import { skatBy } from '../../src/bots/skat/index.ts'
import { spadesBy } from '../../src/bots/spades.ts'
import { byHabit } from '../../src/bots/tricks/search.ts'
import type { AnyGame, Json, Random, Seat } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'

const mostMilliseconds = 50
const aimForTwo = 0.75
const aimRatio = 1.5

/** The shortest form of each game, so that a thousand are soon played. */
const shortOptions: { readonly [id: string]: { readonly [name: string]: Json } } = {
  'gin-rummy': { target: 50 },
  klaverjassen: { length: 'deals4' },
  'master-of-rules': { length: 'short' },
  parity: { target: 50 },
  rummy: { target: 50 },
  skat: { deals: 3 },
  spades: { target: 200 },
}

/** The bots that search for their cards, as they are when they do not: what the search is good for. */
const unthinking: { readonly [id: string]: AnyBot } = {
  klaverjassen: klaverjassenBy(byHabit),
  parity: parityBy(byHabit),
  skat: skatBy(byHabit),
  spades: spadesBy(byHabit),
}

type Side = readonly Seat[]
type Table = { readonly game: AnyGame; readonly seats: number; readonly options: Json }
/** Makes the moves of a side. */
type Player = (game: AnyGame, state: Json, seat: Seat, random: Random) => Json
type Clock = { decisions: number; milliseconds: number; slowest: number }

/** The seats that answer for one another: teams, or everyone alone. */
const sidesOf = ({ game, seats }: Table): readonly Side[] =>
  findSecrets(game.meta.id)?.teams ?? Array.from({ length: seats }, (_, seat) => [seat])

const byChance: Player = (game, state, seat, random) => game.sample(state, seat, random)

const byBot =
  (bot: AnyBot): Player =>
  (game, state, seat, random) =>
    bot.choose({ view: game.view(state, seat), seat, legal: game.legalMoves(state, seat), random })

const cpuMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const timed =
  (player: Player, clock: Clock): Player =>
  (...position) => {
    const start = cpuMilliseconds()
    const move = player(...position)
    const spent = cpuMilliseconds() - start
    clock.decisions += 1
    clock.milliseconds += spent
    clock.slowest = Math.max(clock.slowest, spent)
    return move
  }

/** What part of the win a side has of one game: all, a share of a tie, or nothing. */
const playOne = (table: Table, side: Side, own: Player, others: Player, seed: number): number => {
  const { game, seats, options } = table
  // The deals are the same whoever sits where: chance in play has a source of its own.
  const [chance, choices] = [prng(seed), prng(seed + 0x10000)]
  let state = game.setup({ seats, options }, chance)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = side.includes(seat) ? own : others
    state = game.apply(state, seat, player(game, state, seat, choices), chance).state
  }
  const winners = game.result(state)?.winners ?? []
  const winning = sidesOf(table).filter((one) => one.some((seat) => winners.includes(seat)))
  return side.some((seat) => winners.includes(seat)) ? 1 / winning.length : 0
}

/** The share of games a player wins against others, in turn at every side of the table. */
const shareOf = (table: Table, own: Player, others: Player, count: number): number => {
  const sides = sidesOf(table)
  let won = 0
  for (let index = 0; index < count; index += 1) {
    won += playOne(table, sides[index % sides.length] ?? [], own, others, Math.floor(index / sides.length))
  }
  return won / count
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const benchGame = (game: AnyGame, seats: number, count: number) => {
  const table = { game, seats, options: game.options.parse(shortOptions[game.meta.id] ?? {}) }
  const clock: Clock = { decisions: 0, milliseconds: 0, slowest: 0 }
  const bot = byBot(findBot(game.meta.id))
  const habit = unthinking[game.meta.id]
  const share = shareOf(table, timed(bot, clock), byChance, count)
  const fair = 1 / sidesOf(table).length
  const aim = fair === 1 / 2 ? aimForTwo : aimRatio * fair
  return {
    game: game.meta.id,
    seats,
    'won %': rounded(100 * share, 1),
    'fair %': rounded(100 * fair, 1),
    ratio: rounded(share / fair, 2),
    'won % against habit': habit ? rounded(100 * shareOf(table, bot, byBot(habit), count), 1) : null,
    'ms, mean': rounded(clock.milliseconds / clock.decisions, 2),
    'ms, slowest': rounded(clock.slowest, 1),
    'as aimed': share >= aim && clock.slowest < mostMilliseconds,
  }
}

const [count = '1000', ...ids] = process.argv.slice(3)
const chosen = games.filter(({ meta }) => ids.length === 0 || ids.includes(meta.id))
const rows = chosen.flatMap((game) => game.meta.seats.map((seats) => benchGame(game, seats, Number(count))))
console.table(rows)
if (!rows.every((row) => row['as aimed'])) process.exitCode = 1
