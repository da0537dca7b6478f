/**
 * How fast the rules are: random games with the options by default, at each ply the legal moves listed as far as
 * a table lists them and one made, deals included. Prints games a second and nanoseconds a ply, medians of several runs.
 */
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { pick } from '../../src/engine/pick.ts'
import { games } from '../../src/games/index.ts'
import { firstLegal, LISTED } from '../../src/table/play.ts'
import { prng } from '../support/prng.ts'

const runs = 9
const runMilliseconds = 400

type Timing = { readonly games: number; readonly plies: number; readonly nanoseconds: number }

const playOne = (game: AnyGame, seats: number, options: Json, random: ReturnType<typeof prng>): number => {
  let state = game.setup({ seats, options }, random)
  let plies = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const moves = firstLegal(game, state, seat)
    const move = moves.length > LISTED ? game.sample(state, seat, random) : pick(moves, random)
    state = game.apply(state, seat, move, random).state
    plies += 1
  }
  return plies
}

const timeRun = (game: AnyGame, seats: number, seed: number): Timing => {
  const random = prng(seed)
  const options = game.options.parse({})
  const start = process.hrtime.bigint()
  let played = 0
  let plies = 0
  let nanoseconds = 0
  while (nanoseconds < runMilliseconds * 1e6) {
    plies += playOne(game, seats, options, random)
    played += 1
    nanoseconds = Number(process.hrtime.bigint() - start)
  }
  return { games: played, plies, nanoseconds }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const benchGame = (game: AnyGame, seats: number) => {
  timeRun(game, seats, 0)
  const timings = Array.from({ length: runs }, (_, run) => timeRun(game, seats, run + 1))
  const nanosecondsAPly = timings.map(({ plies, nanoseconds }) => nanoseconds / plies)
  return {
    game: game.meta.id,
    seats,
    'games/s': Math.round(median(timings.map((timing) => (timing.games * 1e9) / timing.nanoseconds))),
    'plies/game': Math.round(median(timings.map(({ plies, games }) => plies / games))),
    'ns/ply': Math.round(median(nanosecondsAPly)),
    'ns/ply, best': Math.round(Math.min(...nanosecondsAPly)),
    'ns/ply, worst': Math.round(Math.max(...nanosecondsAPly)),
  }
}

console.table(games.flatMap((game) => game.meta.seats.map((seats) => benchGame(game, seats))))
