/**
 * An act of two moves that is refused may tell nothing a seat does not know: with other secrets it is answered the
 * same. Whoever drew and then discarded a guess could else look at the pile by being refused.
 */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Json, Random, Seat } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { makeMoves, type Position } from '../../src/table/play.ts'
import { pickSome, prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'

type Ply = { readonly state: Json; readonly seat: Seat; readonly move: Json }

const seed = new Uint8Array(32)
const seatsOf = (game: AnyGame): number => game.meta.seats[0] ?? 0

/** The positions of one random game, no more than so many. */
const pliesOf = (game: AnyGame, options: Json, random: Random, most: number): readonly Ply[] => {
  const plies: Ply[] = []
  let state = game.setup({ seats: seatsOf(game), options }, random)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    if (plies.length === most) break
    const move = game.sample(state, seat, random)
    plies.push({ state, seat, move })
    state = game.apply(state, seat, move, random).state
  }
  return plies
}

const startAt = (game: AnyGame, state: Json): Position => {
  const zeros = Array.from({ length: seatsOf(game) }, () => 0)
  return { state, asked: 0, decisions: zeros, began: zeros, n: 0 }
}

/** What the seat is told of an act: that it stands, or why not. */
const answerTo = (game: AnyGame, { seat }: Ply, state: Json, moves: readonly Json[]): Json => {
  const answer = makeMoves(game, seed, startAt(game, state), seat, moves)
  return answer.ok ? 'made' : [answer.code, answer.params]
}

const subjects = games.flatMap((game) =>
  game.meta.presets.map(({ id, options }) => ({
    game,
    preset: id,
    id: game.meta.id,
    options: game.options.parse(options),
  })),
)

describe.each(subjects)('$id, $preset', ({ game, options }) => {
  test('an act of two moves is answered the same with other secrets', () => {
    const secrets = findSecrets(game.meta.id)
    if (secrets === undefined) throw new Error('no secrets')
    const random = prng(31)
    const plies = pliesOf(game, options, random, 400)
    const pool = plies.map(({ move }) => move)
    for (const ply of pickSome(random, plies, 60)) {
      const other = secrets.resample(ply.state, ply.seat, random)
      for (const second of pickSome(random, pool, 25)) {
        const moves = [ply.move, second]
        expect(answerTo(game, ply, other, moves), JSON.stringify(moves)).toEqual(
          answerTo(game, ply, ply.state, moves),
        )
      }
    }
  })
})
