/**
 * In a Grove, for three or four: three suspects lie face down, everybody has seen some of the cards and accuses
 * one; who misleads is safe, who is the last to be wrong takes the cards.
 * Source: Jun Sasaki's game as the Korean collection gives its revised edition for playing cards.
 * Varies: who takes wrong cards, cards a player, what ends the game, the starter's exchange, who wins.
 * Left out: nothing.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { type GroveMove, moveSchema } from './moves.ts'
import { type GroveOptions, options } from './options.ts'
import { losersOf, resultOf } from './result.ts'
import { type GroveState, setup } from './state.ts'
import { type GroveView, toAct, view } from './view.ts'

export const inAGrove: Game<GroveState, GroveMove, GroveOptions, GroveView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.seats, config.options, random),
  toAct,
  legalMoves,
  sample: (state, seat, random) => pick(legalMoves(state, seat), random),
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state, losersOf(state) ?? []) : null),
  facts,
}
