/** A legal move, chosen so that random games end as games do: mostly by a knock. */
import type { Random, Seat } from '../../engine/game.ts'
import { lessOne, mostMelded } from '../../engine/melds/arrange.ts'
import { pick } from '../../engine/pick.ts'
import { workingsOf } from './arrange.ts'
import { cardValue, countOf } from './deck.ts'
import { legalMoves } from './judge.ts'
import { discardMove, type GinRummyMove } from './moves.ts'
import type { GinRummyState } from './state.ts'

/** The discard that leaves the least deadwood; nobody would knock who threw away at random. */
const bestDiscard = (state: GinRummyState, seat: Seat): GinRummyMove => {
  const hand = state.hands[seat] ?? []
  const workings = workingsOf(hand, state.options.ace)
  const total = countOf(hand)
  const choices = hand
    .filter((card) => card !== state.taken)
    .map((card) => ({ card, left: total - cardValue(card) - mostMelded(lessOne(workings, card)) }))
  return discardMove(choices.reduce((a, b) => (b.left <= a.left ? b : a)).card)
}

export const sample = (state: GinRummyState, seat: Seat, random: Random): GinRummyMove => {
  const moves = [...legalMoves(state, seat)]
  const endings = moves.filter(({ type }) => type === 'knock' || type === 'bigGin')
  if (endings.length > 0 && random.int(4) > 0) return pick(endings, random)
  if (state.phase === 'discard' && random.int(8) > 0) return bestDiscard(state, seat)
  return pick(moves, random)
}
