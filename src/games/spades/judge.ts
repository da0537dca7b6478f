/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import { type SuitCard, suitOf } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { followers, holds } from '../../engine/tricks.ts'
import { order } from './deck.ts'
import { bidMoves, blindMoves, isMove, playMove, type SpadesMove } from './moves.ts'
import { mayGoBlind, type SpadesState } from './state.ts'

export type SpadesRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'double-nil-not-allowed'
  | 'already-looked'
  | 'look-first'
  | 'not-in-hand'
  | 'spades-not-broken'
  | 'must-follow'

const refuse = (code: SpadesRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const isSpade = (card: SuitCard): boolean => suitOf(card) === 'S'
const handOf = (state: SpadesState, seat: Seat): readonly SuitCard[] => state.hands[seat] ?? []

const legalCards = ({ trick, broken }: SpadesState, hand: readonly SuitCard[]): readonly SuitCard[] => {
  const led = trick.cards[0]
  if (led !== undefined) return followers(order, hand, suitOf(led))
  if (broken || hand.every(isSpade)) return hand
  return hand.filter((card) => !isSpade(card))
}

export const legalMoves = (state: SpadesState, seat: Seat): readonly SpadesMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  if (state.phase === 'play') return legalCards(state, handOf(state, seat)).map((card) => playMove(card))
  return state.looked[seat] ? bidMoves : blindMoves
}

const judgeLook = (state: SpadesState, seat: Seat): Refusal | null =>
  state.looked[seat] ? refuse('already-looked') : null

const judgeDoubleNil = (state: SpadesState, seat: Seat): Refusal | null =>
  mayGoBlind(state, seat) ? judgeLook(state, seat) : refuse('double-nil-not-allowed')

/** Why a card of the hand may not be played now. */
const judgeCard = (
  { trick, broken }: SpadesState,
  hand: readonly SuitCard[],
  card: SuitCard,
): Refusal | null => {
  const led = trick.cards[0]
  if (led === undefined) {
    return isSpade(card) && !broken && !hand.every(isSpade) ? refuse('spades-not-broken') : null
  }
  const suit = suitOf(led)
  return suitOf(card) !== suit && holds(order, hand, suit) ? refuse('must-follow', { suit }) : null
}

const judgePlay = (state: SpadesState, seat: Seat, card: SuitCard): Refusal | null => {
  const hand = handOf(state, seat)
  return hand.includes(card) ? judgeCard(state, hand, card) : refuse('not-in-hand', { card })
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: SpadesState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if ((move.type === 'play') !== (state.phase === 'play'))
    return refuse('wrong-phase', { phase: state.phase })
  switch (move.type) {
    case 'look':
      return judgeLook(state, seat)
    case 'doubleNil':
      return judgeDoubleNil(state, seat)
    case 'bid':
      return state.looked[seat] ? null : refuse('look-first')
    case 'play':
      return judgePlay(state, seat, move.card)
  }
}

/** Why the cards this seat may not play now have to wait; null when it may play all or is not on turn. */
export const whyNot = (state: SpadesState, seat: Seat): Refusal | null => {
  if (state.phase !== 'play' || state.turn !== seat) return null
  const hand = handOf(state, seat)
  return hand.map((card) => judgeCard(state, hand, card)).find((refusal) => refusal !== null) ?? null
}
