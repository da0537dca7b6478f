/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { Suit, SuitCard } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { type DutyRefusal, dutifulCards, dutyOf, refusalOf } from './duty.ts'
import { acceptOrPass, isMove, type KlaverjassenMove, playMove, trumpMoves, trumpOrPass } from './moves.ts'
import { excludedSuit, type KlaverjassenState, madeOf, mustChoose } from './state.ts'

export type KlaverjassenRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'must-choose'
  | 'suit-excluded'
  | 'not-in-hand'
  | DutyRefusal

const refuse = (code: KlaverjassenRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const handOf = (state: KlaverjassenState, seat: Seat): readonly SuitCard[] => state.hands[seat] ?? []

const dutyIn = (state: KlaverjassenState, hand: readonly SuitCard[]) =>
  dutyOf(state.options, madeOf(state).trump, state.trick, hand)

const legalCards = (state: KlaverjassenState, hand: readonly SuitCard[]): readonly SuitCard[] => {
  const duty = dutyIn(state, hand)
  return duty === null ? hand : dutifulCards(duty)
}

const legalTrumps = (state: KlaverjassenState): readonly KlaverjassenMove[] => {
  if (!mustChoose(state)) return trumpOrPass
  const excluded = excludedSuit(state)
  return trumpMoves.filter(({ suit }) => suit !== excluded)
}

export const legalMoves = (state: KlaverjassenState, seat: Seat): readonly KlaverjassenMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  switch (state.phase) {
    case 'choose':
      return legalTrumps(state)
    case 'turned':
      return acceptOrPass
    case 'play':
      return legalCards(state, handOf(state, seat)).map((card) => playMove(card))
  }
}

/** The suits that words need: what was led, and trumps. */
const judgeCard = (state: KlaverjassenState, hand: readonly SuitCard[], card: SuitCard): Refusal | null => {
  const duty = dutyIn(state, hand)
  const code = duty === null ? null : refusalOf(duty, card)
  if (duty === null || code === null) return null
  return refuse(code, { suit: duty.led, trump: duty.trump })
}

const judgePlay = (state: KlaverjassenState, seat: Seat, card: SuitCard): Refusal | null => {
  const hand = handOf(state, seat)
  return hand.includes(card) ? judgeCard(state, hand, card) : refuse('not-in-hand', { card })
}

const judgeTrump = (state: KlaverjassenState, suit: Suit): Refusal | null =>
  suit === excludedSuit(state) ? refuse('suit-excluded', { suit }) : null

const judgePass = (state: KlaverjassenState): Refusal | null =>
  state.phase === 'choose' && mustChoose(state) ? refuse('must-choose') : null

const belongsTo = ({ phase }: KlaverjassenState, { type }: KlaverjassenMove): boolean => {
  switch (type) {
    case 'trump':
      return phase === 'choose'
    case 'accept':
      return phase === 'turned'
    case 'pass':
      return phase === 'choose' || phase === 'turned'
    case 'play':
      return phase === 'play'
  }
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: KlaverjassenState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (!belongsTo(state, move)) return refuse('wrong-phase', { phase: state.phase })
  switch (move.type) {
    case 'trump':
      return judgeTrump(state, move.suit)
    case 'accept':
      return null
    case 'pass':
      return judgePass(state)
    case 'play':
      return judgePlay(state, seat, move.card)
  }
}

/** A card that has to wait, and why. */
export type Waiting = { readonly card: SuitCard; readonly why: Refusal }

/** The cards this seat may not play now; none when it may play all or is not on turn. */
export const waitingCards = (state: KlaverjassenState, seat: Seat): readonly Waiting[] => {
  if (state.phase !== 'play' || state.turn !== seat) return []
  const hand = handOf(state, seat)
  return hand.flatMap((card) => {
    const why = judgeCard(state, hand, card)
    return why === null ? [] : [{ card, why }]
  })
}
