/** What a seat, or a spectator, sees. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import { countTricks, type ShownTrick, showOpenTrick, showTrick } from '../../engine/tricks.ts'
import type { Bidding } from './bidding.ts'
import type { Contract } from './contract.ts'
import { whyNot } from './judge.ts'
import type { DealLine } from './line.ts'
import type { SkatOptions } from './options.ts'
import { type Prospect, prospectsOf } from './prospects.ts'
import { pointsInTricks } from './score.ts'
import { type Doubling, isDeclarer, openHand, orderOf, type SkatState, seatCount } from './state.ts'

export type SkatView = {
  readonly options: SkatOptions
  readonly phase: SkatState['phase']
  /** The number of the deal among those counted, from 1; of the last one when the game is over. */
  readonly deal: number
  readonly voids: number
  readonly forehand: Seat
  readonly toAct: readonly Seat[]
  readonly bidding: Bidding
  readonly declarer: Seat | null
  /** The declarer's; null while there is none. */
  readonly bid: number | null
  readonly contract: Contract | null
  readonly kontra: Doubling
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly SuitCard[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** The declarer's hand where it lies open. */
  readonly open: { readonly seat: Seat; readonly cards: readonly SuitCard[] } | null
  /** What the viewer alone knows as declarer: the skat as picked up, and the cards put away for it. */
  readonly ownSkat: { readonly pickedUp: readonly SuitCard[]; readonly discarded: readonly SuitCard[] } | null
  /** What the viewer could still announce or bid up to, from the cards it has seen; null when that is not asked. */
  readonly prospects: readonly Prospect[] | null
  readonly trick: ShownTrick<SuitCard>
  /** The finished tricks of this deal, the last one last. */
  readonly tricks: readonly ShownTrick<SuitCard>[]
  /** The last trick of the deal before; null in the first one and after a deal without tricks. */
  readonly ending: ShownTrick<SuitCard> | null
  /** Tricks, and card points in them, of each seat in this deal. */
  readonly taken: readonly number[]
  readonly points: readonly number[]
  readonly totals: readonly number[]
  /** The counted deals, the first one first. */
  readonly lines: readonly DealLine[]
  /** Why the cards the viewer may not play now have to wait. */
  readonly whyNot: Refusal | null
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2]]

export const toAct = (state: SkatState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

const ownSkat = (state: SkatState, viewer: Seat | null): SkatView['ownSkat'] =>
  viewer !== null && isDeclarer(state, viewer) && state.pickedUp.length > 0
    ? { pickedUp: state.pickedUp, discarded: state.skat }
    : null

export const view = (state: SkatState, seat: Seat | null): SkatView => ({
  options: state.options,
  phase: state.phase,
  deal: state.lines.length + (state.phase === 'over' ? 0 : 1),
  voids: state.voids,
  forehand: state.forehand,
  toAct: toAct(state),
  bidding: state.bidding,
  declarer: state.declarer,
  bid: state.declarer === null ? null : state.bidding.current,
  contract: state.contract,
  kontra: state.kontra,
  hand: seat === null ? null : (state.hands[seat] ?? []),
  counts: state.hands.map((hand) => hand.length),
  open: openHand(state),
  ownSkat: ownSkat(state, seat),
  prospects: seat === null ? null : prospectsOf(state, seat),
  trick: showOpenTrick(orderOf(state), state.trick, seatCount),
  tricks: state.tricks.map((trick) => showTrick(trick, seatCount)),
  ending: state.ending === null ? null : showTrick(state.ending, seatCount),
  taken: countTricks(state.tricks, seatCount),
  points: pointsInTricks(state),
  totals: state.totals,
  lines: state.lines,
  whyNot: seat === null ? null : whyNot(state, seat),
})
