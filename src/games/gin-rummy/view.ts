/** What a seat, or a spectator, sees. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import type { GinRummyOptions } from './options.ts'
import type { DealLine } from './score.ts'
import { type GinRummyState, knockLimitOf, type PerSeat } from './state.ts'

export type GinRummyView = {
  readonly options: GinRummyOptions
  readonly phase: GinRummyState['phase']
  /** The number of the deal, from 1; of the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  readonly toAct: readonly Seat[]
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly SuitCard[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** What each seat took from the discard pile in this deal and still holds. */
  readonly known: readonly (readonly SuitCard[])[]
  /** How many cards are left in the stock. */
  readonly stock: number
  /** The discard pile, its top card last. */
  readonly pile: readonly SuitCard[]
  /** The first card of the pile in this deal. */
  readonly upcard: SuitCard
  /** The card taken from the pile in this turn, which may not be discarded in it. */
  readonly taken: SuitCard | null
  /** How often a card was taken from the pile in this deal. */
  readonly takes: number
  /** The most deadwood a knock may leave. */
  readonly knockLimit: number
  /** The points of the present game. */
  readonly points: PerSeat<number>
  readonly gamesWon: PerSeat<number>
  /** The finished deals, the first one first. */
  readonly rounds: readonly DealLine[]
}

const turns: readonly (readonly Seat[])[] = [[0], [1]]

export const toAct = (state: GinRummyState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

export const view = (state: GinRummyState, seat: Seat | null): GinRummyView => ({
  options: state.options,
  phase: state.phase,
  round: state.rounds.length + (state.phase === 'over' ? 0 : 1),
  starter: state.starter,
  toAct: toAct(state),
  hand: seat === null ? null : (state.hands[seat] ?? []),
  counts: state.hands.map((hand) => hand.length),
  known: state.known,
  stock: state.stock.length,
  pile: state.pile,
  upcard: state.upcard,
  taken: state.taken,
  takes: state.takes,
  knockLimit: knockLimitOf(state),
  points: state.points,
  gamesWon: state.gamesWon,
  rounds: state.rounds,
})
