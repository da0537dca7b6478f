/**
 * Master of Rules, for three to five: all share five numbers, and each scores by a rule card of their own.
 * Source: Susumu Kawasaki's game by its two rulebooks, the second edition's as it stands and the first's in Korean.
 * Varies: the edition, where the first player passes, bonuses for SUPPORT, binding kinds, the number of deals.
 * Left out: nothing. A take in the last deal, which could have no effect, is not asked.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { type MasterMove, moveSchema } from './moves.ts'
import { type MasterOptions, options } from './options.ts'
import { resultOf } from './score.ts'
import { type MasterState, setup } from './state.ts'
import { type MasterView, toAct, view } from './view.ts'

export const masterOfRules: Game<MasterState, MasterMove, MasterOptions, MasterView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.seats, config.options, random),
  toAct,
  legalMoves,
  sample: (state, seat, random) => pick(legalMoves(state, seat), random),
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
