/** A bot at a table decides from what its seat may see, and from nothing else: whatever is hidden, its move is the same. */
import { expect, test } from 'vitest'
import { findBot } from '../../src/bots/index.ts'
import type { Json, Seat } from '../../src/engine/game.ts'
import { playForSeat } from '../../src/table/bots.ts'
import { chanceFor } from '../../src/table/chance.ts'
import type { Current } from '../../src/table/current.ts'
import { prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'
import { begun, played, positionOf, someMove, subjects } from './in-memory.ts'

const PLIES = 80
const EVERY = 8

const movesOf = (current: Current, seat: Seat): readonly Json[] =>
  playForSeat(current, seat, current.lastAt).rows.map(({ move }) => move)

/** What the bot of this game says to the seat's view, as the rules write it. */
const saidTo = (current: Current, seat: Seat): Json => {
  const { facts, game } = current
  const { state, n } = positionOf(current)
  const look = { view: game.view(state, seat), seat, legal: game.legalMoves(state, seat) }
  const chosen = findBot(facts.game).choose({ ...look, random: chanceFor(facts, 'bot', n, seat) })
  return game.move.parse(chosen)
}

test.each(subjects)('$id, $preset', ({ id, game, options }) => {
  const random = prng(3)
  const secrets = findSecrets(id)
  if (secrets === undefined) throw new Error(`no secrets of ${id}`)
  let { current } = begun(game, options, 9)
  let compared = 0
  for (let ply = 0; ply < PLIES; ply += 1) {
    const one = someMove(current, random)
    if (one === null || current.inPlay === null) break
    if (ply % EVERY === 0) {
      const position = positionOf(current)
      const state = secrets.resample(position.state, one.seat, random)
      const other = { ...current, inPlay: { ...current.inPlay, position: { ...position, state } } }
      const moves = movesOf(current, one.seat)
      expect(moves).toEqual([saidTo(current, one.seat)])
      expect(movesOf(other, one.seat)).toEqual(moves)
      compared += 1
    }
    current = played(current, one, current.lastAt + 1000).next
  }
  expect(compared).toBeGreaterThan(0)
})
