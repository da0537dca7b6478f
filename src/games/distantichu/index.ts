/**
 * DistanTichu, for two to six: sets of equal cards are outbid by nearness to a destination or by number, and the
 * cards won count for a point each, eights against.
 * Source: the house rule of the designer 메모선장 for the number cards of Asrus, as the publisher's site keeps it.
 * Varies: the riichi declaration, the total that ends the game, what may outbid, who takes the last trick.
 * Left out: nothing. Passes that all can see to be forced are not asked.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { apply } from './apply.ts'
import { setup } from './deal.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { type DistantichuMove, moveSchema } from './moves.ts'
import { type DistantichuOptions, options } from './options.ts'
import { resultOf } from './round.ts'
import type { DistantichuState } from './state.ts'
import { type DistantichuView, view } from './view.ts'

export const distantichu: Game<DistantichuState, DistantichuMove, DistantichuOptions, DistantichuView> = {
  meta,
  options,
  move: moveSchema,
  setup: (config, random) => setup(config.seats, config.options, random),
  toAct: (state) => state.awaited,
  legalMoves,
  sample: (state, seat, random) => pick(legalMoves(state, seat), random),
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
