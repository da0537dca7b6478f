/** A legal move, made without listing them all: bids stay low and bands are formed, so that games come to an end. */
import type { Random, Seat } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { bands, legalMoves } from './legal.ts'
import { doneMove, type KatzenjammerMove, passMove } from './moves.ts'
import { handOf, type KatzenjammerState } from './state.ts'

/** So many moves are listed before one of them is chosen. */
const most = 32

const someOf = <M>(moves: Iterable<M>): readonly M[] => Iterator.from(moves).take(most).toArray()

export const sample = (state: KatzenjammerState, seat: Seat, random: Random): KatzenjammerMove => {
  switch (state.phase) {
    case 'auction':
      return random.int(3) === 0 ? passMove : pick(someOf(legalMoves(state, seat)), random)
    case 'bands': {
      const formed = random.int(4) === 0 ? [] : someOf(bands(handOf(state, seat)))
      return formed.length > 0 ? pick(formed, random) : doneMove
    }
    case 'pay':
    case 'over':
      return pick(someOf(legalMoves(state, seat)), random)
  }
}
