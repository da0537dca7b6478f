/**
 * Katzenjammer Blues, for two to six: cards are bought with cards at auction, and whoever wins one may turn four
 * equal cards into a band, which earns mice.
 * Source: Reiner Knizia's game by its Korean rules; published editions and reviews decide where those are silent.
 * Varies: the number of games, the end of the deck, the mice of small tables, how bids are made and compared, fines.
 * Left out: nothing.
 */
import type { Game } from '../../engine/game.ts'
import { apply } from './apply.ts'
import { deal } from './deal.ts'
import { facts } from './facts.ts'
import { legalMoves } from './legal.ts'
import { meta } from './meta.ts'
import { type KatzenjammerMove, moveSchema } from './moves.ts'
import { type KatzenjammerOptions, options } from './options.ts'
import { startRound } from './round.ts'
import { sample } from './sample.ts'
import { resultOf } from './score.ts'
import type { KatzenjammerState } from './state.ts'
import { type KatzenjammerView, toAct, view } from './view.ts'

export const katzenjammerBlues: Game<
  KatzenjammerState,
  KatzenjammerMove,
  KatzenjammerOptions,
  KatzenjammerView
> = {
  meta,
  options,
  move: moveSchema,
  setup: ({ seats, options: chosen }, random) => {
    const dealt = deal(seats, chosen, random.int(seats), random)
    return startRound({ seats, options: chosen, games: [], before: null, ...dealt }, [], random).state
  },
  toAct,
  legalMoves,
  sample,
  apply,
  view,
  result: (state) => (state.phase === 'over' ? resultOf(state) : null),
  facts,
}
