/** What a seat, or a spectator, sees. */
import type { Card } from '../../engine/cards.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import { countTricks, type ShownTrick, showOpenTrick, showTrick } from '../../engine/tricks.ts'
import { orderUnder, type Trump } from './deck.ts'
import { whyNot } from './judge.ts'
import type { Parity } from './moves.ts'
import type { ParityOptions } from './options.ts'
import { discardOf, type RoundLine } from './score.ts'
import { declarerOf, type ParityState, type ParityTrick, type PerSeat, seatCount } from './state.ts'

/** A card put face down; `card` is null for those who may not know it. */
export type ShownDiscard = { readonly seat: Seat; readonly card: Card | null }

export type ParityView = {
  readonly options: ParityOptions
  readonly phase: ParityState['phase']
  /** The number of the round, from 1; of the last one when the game is over. */
  readonly round: number
  /** Who names trumps and leads first, and who declares the parity. */
  readonly starter: Seat
  readonly declarer: Seat
  readonly toAct: readonly Seat[]
  readonly trump: Trump | null
  readonly parity: Parity | null
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly Card[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  readonly trick: ShownTrick<Card>
  /** The finished tricks of this round, the last one last. */
  readonly tricks: readonly (ShownTrick<Card> & { readonly discard: ShownDiscard | null })[]
  /** Tricks won by each seat in this round. */
  readonly taken: readonly number[]
  readonly totals: PerSeat<number>
  /** The finished rounds, the first one first. */
  readonly rounds: readonly RoundLine[]
  /** Why the cards the viewer may not play now have to wait. */
  readonly whyNot: Refusal | null
}

const turns: readonly (readonly Seat[])[] = [[0], [1]]

export const toAct = (state: ParityState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

/** A face-down card is its owner's secret until its round is scored. */
const showDiscard = (state: ParityState, trick: ParityTrick, viewer: Seat | null): ShownDiscard | null => {
  const [discard] = discardOf(trick)
  if (discard === undefined) return null
  return state.phase === 'over' || discard.seat === viewer ? discard : { seat: discard.seat, card: null }
}

export const view = (state: ParityState, seat: Seat | null): ParityView => ({
  options: state.options,
  phase: state.phase,
  round: state.rounds.length + (state.phase === 'over' ? 0 : 1),
  starter: state.starter,
  declarer: declarerOf(state),
  toAct: toAct(state),
  trump: state.trump,
  parity: state.parity,
  hand: seat === null ? null : (state.hands[seat] ?? []),
  counts: state.hands.map((hand) => hand.length),
  trick: showOpenTrick(orderUnder(state.trump ?? 'none'), state.trick, seatCount),
  tricks: state.tricks.map((trick) => ({
    ...showTrick(trick, seatCount),
    discard: showDiscard(state, trick, seat),
  })),
  taken: countTricks(state.tricks, seatCount),
  totals: state.totals,
  rounds: state.rounds,
  whyNot: seat === null ? null : whyNot(state, seat),
})
