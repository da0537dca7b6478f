/** What a seat, or a spectator, sees. */
import type { Card } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import type { RummyOptions } from './options.ts'
import type { RoundLine } from './score.ts'
import { handOf, type RummyState, type TableMeld } from './state.ts'

export type RummyView = {
  readonly options: RummyOptions
  readonly phase: RummyState['phase']
  /** The number of the round, from 1; of the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  readonly toAct: readonly Seat[]
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly Card[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** What each seat took from the discards, or as a joker from the table, in this round and still holds. */
  readonly known: readonly (readonly Card[])[]
  /** How many cards are left in the stock. */
  readonly stock: number
  /** The discard pile, its top card last. */
  readonly pile: readonly Card[]
  /** The melds of the round by their numbers. */
  readonly table: readonly TableMeld[]
  /** The card just taken from the discards, while it may not be discarded if others are left. */
  readonly taken: Card | null
  /** The finished turns of the round. */
  readonly turns: number
  /** Penalty points. */
  readonly totals: readonly number[]
  /** The finished rounds, the first one first. */
  readonly rounds: readonly RoundLine[]
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export const toAct = (state: RummyState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

export const view = (state: RummyState, seat: Seat | null): RummyView => ({
  options: state.options,
  phase: state.phase,
  round: state.rounds.length + (state.phase === 'over' ? 0 : 1),
  starter: state.starter,
  toAct: toAct(state),
  hand: seat === null ? null : handOf(state, seat),
  counts: state.hands.map((hand) => hand.length),
  known: state.known,
  stock: state.stock.length,
  pile: state.pile,
  table: state.table,
  taken: state.taken,
  turns: state.turns,
  totals: state.totals,
  rounds: state.rounds,
})
