/** The legal moves, made one after the other as they are asked for. */
import type { Seat } from '../../engine/game.ts'
import { type Bid, canPay, isHigher, numberSets, pays, readBid, sumsOf } from './bids.ts'
import { type Card, cardOf, copiesOf, countOf, joker, numbers, part } from './cards.ts'
import { callMove, doneMove, type KatzenjammerMove, passMove } from './moves.ts'
import { bandSize, handOf, type KatzenjammerState, standingBid } from './state.ts'

const jokersIn = (hand: readonly Card[]): number => countOf(hand, joker)

/** The sets of equal numbers of the hand, jokers among them; those of jokers alone come last. */
function* sameSets(hand: readonly Card[]): Generator<readonly Card[]> {
  const most = jokersIn(hand)
  for (const number of numbers) {
    const card = cardOf(number)
    for (let count = 1; count <= countOf(hand, card); count += 1) {
      for (let jokers = 0; jokers <= most; jokers += 1) {
        yield [...copiesOf(card, count), ...copiesOf(joker, jokers)]
      }
    }
  }
  for (let jokers = 1; jokers <= most; jokers += 1) yield copiesOf(joker, jokers)
}

/** The sets of two or more different numbers of the hand, with as many jokers as may stand for others. */
function* differentSets(hand: readonly Card[]): Generator<readonly Card[]> {
  const held = [...new Set(part(hand).numbers)]
  const most = jokersIn(hand)
  for (let size = 2; size <= held.length; size += 1) {
    for (const set of numberSets(size, held)) {
      const room = Math.min(most, numbers.length - size)
      for (let jokers = 0; jokers <= room; jokers += 1) {
        yield [...set.map(cardOf), ...copiesOf(joker, jokers)]
      }
    }
  }
}

/** Every set of a hand that is a bid, each once. */
export function* bidSets(hand: readonly Card[]): Generator<readonly Card[]> {
  yield* sameSets(hand)
  yield* differentSets(hand)
}

function* laidBids(state: KatzenjammerState, hand: readonly Card[]): Generator<KatzenjammerMove> {
  const standing = standingBid(state)
  for (const cards of bidSets(hand)) {
    const bid = readBid(cards, state.options)
    if (bid !== null && isHigher(bid, standing)) yield { type: 'bid', cards }
  }
}

/** Every bid that can be spoken with a hand of so many cards, payable or not. */
function* spokenBids({ options }: KatzenjammerState, size: number): Generator<Bid> {
  for (let count = 1; count <= size; count += 1) {
    for (const value of numbers) yield { kind: 'same', count, value }
  }
  for (let count = 2; count <= Math.min(size, numbers.length); count += 1) {
    if (options.mixedBids === 'count') yield { kind: 'different', count, value: null }
    else for (const value of sumsOf(count)) yield { kind: 'different', count, value }
  }
}

function* calls(state: KatzenjammerState, hand: readonly Card[]): Generator<KatzenjammerMove> {
  const standing = standingBid(state)
  const held = part(hand)
  for (const bid of spokenBids(state, hand.length)) {
    if (isHigher(bid, standing) && canPay(held, bid)) yield callMove(bid)
  }
}

function* auctionMoves(state: KatzenjammerState, hand: readonly Card[]): Generator<KatzenjammerMove> {
  yield passMove
  yield* state.options.bidding === 'shown' ? laidBids(state, hand) : calls(state, hand)
}

function* payments(state: KatzenjammerState, hand: readonly Card[]): Generator<KatzenjammerMove> {
  const bid = standingBid(state)
  if (bid === null) return
  for (const cards of bidSets(hand)) if (pays(cards, bid)) yield { type: 'pay', cards }
}

/** The bands a hand can form. */
export function* bands(hand: readonly Card[]): Generator<KatzenjammerMove & { readonly type: 'band' }> {
  const most = jokersIn(hand)
  for (const value of numbers) {
    const card = cardOf(value)
    for (let count = Math.min(bandSize, countOf(hand, card)); count > 0; count -= 1) {
      const jokers = bandSize - count
      if (jokers <= most) {
        yield { type: 'band', cards: [...copiesOf(card, count), ...copiesOf(joker, jokers)], value }
      }
    }
  }
  if (most < bandSize) return
  for (const value of [0, ...numbers]) yield { type: 'band', cards: copiesOf(joker, bandSize), value }
}

function* bandMoves(hand: readonly Card[]): Generator<KatzenjammerMove> {
  yield doneMove
  yield* bands(hand)
}

export const legalMoves = (state: KatzenjammerState, seat: Seat): Iterable<KatzenjammerMove> => {
  if (state.turn !== seat) return []
  const hand = handOf(state, seat)
  switch (state.phase) {
    case 'auction':
      return auctionMoves(state, hand)
    case 'pay':
      return payments(state, hand)
    case 'bands':
      return bandMoves(hand)
    case 'over':
      return []
  }
}
