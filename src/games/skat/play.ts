/** The ten tricks. */
import { type SuitCard, without } from '../../engine/cards.ts'
import type { Random, Seat, Step } from '../../engine/game.ts'
import { addCard, playsOf, winnerOf } from '../../engine/tricks.ts'
import type { SkatEvent } from './events.ts'
import { finishContract, finishRamsch } from './finish.ts'
import { after, isDeclarer, openHand, orderOf, type SkatState, seatCount } from './state.ts'

/** Forehand leads, whoever is declarer. */
export const startPlay = (state: SkatState, events: readonly SkatEvent[]): Step<SkatState> => {
  const started: SkatState = { ...state, phase: 'play', turn: state.forehand }
  const open = openHand(started)
  return {
    state: started,
    events: open === null ? events : [...events, { type: 'laid-open', to: 'all', ...open }],
  }
}

export const startRamsch = (state: SkatState, events: readonly SkatEvent[]): Step<SkatState> =>
  startPlay(state, [...events, { type: 'ramsch', to: 'all' }])

export const play = (state: SkatState, seat: Seat, card: SuitCard, random: Random): Step<SkatState> => {
  const played: SkatState = {
    ...state,
    turn: after(seat),
    hands: state.hands.with(seat, without(state.hands[seat] ?? [], card)),
    trick: addCard(state.trick, card),
  }
  const events: readonly SkatEvent[] = [{ type: 'played', to: 'all', seat, card }]
  return played.trick.cards.length < seatCount
    ? { state: played, events }
    : finishTrick(played, events, random)
}

/** In null the deal is lost with the declarer's first trick. */
const isDone = (state: SkatState, winner: Seat): boolean =>
  state.hands.every((hand) => hand.length === 0) ||
  (state.contract?.game === 'null' && isDeclarer(state, winner))

const finishTrick = (state: SkatState, before: readonly SkatEvent[], random: Random): Step<SkatState> => {
  const winner = winnerOf(orderOf(state), state.trick, seatCount)
  const tricks = [...state.tricks, { ...state.trick, winner }]
  const plays = playsOf(state.trick, seatCount)
  const events: readonly SkatEvent[] = [
    ...before,
    { type: 'trick', to: 'all', seat: winner, trick: tricks.length, plays },
  ]
  const next: SkatState = { ...state, turn: winner, trick: { leader: winner, cards: [] }, tricks }
  if (!isDone(next, winner)) return { state: next, events }
  return next.contract === null
    ? finishRamsch(next, events, random)
    : finishContract(next, events, false, random)
}
