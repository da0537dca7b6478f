/** What a seat, or a spectator, sees. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import type { PerTeam } from '../../engine/teams.ts'
import { countTricks, type ShownTrick, showOpenTrick, showTrick } from '../../engine/tricks.ts'
import { order } from './deck.ts'
import { whyNot } from './judge.ts'
import type { SpadesOptions } from './options.ts'
import type { RoundLine } from './score.ts'
import { type Bid, type SpadesState, seatCount } from './state.ts'

export type SpadesView = {
  readonly options: SpadesOptions
  readonly phase: SpadesState['phase']
  /** The number of the round, from 1; of the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  readonly toAct: readonly Seat[]
  /** The viewer's own cards in the deck's order; null before it has looked, and for a spectator. */
  readonly hand: readonly SuitCard[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  readonly looked: readonly boolean[]
  readonly bids: readonly (Bid | null)[]
  readonly broken: boolean
  readonly trick: ShownTrick<SuitCard>
  /** The finished tricks of this round, the last one last. */
  readonly tricks: readonly ShownTrick<SuitCard>[]
  /** Tricks won by each seat in this round. */
  readonly taken: readonly number[]
  readonly totals: PerTeam<number>
  readonly bags: PerTeam<number>
  /** The finished rounds, the first one first. */
  readonly rounds: readonly RoundLine[]
  /** Why the cards the viewer may not play now have to wait. */
  readonly whyNot: Refusal | null
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export const toAct = (state: SpadesState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

export const view = (state: SpadesState, seat: Seat | null): SpadesView => ({
  options: state.options,
  phase: state.phase,
  round: state.rounds.length + (state.phase === 'over' ? 0 : 1),
  starter: state.starter,
  toAct: toAct(state),
  hand: seat !== null && state.looked[seat] ? (state.hands[seat] ?? []) : null,
  counts: state.hands.map((hand) => hand.length),
  looked: state.looked,
  bids: state.bids,
  broken: state.broken,
  trick: showOpenTrick(order, state.trick, seatCount),
  tricks: state.tricks.map((trick) => showTrick(trick, seatCount)),
  taken: countTricks(state.tricks, seatCount),
  totals: state.totals,
  bags: state.bags,
  rounds: state.rounds,
  whyNot: seat === null ? null : whyNot(state, seat),
})
