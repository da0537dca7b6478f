/**
 * Skat, one against two for three players: bid for the right to play alone, name the game, win or lose its value.
 * Source: the Korean collection's page; where it is silent the International Skat Order, and as options where
 * the two differ: the bidding, the count of matadors and levels, deals passed in, points after Seeger and Fabian.
 * Varies besides: the number of deals, ramsch, kontra and re, conceding.
 * Left out: the fourth player who sits out, bock rounds, pushing the skat on in ramsch, kontra before the announcement.
 */
import type { Game, Random, Seat } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { moveSchema, passMove, type SkatMove } from './moves.ts'
import { options, type SkatOptions } from './options.ts'
import { resultOf } from './score.ts'
import { type SkatState, setup } from './state.ts'
import { type SkatView, toAct, view } from './view.ts'

/** Half of all words are a pass and the others low, or every random auction would end near 264. */
const sampleWord = (moves: readonly SkatMove[], random: Random): SkatMove =>
  random.int(2) === 0 ? passMove : pick(moves.slice(0, 4), random)

const sample = (state: SkatState, seat: Seat, random: Random): SkatMove => {
  const moves = legalMoves(state, seat)
  return state.phase === 'bidding' ? sampleWord(moves, random) : pick(moves, random)
}

export const skat: Game<SkatState, SkatMove, SkatOptions, SkatView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.options, random),
  toAct,
  legalMoves,
  sample,
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
