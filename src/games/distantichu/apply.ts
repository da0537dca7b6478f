/** A move carried out. */
import { without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { type Card, distance, numbers } from './cards.ts'
import { turnUp } from './deal.ts'
import type { DistantichuEvent } from './events.ts'
import { askNext } from './flow.ts'
import { judge } from './judge.ts'
import type { DistantichuMove } from './moves.ts'
import { type DistantichuState, destinationOf, handOf, seatsFrom } from './state.ts'

export const apply = (
  state: DistantichuState,
  seat: Seat,
  move: DistantichuMove,
  random: Random,
): Step<DistantichuState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'riichi':
      return declare(state, seat, move.declare)
    case 'play':
      return play(state, seat, move.cards.map(printed), random)
    case 'pass':
      return pass(state, seat, random)
    case 'keep':
      return keep(state, seat, printed(move.card), random)
  }
}

const printed = (code: string): Card => {
  const card = numbers.find((number) => number === code)
  if (card === undefined) throw new RangeError(`${code} is no card of this game`)
  return card
}

const declare = (state: DistantichuState, seat: Seat, says: boolean): Step<DistantichuState> => {
  const declared = state.declared.with(seat, says)
  const event: DistantichuEvent = { type: 'riichi', to: 'all', seat, declare: says }
  const next = seatsFrom(state.leader, state.seats).find((other) => declared[other] === null)
  if (next !== undefined) return { state: { ...state, declared, awaited: [next] }, events: [event] }
  const begun = turnUp({ ...state, declared })
  return { state: begun, events: [event, { type: 'destination', to: 'all', card: destinationOf(begun) }] }
}

/** Declarers who have more to lose than the card they keep, ascending. */
const failedBy = ({ declared, hands }: DistantichuState, first: Seat): readonly Seat[] =>
  [...hands.keys()].filter(
    (seat) => seat !== first && declared[seat] === true && (hands[seat]?.length ?? 0) > 1,
  )

const play = (
  state: DistantichuState,
  seat: Seat,
  cards: readonly Card[],
  random: Random,
): Step<DistantichuState> => {
  const [card = destinationOf(state)] = cards
  const hand = cards.reduce<readonly Card[]>(without, handOf(state, seat))
  const events: readonly DistantichuEvent[] = [
    {
      type: 'play',
      to: 'all',
      seat,
      cards,
      distance: distance(card, destinationOf(state)),
      left: hand.length,
    },
  ]
  const hands = state.hands.with(seat, hand)
  const played: DistantichuState = {
    ...state,
    hands,
    plays: [...state.plays, { seat, cards }],
    chances: seatsFrom(seat, state.seats).filter(
      (other) => other !== seat && (hands[other]?.length ?? 0) > 0,
    ),
  }
  return hand.length === 0 ? runOut(played, seat, events, random) : askNext(played, events, random)
}

const runOut = (
  state: DistantichuState,
  seat: Seat,
  events: readonly DistantichuEvent[],
  random: Random,
): Step<DistantichuState> => {
  const isFirst = state.first === null
  const riichi = state.declared[seat] === true
  const told: readonly DistantichuEvent[] = [
    ...events,
    { type: 'out', to: 'all', seat, first: isFirst, riichi },
  ]
  if (!isFirst) return askNext(state, told, random)
  const failed = failedBy(state, seat)
  if (failed.length === 0) return askNext({ ...state, first: seat }, told, random)
  return {
    state: { ...state, first: seat, phase: 'keep', awaited: failed },
    events: [...told, { type: 'failed', to: 'all', seat, seats: failed }],
  }
}

const pass = (state: DistantichuState, seat: Seat, random: Random): Step<DistantichuState> =>
  askNext({ ...state, chances: state.chances.slice(1) }, [{ type: 'pass', to: 'all', seat }], random)

const keep = (state: DistantichuState, seat: Seat, card: Card, random: Random): Step<DistantichuState> => {
  const { first, hands, piles } = state
  if (first === null) throw new Error('nobody is to be handed cards')
  const cards = without(handOf(state, seat), card)
  const awaited = state.awaited.filter((other) => other !== seat)
  const kept: DistantichuState = {
    ...state,
    awaited,
    hands: hands.with(seat, [card]),
    piles: piles.with(first, [...(piles[first] ?? []), ...cards]),
  }
  const events: readonly DistantichuEvent[] = [
    { type: 'keep', to: 'all', seat, count: cards.length, first },
    { type: 'handed', to: [seat, first].toSorted((a, b) => a - b), seat, cards },
  ]
  return awaited.length > 0 ? { state: kept, events } : askNext(kept, events, random)
}
