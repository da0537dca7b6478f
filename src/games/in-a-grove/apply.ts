/** A move carried out, and all that follows from it by itself. */
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import type { GroveEvent } from './events.ts'
import { judge } from './judge.ts'
import { alibisOf } from './known.ts'
import type { GroveMove } from './moves.ts'
import { othersThan, type Pair, type Place, places } from './persons.ts'
import { losersOf, resultOf } from './result.ts'
import { dealRound, type GroveState, leftOf } from './state.ts'
import { judgeRound } from './verdict.ts'

export const apply = (state: GroveState, seat: Seat, move: GroveMove, random: Random): Step<GroveState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'look':
      return lookAt(state, seat, pairOf(move.suspects), true)
    case 'swap':
      return swap(state, seat, move.suspect)
    case 'accuse':
      return accuse(state, seat, move.suspect, random)
  }
}

const pairOf = (suspects: readonly Place[]): Pair =>
  othersThan(places.find((place) => !suspects.includes(place)) ?? 0)

const lookAt = (state: GroveState, seat: Seat, suspects: Pair, chosen: boolean): Step<GroveState> => {
  const events: readonly GroveEvent[] = [
    { type: 'look', to: 'all', seat, suspects, chosen },
    { type: 'faces', to: [seat], seat, suspects, faces: suspects.map((place) => state.suspects[place]) },
  ]
  return { state: { ...state, phase: 'accuse', looks: state.looks.with(seat, suspects) }, events }
}

/** The body comes in unseen; the marker of the suspect nobody looked at stays where it lies. */
const swap = (state: GroveState, seat: Seat, suspect: Place): Step<GroveState> => {
  const [left, centre, right] = state.suspects
  const lie = (place: Place, person: GroveState['body']) => (place === suspect ? state.body : person)
  const event: GroveEvent = { type: 'swap', to: 'all', seat, suspect }
  return {
    state: {
      ...state,
      suspects: [lie(0, left), lie(1, centre), lie(2, right)],
      body: state.suspects[suspect],
      swapped: suspect,
    },
    events: [event],
  }
}

const accuse = (state: GroveState, seat: Seat, suspect: Place, random: Random): Step<GroveState> => {
  const accusation = { seat, suspect }
  const told: GroveEvent = { type: 'accuse', to: 'all', ...accusation }
  const turn = leftOf(seat, state.seats)
  const accused: GroveState = {
    ...state,
    turn,
    own: state.own.with(seat, (state.own[seat] ?? 0) - 1),
    accusations: [...state.accusations, accusation],
  }
  if (turn === state.starter) return finishRound(accused, [told], random)
  const looked = lookAt(accused, turn, othersThan(suspect), false)
  return { state: looked.state, events: [told, ...looked.events] }
}

const finishRound = (state: GroveState, events: readonly GroveEvent[], random: Random): Step<GroveState> => {
  const line = judgeRound(state)
  const { own, faceDown } = line
  const judged: GroveState = { ...state, own, faceDown, rounds: [...state.rounds, line] }
  const told: readonly GroveEvent[] = [...events, { type: 'reveal', to: 'all', ...line }]
  const losers = losersOf(judged)
  if (losers === null) return nextRound(judged, told, random)
  const end: GroveEvent = { type: 'end', to: 'all', ...resultOf(judged, losers), losers }
  return { state: { ...judged, phase: 'over' }, events: [...told, end] }
}

const nextRound = (state: GroveState, events: readonly GroveEvent[], random: Random): Step<GroveState> => {
  const { seats, round, starter } = state
  const next = leftOf(starter, seats)
  const dealt: GroveState = {
    ...state,
    ...dealRound(seats, round + 1, next, random),
    phase: 'look',
    turn: next,
  }
  const alibis = dealt.dealt.map(
    (_, seat): GroveEvent => ({ type: 'alibis', to: [seat], seat, alibis: alibisOf(dealt, seat) }),
  )
  return {
    state: dealt,
    events: [...events, { type: 'deal', to: 'all', round: dealt.round, starter: next }, ...alibis],
  }
}
