/** A legal move, made without listing them all; melds as soon as there are any, so that rounds end by going out. */
import type { Random, Seat } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { mayLayOff } from './judge.ts'
import { layOffs, legalMoves, melds } from './legal.ts'
import type { RummyMove } from './moves.ts'
import { handOf, type RummyState } from './state.ts'

/** So many moves are listed before one of them is chosen. */
const most = 64

const someOf = (moves: Iterator<RummyMove, unknown, undefined>): readonly RummyMove[] =>
  Iterator.from(moves).take(most).toArray()

export const sample = (state: RummyState, seat: Seat, random: Random): RummyMove => {
  if (state.phase === 'play' && random.int(4) > 0) {
    const hand = handOf(state, seat)
    const laid = mayLayOff(state, seat) ? someOf(layOffs(state, hand)) : []
    const laying = [...laid, ...someOf(melds(state, hand))]
    if (laying.length > 0) return pick(laying, random)
  }
  return pick(someOf(legalMoves(state, seat)), random)
}
