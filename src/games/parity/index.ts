/**
 * Parity, for two: the whole pack is dealt, and the starter aims at an odd or an even number of tricks.
 * Source: David Parlett's game as the Korean collection tells it; his own page decides where that is silent.
 * Varies: rounds without trumps, the total that ends the game, who declares the parity, the scoring.
 * Left out: the lurch and the game for three of Parlett's page.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { moveSchema, type ParityMove } from './moves.ts'
import { options, type ParityOptions } from './options.ts'
import { resultOf } from './score.ts'
import { type ParityState, setup } from './state.ts'
import { type ParityView, toAct, view } from './view.ts'

export const parity: Game<ParityState, ParityMove, ParityOptions, ParityView> = {
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
