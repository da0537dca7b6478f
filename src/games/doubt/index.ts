/**
 * Doubt, also called Cheat or I Doubt It, for three to six: cards are laid face down for the rank that is due,
 * and whoever is caught lying, or doubts an honest claim, takes the whole pile.
 * Source: the basic rules of the Korean collection; public descriptions decide where it is silent.
 * Varies: who may doubt, whether the last claim may be doubted, jokers, the first rank, the rank after a doubt.
 * Left out: ranks named freely, claims of a wrong number of cards, playing on for the second place.
 */
import type { Game } from '../../engine/game.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves, sample } from './judge.ts'
import { meta } from './meta.ts'
import { type DoubtMove, moveSchema } from './moves.ts'
import { type DoubtOptions, options } from './options.ts'
import { resultOf } from './result.ts'
import { type DoubtState, setup } from './state.ts'
import { type DoubtView, view } from './view.ts'

export const doubt: Game<DoubtState, DoubtMove, DoubtOptions, DoubtView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.seats, config.options, random),
  toAct: (state) => state.awaited,
  legalMoves,
  sample,
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
