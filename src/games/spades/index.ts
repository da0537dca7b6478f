/**
 * Spades, for two against two: everyone says how many tricks they will take, and the pair answers for the sum.
 * Source: the Korean collection's page with its nine scored examples; public rules decide where it is silent.
 * Varies: the total that ends the game, the bag limit, what a failed nil's tricks count, double nil, ties.
 * Left out: passing cards to a nil bidder, minimum bids, blind bids of a number.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { moveSchema, type SpadesMove } from './moves.ts'
import { options, type SpadesOptions } from './options.ts'
import { resultOf } from './score.ts'
import { type SpadesState, setup } from './state.ts'
import { type SpadesView, toAct, view } from './view.ts'

export const spades: Game<SpadesState, SpadesMove, SpadesOptions, SpadesView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.options, random),
  toAct,
  legalMoves,
  sample: (state, seat, random) => pick(legalMoves(state, seat), random),
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
