/** Which moves are legal: listed one by one as they are asked for, and judged with the reason against. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { arrangements, lessOne, mostMelded, type Workings, worthOf } from '../../engine/melds/arrange.ts'
import { leastDeadwood, meldsOf, readMeld, workingsOf } from './arrange.ts'
import { cardValue, countOf } from './deck.ts'
import {
  bigGinMove,
  discardMove,
  drawDiscard,
  drawStock,
  type GinRummyMove,
  isMove,
  knockMove,
  type Melds,
  type Pile,
  passMove,
} from './moves.ts'
import { type GinRummyState, knockLimitOf } from './state.ts'

export type GinRummyRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'cannot-pass'
  | 'already-drawn'
  | 'stock-closed'
  | 'cannot-knock'
  | 'draw-first'
  | 'must-knock'
  | 'not-in-hand'
  | 'just-taken'
  | 'bad-melds'
  | 'too-much-deadwood'
  | 'not-big-gin'

const refuse = (code: GinRummyRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const handOf = (state: GinRummyState, seat: Seat): readonly SuitCard[] => state.hands[seat] ?? []

const hasDrawn = ({ phase }: GinRummyState): boolean => phase === 'discard' || phase === 'mustKnock'

/** Of eleven cards, those a seat may knock with, and the least deadwood it then has. */
function* knocksOf(
  hand: readonly SuitCard[],
  workings: Workings<SuitCard>,
  taken: SuitCard | null,
  limit: number,
): Generator<{ readonly card: SuitCard; readonly left: Workings<SuitCard>; readonly count: number }> {
  const total = countOf(hand)
  // The card knocked with counts 10 at most.
  if (total - mostMelded(workings) > limit + 10) return
  for (const card of hand) {
    if (card === taken) continue
    const left = lessOne(workings, card)
    const count = total - cardValue(card)
    if (count - mostMelded(left) <= limit) yield { card, left, count }
  }
}

/** Whether a seat that holds these cards, `taken` the one just taken, could end the deal. */
const couldKnock = (state: GinRummyState, hand: readonly SuitCard[], taken: SuitCard): boolean => {
  const { ace, bigGin } = state.options
  const workings = workingsOf(hand, ace)
  if (bigGin && mostMelded(workings) === countOf(hand)) return true
  return knocksOf(hand, workings, taken, knockLimitOf(state)).next().done !== true
}

const mayTakeAtWall = (state: GinRummyState, seat: Seat): boolean => {
  const top = state.pile.at(-1)
  return top !== undefined && couldKnock(state, [...handOf(state, seat), top], top)
}

function* endingMoves(state: GinRummyState, hand: readonly SuitCard[]): Generator<GinRummyMove> {
  const workings = workingsOf(hand, state.options.ace)
  const limit = knockLimitOf(state)
  for (const { card, left, count } of knocksOf(hand, workings, state.taken, limit)) {
    yield knockMove(card)
    for (const arrangement of arrangements(left)) {
      if (count - worthOf(arrangement) <= limit) yield { type: 'knock', card, melds: meldsOf(arrangement) }
    }
  }
  if (state.options.bigGin && mostMelded(workings) === countOf(hand)) yield bigGinMove
}

export function* legalMoves(state: GinRummyState, seat: Seat): Generator<GinRummyMove> {
  if (state.phase === 'over' || state.turn !== seat) return
  const hand = handOf(state, seat)
  switch (state.phase) {
    case 'upcard':
      yield drawDiscard
      yield passMove
      return
    case 'draw':
      yield drawStock
      yield drawDiscard
      return
    case 'wall':
      yield passMove
      if (mayTakeAtWall(state, seat)) yield drawDiscard
      return
    case 'discard':
      for (const card of hand) if (card !== state.taken) yield discardMove(card)
      yield* endingMoves(state, hand)
      return
    case 'mustKnock':
      yield* endingMoves(state, hand)
  }
}

const judgePass = ({ phase }: GinRummyState): Refusal | null =>
  phase === 'upcard' || phase === 'wall' ? null : refuse('cannot-pass')

const judgeDraw = (state: GinRummyState, seat: Seat, from: Pile): Refusal | null => {
  if (hasDrawn(state)) return refuse('already-drawn')
  if (from === 'stock') return state.phase === 'draw' ? null : refuse('stock-closed')
  return state.phase === 'wall' && !mayTakeAtWall(state, seat) ? refuse('cannot-knock') : null
}

/** Why a card of the hand may not leave it. */
const judgeCard = (state: GinRummyState, seat: Seat, card: SuitCard): Refusal | null => {
  if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', { card })
  return card === state.taken ? refuse('just-taken', { card }) : null
}

const areMelds = (melds: Melds, ten: readonly SuitCard[], ace: 'low' | 'round'): boolean => {
  const cards = melds.flat()
  if (new Set(cards).size !== cards.length || cards.some((card) => !ten.includes(card))) return false
  return melds.every((meld) => readMeld(meld, ace) !== null)
}

const judgeKnock = (
  state: GinRummyState,
  seat: Seat,
  card: SuitCard,
  melds: Melds | undefined,
): Refusal | null => {
  const refusal = judgeCard(state, seat, card)
  if (refusal !== null) return refusal
  const { ace } = state.options
  const ten = handOf(state, seat).filter((held) => held !== card)
  if (melds !== undefined && !areMelds(melds, ten, ace)) return refuse('bad-melds')
  const deadwood = melds === undefined ? leastDeadwood(ten, ace) : countOf(ten) - countOf(melds.flat())
  const limit = knockLimitOf(state)
  return deadwood > limit ? refuse('too-much-deadwood', { deadwood, limit }) : null
}

const judgeBigGin = (state: GinRummyState, seat: Seat): Refusal | null => {
  const { ace, bigGin } = state.options
  return bigGin && leastDeadwood(handOf(state, seat), ace) === 0 ? null : refuse('not-big-gin')
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: GinRummyState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  switch (move.type) {
    case 'pass':
      return judgePass(state)
    case 'draw':
      return judgeDraw(state, seat, move.from)
    case 'discard':
      if (!hasDrawn(state)) return refuse('draw-first')
      return state.phase === 'mustKnock' ? refuse('must-knock') : judgeCard(state, seat, move.card)
    case 'knock':
      return hasDrawn(state) ? judgeKnock(state, seat, move.card, move.melds) : refuse('draw-first')
    case 'bigGin':
      return hasDrawn(state) ? judgeBigGin(state, seat) : refuse('draw-first')
  }
}
