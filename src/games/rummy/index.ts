/**
 * Rummy for two to four: draw a card, lay sets and runs or add to those that lie there, discard a card, and be the
 * first to hold none; the others' cards are penalty points.
 * Source: the Korean collection's page; public rules decide where it is silent.
 * Varies: decks, jokers and their exchange, where an ace stands in runs, what may be drawn, what court cards
 * cost, the target, an upcard, going out by a discard, melding before laying off.
 * Left out: rearranging the table, going out all at once for double points.
 */
import type { Game } from '../../engine/game.ts'
import { apply } from './apply.ts'
import { beginTurn } from './draw.ts'
import { facts } from './facts.ts'
import { legalMoves } from './legal.ts'
import { meta } from './meta.ts'
import { moveSchema, type RummyMove } from './moves.ts'
import { options, type RummyOptions } from './options.ts'
import { sample } from './sample.ts'
import { resultOf } from './score.ts'
import { dealRound, type RummyState } from './state.ts'
import { type RummyView, toAct, view } from './view.ts'

export const rummy: Game<RummyState, RummyMove, RummyOptions, RummyView> = {
  meta,
  options,
  move: moveSchema,
  setup({ seats, options: chosen }, random) {
    const totals = Array.from({ length: seats }, () => 0)
    const starter = random.int(seats)
    return beginTurn(dealRound({ seats, options: chosen, totals, rounds: [] }, starter, random), [], random)
      .state
  },
  toAct,
  legalMoves,
  sample,
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
