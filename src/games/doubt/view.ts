/** What a seat, or a spectator, sees. */
import type { Card, Rank } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { mostCards } from './deck.ts'
import type { DoubtOptions } from './options.ts'
import { type Claim, type DoubtedClaim, type DoubtState, handOf, seatsAfter } from './state.ts'

/** A claim on the pile; `cards` is null for those who may not know them. */
export type ShownClaim = {
  readonly seat: Seat
  readonly rank: Rank
  readonly count: number
  readonly cards: readonly Card[] | null
}

export type DoubtView = {
  readonly options: DoubtOptions
  readonly phase: DoubtState['phase']
  readonly toAct: readonly Seat[]
  /** What the next claim will be for, and how many cards it may have. */
  readonly due: Rank
  readonly most: number
  /** How many claims there have been. */
  readonly claims: number
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly Card[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** The claims not taken up yet, the last one last. */
  readonly pile: readonly ShownClaim[]
  /** Who has let the present claim stand, clockwise from the claimant, where several are asked. */
  readonly accepted: readonly Seat[]
  readonly lastDoubt: DoubtedClaim | null
  /** All hands once the game is over; null until then. */
  readonly hands: readonly (readonly Card[])[] | null
}

const showClaim = ({ seat, rank, cards }: Claim, open: boolean): ShownClaim => ({
  seat,
  rank,
  count: cards.length,
  cards: open ? cards : null,
})

const acceptedOf = ({ phase, options, awaited, pile, seats }: DoubtState): readonly Seat[] => {
  const claim = pile.at(-1)
  if (phase !== 'answer' || options.doubters !== 'anyone' || claim === undefined) return []
  return seatsAfter(claim.seat, seats).filter((seat) => !awaited.includes(seat))
}

export const view = (state: DoubtState, seat: Seat | null): DoubtView => {
  const isOver = state.phase === 'over'
  return {
    options: state.options,
    phase: state.phase,
    toAct: state.awaited,
    due: state.due,
    most: mostCards(state.options),
    claims: state.claims,
    hand: seat === null ? null : handOf(state, seat),
    counts: state.hands.map((hand) => hand.length),
    pile: state.pile.map((claim) => showClaim(claim, isOver || claim.seat === seat)),
    accepted: acceptedOf(state),
    lastDoubt: state.lastDoubt,
    hands: isOver ? state.hands : null,
  }
}
