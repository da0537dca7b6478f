/** A move carried out, and all that follows from it by itself. */
import { type SuitCard, suitOf, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { addCard, playsOf, winnerOf } from '../../engine/tricks.ts'
import { order } from './deck.ts'
import type { SpadesEvent } from './events.ts'
import { judge } from './judge.ts'
import type { SpadesMove } from './moves.ts'
import { isDecided, resultOf, scoreRound } from './score.ts'
import { after, type Bid, dealRound, mayGoBlind, type SpadesState, seatCount } from './state.ts'

export const apply = (
  state: SpadesState,
  seat: Seat,
  move: SpadesMove,
  random: Random,
): Step<SpadesState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'look':
      return {
        state: look(state, seat),
        events: [{ type: 'looked', to: 'all', seat }, showHand(state, seat)],
      }
    case 'doubleNil':
      return declare(look(state, seat), seat, 'doubleNil', [
        { type: 'double-nil', to: 'all', seat },
        showHand(state, seat),
      ])
    case 'bid':
      return declare(state, seat, move.tricks, [{ type: 'bid', to: 'all', seat, tricks: move.tricks }])
    case 'play':
      return play(state, seat, move.card, random)
  }
}

const look = (state: SpadesState, seat: Seat): SpadesState => ({
  ...state,
  looked: state.looked.with(seat, true),
})

const showHand = (state: SpadesState, seat: Seat): SpadesEvent => ({
  type: 'hand',
  to: [seat],
  seat,
  cards: state.hands[seat] ?? [],
})

const declare = (
  state: SpadesState,
  seat: Seat,
  bid: Bid,
  events: readonly SpadesEvent[],
): Step<SpadesState> => {
  const turn = after(seat)
  const declared = { ...state, turn, bids: state.bids.with(seat, bid) }
  if (turn === state.starter) return { state: { ...declared, phase: 'play' }, events }
  if (mayGoBlind(state, turn)) return { state: declared, events }
  return { state: look(declared, turn), events: [...events, showHand(state, turn)] }
}

const play = (state: SpadesState, seat: Seat, card: SuitCard, random: Random): Step<SpadesState> => {
  const breaks = !state.broken && suitOf(card) === 'S'
  const played: SpadesState = {
    ...state,
    turn: after(seat),
    hands: state.hands.with(seat, without(state.hands[seat] ?? [], card)),
    trick: addCard(state.trick, card),
    broken: state.broken || breaks,
  }
  const events: SpadesEvent[] = [{ type: 'played', to: 'all', seat, card }]
  if (breaks) events.push({ type: 'spades-broken', to: 'all', seat })
  return played.trick.cards.length < seatCount
    ? { state: played, events }
    : finishTrick(played, events, random)
}

const finishTrick = (
  state: SpadesState,
  events: readonly SpadesEvent[],
  random: Random,
): Step<SpadesState> => {
  const winner = winnerOf(order, state.trick, seatCount)
  const tricks = [...state.tricks, { ...state.trick, winner }]
  const plays = playsOf(state.trick, seatCount)
  const told: SpadesEvent = { type: 'trick', to: 'all', seat: winner, trick: tricks.length, plays }
  const next: SpadesState = { ...state, turn: winner, trick: { leader: winner, cards: [] }, tricks }
  const isLast = next.hands.every((hand) => hand.length === 0)
  return isLast ? finishRound(next, [...events, told], random) : { state: next, events: [...events, told] }
}

const finishRound = (
  state: SpadesState,
  events: readonly SpadesEvent[],
  random: Random,
): Step<SpadesState> => {
  const { line, lasting } = scoreRound(state)
  const round = lasting.rounds.length
  const told: readonly SpadesEvent[] = [...events, { type: 'round', to: 'all', round, ...line }]
  if (isDecided(lasting)) {
    const over: SpadesEvent = { type: 'over', to: 'all', ...resultOf(lasting) }
    return { state: { ...state, ...lasting, phase: 'over' }, events: [...told, over] }
  }
  const dealt = dealRound(lasting, after(state.starter), random)
  const started: SpadesEvent = { type: 'round-started', to: 'all', seat: dealt.starter, round: round + 1 }
  const shown = dealt.looked[dealt.starter] ? [showHand(dealt, dealt.starter)] : []
  return { state: dealt, events: [...told, started, ...shown] }
}
