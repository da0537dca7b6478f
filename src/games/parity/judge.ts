/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { Card } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { followers, holds } from '../../engine/tricks.ts'
import { orderUnder } from './deck.ts'
import {
  discardMove,
  isMove,
  type ParityMove,
  parityMoves,
  playMove,
  suitMoves,
  trumpMoves,
} from './moves.ts'
import { declared, type ParityState } from './state.ts'

export type ParityRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'no-trump-not-allowed'
  | 'not-in-hand'
  | 'must-follow'

const refuse = (code: ParityRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const handOf = (state: ParityState, seat: Seat): readonly Card[] => state.hands[seat] ?? []

const legalCards = (state: ParityState, hand: readonly Card[]): readonly Card[] => {
  const led = state.trick.cards[0]
  if (led === undefined) return hand
  const order = orderUnder(declared(state).trump)
  return followers(order, hand, order.suitOf(led))
}

export const legalMoves = (state: ParityState, seat: Seat): readonly ParityMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  switch (state.phase) {
    case 'trump':
      return state.options.noTrump ? trumpMoves : suitMoves
    case 'parity':
      return parityMoves
    case 'play':
      return legalCards(state, handOf(state, seat)).map((card) => playMove(card))
    case 'discard':
      return handOf(state, seat).map((card) => discardMove(card))
  }
}

/** Why a card of the hand may not be played now. */
const judgeCard = (state: ParityState, hand: readonly Card[], card: Card): Refusal | null => {
  const led = state.trick.cards[0]
  if (led === undefined) return null
  const order = orderUnder(declared(state).trump)
  const suit = order.suitOf(led)
  return order.suitOf(card) !== suit && holds(order, hand, suit) ? refuse('must-follow', { suit }) : null
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: ParityState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  // Every move is named like its phase.
  if (move.type !== state.phase) return refuse('wrong-phase', { phase: state.phase })
  const hand = handOf(state, seat)
  switch (move.type) {
    case 'trump':
      return move.suit === 'none' && !state.options.noTrump ? refuse('no-trump-not-allowed') : null
    case 'parity':
      return null
    case 'play':
      return hand.includes(move.card)
        ? judgeCard(state, hand, move.card)
        : refuse('not-in-hand', { card: move.card })
    case 'discard':
      return hand.includes(move.card) ? null : refuse('not-in-hand', { card: move.card })
  }
}

/** Why the cards this seat may not play now have to wait; null when it may play all or is not on turn. */
export const whyNot = (state: ParityState, seat: Seat): Refusal | null => {
  if (state.phase !== 'play' || state.turn !== seat) return null
  const hand = handOf(state, seat)
  return hand.map((card) => judgeCard(state, hand, card)).find((refusal) => refusal !== null) ?? null
}
