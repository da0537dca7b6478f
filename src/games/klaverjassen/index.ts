/**
 * Klaverjassen, for two against two: whoever makes trumps answers for the deal, and combinations in a trick count.
 * Source: the Korean collection's page, Rotterdam play with its variants; Dutch rules decide where it is silent.
 * Varies: Rotterdam or Amsterdam play, how trumps are made, the game's length, Dutch following, roem, pit and nat.
 * Left out: the games for two and three, claiming roem, and the penalty for a revoke.
 */
import type { Game } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { teamResult } from '../../engine/teams.ts'
import { apply } from './apply.ts'
import { facts } from './facts.ts'
import { legalMoves } from './judge.ts'
import { meta } from './meta.ts'
import { type KlaverjassenMove, moveSchema } from './moves.ts'
import { type KlaverjassenOptions, options } from './options.ts'
import { type KlaverjassenState, setup } from './state.ts'
import { type KlaverjassenView, toAct, view } from './view.ts'

export const klaverjassen: Game<KlaverjassenState, KlaverjassenMove, KlaverjassenOptions, KlaverjassenView> =
  {
    meta,
    options,
    move: moveSchema,
    setup: (config, random) => setup(config.options, random),
    toAct,
    legalMoves,
    sample: (state, seat, random) => pick(legalMoves(state, seat), random),
    apply,
    view,
    result: (state) => (state.phase === 'over' ? teamResult(state.totals) : null),
    facts,
  }
