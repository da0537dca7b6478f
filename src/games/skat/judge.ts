/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { followers, holds } from '../../engine/tricks.ts'
import { mayHold, mayRaise } from './bidding.ts'
import { ladder, nullValue } from './contract.ts'
import {
  announcements,
  answers,
  concedeMove,
  discardMoves,
  isMove,
  kontraMoves,
  playMove,
  reMoves,
  type SkatMove,
  skatMoves,
  wordsOver,
} from './moves.ts'
import { isHandGame, mayConcede, orderOf, type SkatState, suitLed } from './state.ts'

export type SkatRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'bid-not-a-game-value'
  | 'cannot-raise'
  | 'bid-too-low'
  | 'nothing-to-hold'
  | 'not-your-card'
  | 'level-not-for-null'
  | 'null-below-bid'
  | 'level-needs-hand'
  | 'must-follow-suit'
  | 'concede-not-allowed'

const refuse = (code: SkatRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const handOf = (state: SkatState, seat: Seat): readonly SuitCard[] => state.hands[seat] ?? []

const legalWords = ({ bidding, options }: SkatState, seat: Seat): readonly SkatMove[] => {
  // Whoever may not raise is asked about a number, so there is one to hold.
  if (!mayRaise(bidding, seat, options.bidding)) return answers
  const words = wordsOver(bidding.current)
  return mayHold(bidding, seat, options.bidding) ? words.holdOrRaise : words.raise
}

const legalAnnouncements = (state: SkatState): readonly SkatMove[] => {
  const hand = isHandGame(state)
  const reaches = ({ game, level }: (typeof announcements.hand)[number]) =>
    game !== 'null' || nullValue({ hand, level }) >= state.bidding.current
  return announcements[hand ? 'hand' : 'skat'].filter(reaches)
}

const legalPlays = (state: SkatState, seat: Seat): readonly SkatMove[] => {
  const hand = handOf(state, seat)
  const led = suitLed(state)
  const cards = led === null ? hand : followers(orderOf(state), hand, led)
  const plays = cards.map((card) => playMove(card))
  return mayConcede(state, seat) ? [...plays, concedeMove] : plays
}

export const legalMoves = (state: SkatState, seat: Seat): readonly SkatMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  switch (state.phase) {
    case 'bidding':
      return legalWords(state, seat)
    case 'skat':
      return skatMoves
    case 'discard':
      return discardMoves(handOf(state, seat))
    case 'announce':
      return legalAnnouncements(state)
    case 'kontra':
      return kontraMoves
    case 're':
      return reMoves
    case 'play':
      return legalPlays(state, seat)
  }
}

const phasesOf: { readonly [type in SkatMove['type']]: readonly SkatState['phase'][] } = {
  pass: ['bidding', 'kontra', 're'],
  bid: ['bidding'],
  hold: ['bidding'],
  pickUp: ['skat'],
  hand: ['skat'],
  discard: ['discard'],
  announce: ['announce'],
  kontra: ['kontra'],
  re: ['re'],
  play: ['play'],
  concede: ['play'],
}

const judgeBid = ({ bidding, options }: SkatState, seat: Seat, value: number): Refusal | null => {
  if (!ladder.includes(value)) return refuse('bid-not-a-game-value', { value })
  if (!mayRaise(bidding, seat, options.bidding)) return refuse('cannot-raise')
  return value > bidding.current ? null : refuse('bid-too-low', { standing: bidding.current })
}

type Announcement = Extract<SkatMove, { readonly type: 'announce' }>

const judgeAnnouncement = (state: SkatState, { game, level }: Announcement): Refusal | null => {
  const hand = isHandGame(state)
  if (game !== 'null') return level === 'plain' || hand ? null : refuse('level-needs-hand')
  if (level === 'schneider' || level === 'schwarz') return refuse('level-not-for-null')
  const value = nullValue({ hand, level })
  const bid = state.bidding.current
  return value < bid ? refuse('null-below-bid', { value, bid }) : null
}

/** Why a card of the hand may not be played now. */
const judgeCard = (state: SkatState, hand: readonly SuitCard[], card: SuitCard): Refusal | null => {
  const led = suitLed(state)
  if (led === null) return null
  const order = orderOf(state)
  return order.suitOf(card) !== led && holds(order, hand, led)
    ? refuse('must-follow-suit', { suit: led })
    : null
}

const judgeOwn = (hand: readonly SuitCard[], cards: readonly SuitCard[]): Refusal | null => {
  const foreign = cards.find((card) => !hand.includes(card))
  return foreign === undefined ? null : refuse('not-your-card', { card: foreign })
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: SkatState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (!phasesOf[move.type].includes(state.phase)) return refuse('wrong-phase', { phase: state.phase })
  return judgeInPhase(state, seat, move)
}

const judgeInPhase = (state: SkatState, seat: Seat, move: SkatMove): Refusal | null => {
  const hand = handOf(state, seat)
  switch (move.type) {
    case 'bid':
      return judgeBid(state, seat, move.value)
    case 'hold':
      return mayHold(state.bidding, seat, state.options.bidding) ? null : refuse('nothing-to-hold')
    case 'discard':
      return judgeOwn(hand, move.cards)
    case 'announce':
      return judgeAnnouncement(state, move)
    case 'play':
      return judgeOwn(hand, [move.card]) ?? judgeCard(state, hand, move.card)
    case 'concede':
      return mayConcede(state, seat) ? null : refuse('concede-not-allowed')
    case 'pass':
    case 'pickUp':
    case 'hand':
    case 'kontra':
    case 're':
      return null
  }
}

/** Why the cards this seat may not play now have to wait; null when it may play all or is not on turn. */
export const whyNot = (state: SkatState, seat: Seat): Refusal | null => {
  if (state.phase !== 'play' || state.turn !== seat) return null
  const hand = handOf(state, seat)
  return hand.map((card) => judgeCard(state, hand, card)).find((refusal) => refusal !== null) ?? null
}
