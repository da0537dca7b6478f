/**
 * How much better than chance the bots play: `npm run bench bots -- [GAMES] [GAME…]`. In each game one seat (or one team,
 * where teams play) is the bot's, in turn each of them, and the others move at random. Prints the share of
 * games won, ties shared, beside the fair share, and the slowest decision. Exits with 1 when a bot is below its aim:
 * three games of four for two players, else one and a half times the fair share, and 50 ms of CPU a decision.
 */
import { findBot } from '../../src/bots/index.ts'
import type { AnyGame, Json, Seat } from '../../src/engine/game.ts'
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

type Side = readonly Seat[]
type Tally = { won: number; decisions: number; milliseconds: number; slowest: number }

/** The seats that answer for one another: teams, or everyone alone. */
const sidesOf = (game: AnyGame, seats: number): readonly Side[] =>
  findSecrets(game.meta.id)?.teams ?? Array.from({ length: seats }, (_, seat) => [seat])

const cpuMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const think = (game: AnyGame, state: Json, seat: Seat, random: ReturnType<typeof prng>, tally: Tally) => {
  const view = game.view(state, seat)
  const start = cpuMilliseconds()
  const move = findBot(game.meta.id).choose({ view, seat, legal: game.legalMoves(state, seat), random })
  const spent = cpuMilliseconds() - start
  tally.decisions += 1
  tally.milliseconds += spent
  tally.slowest = Math.max(tally.slowest, spent)
  return move
}

/** Plays one game; a win shared by several sides counts as a part of one. */
const playOne = (game: AnyGame, seats: number, options: Json, side: Side, seed: number, tally: Tally) => {
  // The deals are the same whoever sits where: chance in play has a source of its own.
  const [chance, choices] = [prng(seed), prng(seed + 0x10000)]
  let state = game.setup({ seats, options }, chance)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const move = side.includes(seat)
      ? think(game, state, seat, choices, tally)
      : game.sample(state, seat, choices)
    state = game.apply(state, seat, move, chance).state
  }
  const winners = game.result(state)?.winners ?? []
  const winning = sidesOf(game, seats).filter((one) => one.some((seat) => winners.includes(seat)))
  if (winning.includes(side) || side.some((seat) => winners.includes(seat))) tally.won += 1 / winning.length
}

const benchGame = (game: AnyGame, seats: number, count: number) => {
  const options = game.options.parse(shortOptions[game.meta.id] ?? {})
  const sides = sidesOf(game, seats)
  const tally: Tally = { won: 0, decisions: 0, milliseconds: 0, slowest: 0 }
  for (let index = 0; index < count; index += 1) {
    const side = sides[index % sides.length] ?? []
    playOne(game, seats, options, side, Math.floor(index / sides.length), tally)
  }
  const [share, fair] = [tally.won / count, 1 / sides.length]
  const aim = sides.length === 2 ? aimForTwo : aimRatio * fair
  return {
    game: game.meta.id,
    seats,
    'won %': Math.round(share * 1000) / 10,
    'fair %': Math.round(fair * 1000) / 10,
    ratio: Math.round((share / fair) * 100) / 100,
    'ms, mean': Math.round((tally.milliseconds / tally.decisions) * 100) / 100,
    'ms, slowest': Math.round(tally.slowest * 10) / 10,
    'as aimed': share >= aim && tally.slowest < mostMilliseconds,
  }
}

const [count = '1000', ...ids] = process.argv.slice(3)
const chosen = games.filter(({ meta }) => ids.length === 0 || ids.includes(meta.id))
const rows = chosen.flatMap((game) => game.meta.seats.map((seats) => benchGame(game, seats, Number(count))))
console.table(rows)
if (!rows.every((row) => row['as aimed'])) process.exitCode = 1
