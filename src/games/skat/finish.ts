/** The end of a deal, and the next one. */
import type { Random, Seat, Step } from '../../engine/game.ts'
import type { SkatEvent } from './events.ts'
import type { DealLine } from './line.ts'
import { addLine, contractLine, isDecided, passedLine, ramschLine, resultOf } from './score.ts'
import { after, dealCards, declared, type SkatState, seats } from './state.ts'

type Events = readonly SkatEvent[]

export const finishContract = (
  state: SkatState,
  events: Events,
  conceded: boolean,
  random: Random,
): Step<SkatState> => finishCounted(state, contractLine(state, declared(state), conceded), events, random)

export const finishRamsch = (state: SkatState, events: Events, random: Random): Step<SkatState> =>
  finishCounted(state, ramschLine(state), events, random)

/** All have passed: by option the deal counts as nothing for everybody, or does not count. */
export const finishPassedIn = (state: SkatState, events: Events, random: Random): Step<SkatState> => {
  if (state.options.passedIn === 'skip') return finishCounted(state, passedLine(state), events, random)
  const voided: SkatState = { ...state, voids: state.voids + 1 }
  return dealNext(voided, state.forehand, [...events, { type: 'deal-void', to: 'all' }], random)
}

const finishCounted = (state: SkatState, line: DealLine, events: Events, random: Random): Step<SkatState> => {
  const counted: SkatState = { ...state, ...addLine(state, line) }
  const told: SkatEvent = { type: 'round', to: 'all', round: counted.lines.length, ...line }
  return dealNext(counted, after(state.forehand), [...events, told], random)
}

const dealNext = (state: SkatState, forehand: Seat, events: Events, random: Random): Step<SkatState> => {
  if (isDecided(state)) {
    const over: SkatEvent = { type: 'over', to: 'all', ...resultOf(state) }
    return { state: { ...state, phase: 'over' }, events: [...events, over] }
  }
  const dealt = dealCards({ ...state, ending: state.tricks.at(-1) ?? null }, forehand, random)
  const round = state.lines.length + 1
  const started: SkatEvent = { type: 'round-started', to: 'all', seat: forehand, round }
  const shown = seats.map(
    (seat): SkatEvent => ({ type: 'dealt', to: [seat], seat, cards: dealt.hands[seat] ?? [] }),
  )
  return { state: dealt, events: [...events, started, ...shown] }
}
