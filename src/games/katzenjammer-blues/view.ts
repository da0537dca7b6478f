/** What a seat, or a spectator, sees. */
import type { Seat } from '../../engine/game.ts'
import type { Card } from './cards.ts'
import type { KatzenjammerOptions } from './options.ts'
import { totalsOf } from './score.ts'
import { type GameLine, handOf, type KatzenjammerState, type LaidBid } from './state.ts'

export type KatzenjammerView = {
  readonly options: KatzenjammerOptions
  readonly phase: KatzenjammerState['phase']
  readonly toAct: readonly Seat[]
  /** The number of the game, from 1; the last one when all is over. */
  readonly game: number
  /** The rounds of this game that are finished. */
  readonly rounds: number
  readonly leader: Seat
  /** The viewer's own cards in the deck's order; null for a spectator. */
  readonly hand: readonly Card[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** In the order turned up; empty once it is taken. */
  readonly lot: readonly Card[]
  /** Each seat's last bid of this auction, and whose stands. */
  readonly bids: readonly (LaidBid | null)[]
  readonly standing: Seat | null
  readonly passed: readonly boolean[]
  readonly pileCount: number
  /** In the deck's order. */
  readonly discards: readonly Card[]
  readonly pool: number
  readonly mice: readonly number[]
  /** Each seat's jokers that lie face up before it. */
  readonly used: readonly number[]
  /** The finished games, and each seat's score of them together. */
  readonly games: readonly GameLine[]
  readonly totals: readonly number[]
  /** What was left of the game before: the lot that went to nobody, and the viewer's own hand. */
  readonly before: { readonly lot: readonly Card[]; readonly hand: readonly Card[] | null } | null
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]]

export const toAct = ({ phase, turn }: KatzenjammerState): readonly Seat[] =>
  phase === 'over' ? [] : (turns[turn] ?? [])

export const view = (state: KatzenjammerState, seat: Seat | null): KatzenjammerView => ({
  options: state.options,
  phase: state.phase,
  toAct: toAct(state),
  game: state.phase === 'over' ? state.games.length : state.games.length + 1,
  rounds: state.rounds,
  leader: state.leader,
  hand: seat === null ? null : handOf(state, seat),
  counts: state.hands.map((hand) => hand.length),
  lot: state.lot,
  bids: state.bids,
  standing: state.standing,
  passed: state.passed,
  pileCount: state.pile.length,
  discards: state.discards,
  pool: state.pool,
  mice: state.mice,
  used: state.used,
  games: state.games,
  totals: totalsOf(state),
  before:
    state.before === null
      ? null
      : { lot: state.before.lot, hand: seat === null ? null : handOf(state.before, seat) },
})
