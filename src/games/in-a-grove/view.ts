/** What a seat, or a spectator, sees. */
import type { Seat } from '../../engine/game.ts'
import { maySwap } from './judge.ts'
import { type Known, knownTo } from './known.ts'
import type { GroveOptions } from './options.ts'
import { leftOut, type Pair, type Place } from './persons.ts'
import { losersOf } from './result.ts'
import type { Accusation, GroveState, RoundLine } from './state.ts'

export type GroveView = {
  readonly options: GroveOptions
  readonly phase: GroveState['phase']
  /** From 1; the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  readonly toAct: readonly Seat[]
  /** Whether the seat on turn may exchange a suspect for the body. */
  readonly maySwap: boolean
  /** What the viewer has seen in this round; null for a spectator, and when the game is over. */
  readonly known: Known | null
  /** The two places each seat has looked at in this round; null for one that has not. */
  readonly looks: readonly (Pair | null)[]
  /** The place the starter did not look at; null before the look. */
  readonly unseen: Place | null
  readonly swapped: Place | null
  /** In the order they were made. */
  readonly accusations: readonly Accusation[]
  /** Accusation cards each seat can still use, and the wrong cards before it. */
  readonly own: readonly number[]
  readonly faceDown: readonly number[]
  /** The finished rounds, the first one first. */
  readonly rounds: readonly RoundLine[]
  /** Null until the game is over. */
  readonly losers: readonly Seat[] | null
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export const toAct = ({ phase, turn }: GroveState): readonly Seat[] =>
  phase === 'over' ? [] : (turns[turn] ?? [])

export const unseenPlace = ({ looks, starter }: GroveState): Place | null => {
  const look = looks[starter] ?? null
  return look === null ? null : leftOut(look)
}

export const view = (state: GroveState, seat: Seat | null): GroveView => {
  const isOver = state.phase === 'over'
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    toAct: toAct(state),
    maySwap: maySwap(state),
    known: seat === null || isOver ? null : knownTo(state, seat),
    looks: state.looks,
    unseen: unseenPlace(state),
    swapped: state.swapped,
    accusations: state.accusations,
    own: state.own,
    faceDown: state.faceDown,
    rounds: state.rounds,
    losers: isOver ? losersOf(state) : null,
  }
}
