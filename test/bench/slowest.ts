/**
 * The slowest positions that random games come to, over all option sets the laws are held against: of each game the
 * longest time in which the legal moves begin to come, a move is made, and a seat's view is put together.
 * Every time is the best of several, so that it is the position that was slow and not the machine.
 */
import { performance } from 'node:perf_hooks'
import type { AnyGame, Json, Seat } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { type TableSet, tableSetsOf } from '../support/laws-options.ts'
import { prng } from '../support/prng.ts'

/** So many positions of each game are looked at, and as many before them to warm up. */
const POSITIONS = 20_000
const TRIES = 5
/** Many short games come to more different positions than a few long ones. */
const MOST_MOVES = 400

type Call = 'legalMoves' | 'apply' | 'view'
type Place = TableSet & { readonly seed: number; readonly ply: number }
type Slowest = { readonly microseconds: number; readonly at: Place | null }
type Found = { readonly [call in Call]: Slowest }

const none: Slowest = { microseconds: 0, at: null }

const timeOf = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return 1000 * (performance.now() - start)
}

/** Once for a position that is faster than the slowest so far, which nearly all are. */
const slower = (slowest: Slowest, at: Place, run: () => unknown): Slowest => {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES; tries += 1) {
    best = Math.min(best, timeOf(run))
    if (best <= slowest.microseconds) return slowest
  }
  return { microseconds: best, at }
}

const firstOf = (game: AnyGame, state: Json, seat: Seat) => Iterator.from(game.legalMoves(state, seat)).next()

/** The positions of one random game, with the move that is made there. */
function* movesOf(game: AnyGame, { seats, options }: TableSet, seed: number) {
  const random = prng(seed)
  let state = game.setup({ seats, options }, random)
  for (let ply = 0; ply < MOST_MOVES; ply += 1) {
    const [seat] = game.toAct(state)
    if (seat === undefined) return
    const move = game.sample(state, seat, random)
    const chance = random.int(2 ** 32)
    yield { state, seat, move, chance, ply }
    state = game.apply(state, seat, move, prng(chance)).state
  }
}

const search = (game: AnyGame, from: number): Found => {
  const sets = tableSetsOf(game)
  let found: Found = { legalMoves: none, apply: none, view: none }
  let looked = 0
  for (let seed = from; looked < POSITIONS; seed += 1) {
    const set = sets[seed % sets.length]
    if (set === undefined) throw new Error(`${game.meta.id} has no option set`)
    for (const { state, seat, move, chance, ply } of movesOf(game, set, seed)) {
      const at = { ...set, seed, ply }
      found = {
        legalMoves: slower(found.legalMoves, at, () => firstOf(game, state, seat)),
        apply: slower(found.apply, at, () => game.apply(state, seat, move, prng(chance))),
        view: slower(found.view, at, () => game.view(state, seat)),
      }
      looked += 1
    }
  }
  return found
}

const calls: readonly Call[] = ['legalMoves', 'apply', 'view']

const rowsOf = (game: AnyGame) => {
  search(game, 0)
  const found = search(game, 0)
  return calls.map((call) => {
    const { microseconds, at } = found[call]
    return {
      game: game.meta.id,
      call,
      µs: Math.round(10 * microseconds) / 10,
      seats: at?.seats,
      seed: at?.seed,
      ply: at?.ply,
      options: JSON.stringify(at?.options),
    }
  })
}

const wanted = process.argv.slice(3)
console.table(games.filter(({ meta }) => wanted.length === 0 || wanted.includes(meta.id)).flatMap(rowsOf))
