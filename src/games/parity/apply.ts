/** A move carried out, and all that follows from it by itself. */
import { type Card, isJoker, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { addCard, playsOf, winnerOf } from '../../engine/tricks.ts'
import { orderUnder } from './deck.ts'
import type { ParityEvent } from './events.ts'
import { judge } from './judge.ts'
import type { ParityMove } from './moves.ts'
import { isDecided, resultOf, scoreRound } from './score.ts'
import { dealRound, declared, declarerOf, otherSeat, type ParityState, seatCount, seats } from './state.ts'

export const apply = (
  state: ParityState,
  seat: Seat,
  move: ParityMove,
  random: Random,
): Step<ParityState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'trump':
      return {
        state: { ...state, phase: 'parity', trump: move.suit, turn: declarerOf(state) },
        events: [{ type: 'trump-named', to: 'all', seat, suit: move.suit }],
      }
    case 'parity':
      return {
        state: { ...state, phase: 'play', parity: move.parity, turn: state.starter },
        events: [{ type: 'parity-declared', to: 'all', seat, parity: move.parity }],
      }
    case 'play':
      return play(state, seat, move.card, random)
    case 'discard':
      return discard(state, seat, move.card, random)
  }
}

const takeFromHand = ({ hands }: ParityState, seat: Seat, card: Card) =>
  hands.with(seat, without(hands[seat] ?? [], card))

const play = (state: ParityState, seat: Seat, card: Card, random: Random): Step<ParityState> => {
  const trick = addCard(state.trick, card)
  const played: ParityState = {
    ...state,
    turn: otherSeat(seat),
    hands: takeFromHand(state, seat, card),
    trick,
  }
  const events: readonly ParityEvent[] = [{ type: 'played', to: 'all', seat, card }]
  if (trick.cards.length === seatCount) return finishTrick(played, null, events, random)
  const winsAtOnce = state.trump === 'none' && isJoker(card)
  return { state: winsAtOnce ? { ...played, phase: 'discard' } : played, events }
}

const discard = (state: ParityState, seat: Seat, card: Card, random: Random): Step<ParityState> => {
  const events: readonly ParityEvent[] = [
    { type: 'discarded', to: 'all', seat },
    { type: 'discarded', to: [seat], seat, card },
  ]
  return finishTrick(
    { ...state, phase: 'play', hands: takeFromHand(state, seat, card) },
    card,
    events,
    random,
  )
}

const finishTrick = (
  state: ParityState,
  faceDown: Card | null,
  events: readonly ParityEvent[],
  random: Random,
): Step<ParityState> => {
  const winner = winnerOf(orderUnder(declared(state).trump), state.trick, seatCount)
  const tricks = [...state.tricks, { ...state.trick, winner, discard: faceDown }]
  const told: ParityEvent = {
    type: 'trick',
    to: 'all',
    seat: winner,
    trick: tricks.length,
    plays: playsOf(state.trick, seatCount),
    discarded: faceDown === null ? null : otherSeat(winner),
  }
  const next: ParityState = { ...state, turn: winner, trick: { leader: winner, cards: [] }, tricks }
  const isLast = next.hands.every((hand) => hand.length === 0)
  return isLast ? finishRound(next, [...events, told], random) : { state: next, events: [...events, told] }
}

const finishRound = (
  state: ParityState,
  events: readonly ParityEvent[],
  random: Random,
): Step<ParityState> => {
  const { line, lasting } = scoreRound(state)
  const round = lasting.rounds.length
  const told: readonly ParityEvent[] = [...events, { type: 'round', to: 'all', round, ...line }]
  if (isDecided(lasting)) {
    const over: ParityEvent = { type: 'over', to: 'all', ...resultOf(lasting) }
    return { state: { ...state, ...lasting, phase: 'over' }, events: [...told, over] }
  }
  const dealt = dealRound(lasting, otherSeat(state.starter), random)
  const started: ParityEvent = { type: 'round-started', to: 'all', seat: dealt.starter, round: round + 1 }
  return { state: dealt, events: [...told, started, ...seats.map((seat) => showHand(dealt, seat))] }
}

const showHand = (state: ParityState, seat: Seat): ParityEvent => ({
  type: 'dealt',
  to: [seat],
  seat,
  cards: state.hands[seat] ?? [],
})
