/** What a seat, or a spectator, sees. */
import type { Suit, SuitCard } from '../../engine/cards.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import type { PerTeam } from '../../engine/teams.ts'
import { type ShownTrick, showOpenTrick, showTrick } from '../../engine/tricks.ts'
import { orderUnder } from './deck.ts'
import { type KlaverjassenRefusal, type Waiting, waitingCards } from './judge.ts'
import type { KlaverjassenOptions } from './options.ts'
import type { Roem } from './roem.ts'
import { type RoundLine, type Taken, takenBy } from './score.ts'
import { type KlaverjassenState, seatCount } from './state.ts'

export type KlaverjassenView = {
  readonly options: KlaverjassenOptions
  readonly phase: KlaverjassenState['phase']
  /** The number of the deal, from 1; of the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  readonly toAct: readonly Seat[]
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly SuitCard[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** The spare cards turned up in this deal, the last one last. */
  readonly turnedUp: readonly SuitCard[]
  /** How many seats, from the starter on, have passed since the deal, or since the last card was turned up. */
  readonly passes: number
  readonly trump: Suit | null
  readonly maker: Seat | null
  readonly trick: ShownTrick<SuitCard>
  /** The finished tricks of this deal, the last one last, with what each brought its winner's team. */
  readonly tricks: readonly (ShownTrick<SuitCard> & { readonly points: number; readonly roem: Roem | null })[]
  /** What this deal's tricks have brought each team so far; a pit is counted only in its line. */
  readonly taken: Taken
  readonly totals: PerTeam<number>
  /** The finished deals, the first one first. */
  readonly rounds: readonly RoundLine[]
  /** The cards the viewer may not play now, each with its reason. */
  readonly waiting: readonly Waiting[]
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export const toAct = (state: KlaverjassenState): readonly Seat[] =>
  state.phase === 'over' ? [] : (turns[state.turn] ?? [])

export const view = (state: KlaverjassenState, seat: Seat | null): KlaverjassenView => ({
  options: state.options,
  phase: state.phase,
  round: state.rounds.length + (state.phase === 'over' ? 0 : 1),
  starter: state.starter,
  toAct: toAct(state),
  hand: seat === null ? null : (state.hands[seat] ?? []),
  counts: state.hands.map((hand) => hand.length),
  turnedUp: state.spares.slice(0, state.turnedUp),
  passes: state.passes,
  trump: state.trump,
  maker: state.maker,
  trick: showOpenTrick(orderUnder(state.trump), state.trick, seatCount),
  tricks: state.tricks.map((trick) => ({
    ...showTrick(trick, seatCount),
    points: trick.points,
    roem: trick.roem,
  })),
  taken: takenBy(state.tricks),
  totals: state.totals,
  rounds: state.rounds,
  waiting: seat === null ? [] : waitingCards(state, seat),
})

/** From the reason that says most of what has to be played to the one that says least. */
const reasons: readonly KlaverjassenRefusal[] = [
  'must-follow',
  'must-overtrump',
  'must-trump',
  'no-undertrump',
]

/** Of all cards that have to wait, the reason to say when there is room for one; null when every card may go. */
export const mainReason = ({ waiting }: KlaverjassenView): Refusal | null => {
  const code = reasons.find((reason) => waiting.some(({ why }) => why.code === reason))
  return waiting.find(({ why }) => why.code === code)?.why ?? null
}
