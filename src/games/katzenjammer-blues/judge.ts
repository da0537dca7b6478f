/** Which moves are refused, and why; judged without listing any. */
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { type Bid, canPay, isHigher, pays, readBid } from './bids.ts'
import { holds, numbers, part } from './cards.ts'
import { type Call, isMove, type KatzenjammerMove, spokenBid } from './moves.ts'
import type { KatzenjammerOptions } from './options.ts'
import { bandSize, handOf, type KatzenjammerState, standingBid } from './state.ts'

export type KatzenjammerRefusal =
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'bad-call'
  | 'not-in-hand'
  | 'bad-set'
  | 'cannot-pay'
  | 'too-low'
  | 'wrong-payment'
  | 'not-a-band'
  | 'wrong-value'

const refuse = (code: KatzenjammerRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most

const isWellCalled = ({ kind, count, value }: Call, { mixedBids }: KatzenjammerOptions): boolean => {
  if (kind === 'same') return count >= 1 && value !== undefined && isBetween(value, 1, numbers.length)
  return isBetween(count, 2, numbers.length) && (value !== undefined) === (mixedBids === 'sum')
}

/** Why a bid is not enough; the words need the bid to beat. */
const judgeHeight = (state: KatzenjammerState, bid: Bid): Refusal | null => {
  const standing = standingBid(state)
  if (standing === null || isHigher(bid, standing)) return null
  const { kind, count, value } = standing
  return refuse('too-low', { kind, count, value })
}

const judgeBid = (state: KatzenjammerState, cards: readonly string[]): Refusal | null => {
  const bid = readBid(cards, state.options)
  return bid === null ? refuse('bad-set') : judgeHeight(state, bid)
}

const judgeCall = (state: KatzenjammerState, seat: Seat, call: Call): Refusal | null => {
  if (!isWellCalled(call, state.options)) return refuse('bad-call')
  const bid = spokenBid(call)
  return canPay(part(handOf(state, seat)), bid) ? judgeHeight(state, bid) : refuse('cannot-pay')
}

const judgePayment = (state: KatzenjammerState, cards: readonly string[]): Refusal | null => {
  const bid = standingBid(state)
  if (bid !== null && pays(cards, bid)) return null
  return refuse('wrong-payment', bid === null ? {} : { kind: bid.kind, count: bid.count, value: bid.value })
}

const judgeBand = (cards: readonly string[], value: number): Refusal | null => {
  const { numbers: own } = part(cards)
  const [number] = own
  if (cards.length !== bandSize || own.some((other) => other !== number)) return refuse('not-a-band')
  const fits = number === undefined ? isBetween(value, 0, numbers.length) : value === number
  return fits ? null : refuse('wrong-value', { number: number ?? null })
}

const phaseOf = ({ type }: KatzenjammerMove): KatzenjammerState['phase'] => {
  switch (type) {
    case 'pass':
    case 'bid':
    case 'call':
      return 'auction'
    case 'pay':
      return 'pay'
    case 'band':
    case 'done':
      return 'bands'
  }
}

const isForTheWayOfBidding = ({ type }: KatzenjammerMove, { bidding }: KatzenjammerOptions): boolean =>
  type !== (bidding === 'shown' ? 'call' : 'bid')

const judgeInPhase = (state: KatzenjammerState, seat: Seat, move: KatzenjammerMove): Refusal | null => {
  if ('cards' in move && !holds(handOf(state, seat), move.cards)) return refuse('not-in-hand')
  switch (move.type) {
    case 'pass':
    case 'done':
      return null
    case 'bid':
      return judgeBid(state, move.cards)
    case 'call':
      return judgeCall(state, seat, move)
    case 'pay':
      return judgePayment(state, move.cards)
    case 'band':
      return judgeBand(move.cards, move.value)
  }
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: KatzenjammerState, seat: Seat, move: Json): Refusal | null => {
  const { phase, options } = state
  if (phase === 'over' || state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (phaseOf(move) !== phase || !isForTheWayOfBidding(move, options)) {
    return refuse('wrong-phase', { phase, bidding: options.bidding })
  }
  return judgeInPhase(state, seat, move)
}
