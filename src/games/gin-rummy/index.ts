/**
 * Gin Rummy, for two: ten cards each, draw one and discard one, and knock when little enough is left over.
 * Source: the Korean collection's page; public rules and OpenSpiel decide where it is silent.
 * Varies: runs round the corner, matches, the target, equal counts, big gin, the knock limit by the upcard
 * (Oklahoma), a knock with the last discard.
 * Left out: choosing layoffs oneself (the best ones are made), line and game bonuses, doubling for a shutout.
 */
import type { Game } from '../../engine/game.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { type GinRummyMove, moveSchema } from './moves.ts'
import { type GinRummyOptions, options } from './options.ts'
import { sample } from './sample.ts'
import { resultOf } from './score.ts'
import { type GinRummyState, setup } from './state.ts'
import { type GinRummyView, toAct, view } from './view.ts'

export const ginRummy: Game<GinRummyState, GinRummyMove, GinRummyOptions, GinRummyView> = {
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
