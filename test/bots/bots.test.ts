/** What every bot keeps, whatever the game: legal moves alone, and nothing hidden in them. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Bot, Look } from '../../src/bots/bot.ts'
import { findBot } from '../../src/bots/index.ts'
import type { spades } from '../../src/bots/spades.ts'
import { type AnyGame, IllegalMove, type Json, type Seat } from '../../src/engine/game.ts'
import { pick } from '../../src/engine/pick.ts'
import { games } from '../../src/games/index.ts'
import type { SpadesMove } from '../../src/games/spades/moves.ts'
import type { SpadesState } from '../../src/games/spades/state.ts'
import type { SpadesView } from '../../src/games/spades/view.ts'
import { tableSetsOf } from '../support/laws-options.ts'
import { pickSome, prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'
import { askBot } from './support.ts'

/** What a bot of a game may be given, as the type checker has it: `npm test` checks types before it runs. */
test('a look has room for a view, and a state is none', () => {
  expectTypeOf<keyof Look<SpadesView, SpadesMove>>().toEqualTypeOf<'view' | 'seat' | 'legal' | 'random'>()
  expectTypeOf<typeof spades>().toEqualTypeOf<Bot<SpadesView, SpadesMove>>()
  expectTypeOf<SpadesState>().not.toExtend<SpadesView>()
})

type Position = { readonly state: Json; readonly seat: Seat }

const mostPlies = 120
const mostDecisions = 10

/** Positions of a game in which bots and random players alternate at a seat, so that odd positions come up too. */
const positionsOf = (game: AnyGame, seats: number, options: Json, seed: number): readonly Position[] => {
  const random = prng(seed)
  const bot = findBot(game.meta.id)
  const positions: Position[] = []
  let state = game.setup({ seats, options }, random)
  for (let ply = 0; ply < mostPlies; ply += 1) {
    const awaited = game.toAct(state)
    if (awaited.length === 0) break
    const seat = pick(awaited, random)
    positions.push({ state, seat })
    const move = random.int(5) > 0 ? game.sample(state, seat, random) : askBot(bot, game, state, seat, random)
    state = game.apply(state, seat, move, random).state
  }
  return positions
}

describe.each(games.map((game) => ({ id: game.meta.id, game })))('the bot of $id', ({ id, game }) => {
  const bot = findBot(id)
  const secrets = findSecrets(id)

  test.each(tableSetsOf(game).map((set, seed) => ({ ...set, seed, name: JSON.stringify(set.options) })))(
    'plays by the rules for $seats with $name, and alike whatever is hidden',
    ({ seats, options, seed }) => {
      const random = prng(seed)
      const positions = positionsOf(game, seats, options, seed)
      for (const { state, seat } of pickSome(random, positions, mostDecisions)) {
        const chance = random.int(2 ** 32)
        const move = askBot(bot, game, state, seat, prng(chance))
        expect(() => game.apply(state, seat, move, random)).not.toThrow(IllegalMove)
        const other = secrets?.resample(state, seat, random) ?? state
        expect(askBot(bot, game, other, seat, prng(chance))).toEqual(move)
      }
    },
  )
})
