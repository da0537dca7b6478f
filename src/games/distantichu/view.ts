/** What a seat, or a spectator, sees. */
import type { Seat } from '../../engine/game.ts'
import { type Answer, answersTo } from './beat.ts'
import { type Card, sortCards } from './cards.ts'
import type { DistantichuOptions } from './options.ts'
import {
  type DistantichuState,
  handOf,
  type LastRound,
  type RoundLine,
  type SetPlayed,
  standingOf,
} from './state.ts'

/**
 * A round that has ended; `pile` is the viewer's own, ascending, null for a spectator; `swept` are the hands its
 * successful declarer took, empty for everybody else.
 */
export type ShownRound = Omit<LastRound, 'piles'> & { readonly pile: readonly Card[] | null }

export type DistantichuView = {
  readonly options: DistantichuOptions
  readonly phase: DistantichuState['phase']
  readonly toAct: readonly Seat[]
  /** The number of the round, from 1; the last one when the game is over. */
  readonly round: number
  /** Who leads this round. */
  readonly leader: Seat
  /** The viewer's own cards, ascending; null for a spectator. */
  readonly hand: readonly Card[] | null
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** Null before it is turned up. */
  readonly destination: Card | null
  /** The cards face up in the middle, and how many lie face down below them. */
  readonly center: readonly Card[]
  readonly down: number
  /** The sets of this trick; the last one stands. */
  readonly plays: readonly SetPlayed[]
  /** All that beats the standing set; none where one is to be led. */
  readonly answers: readonly Answer[]
  /** The seats that may still answer, in their order. */
  readonly chances: readonly Seat[]
  readonly declared: readonly (boolean | null)[]
  readonly first: Seat | null
  /** How many cards each seat has taken in this round. */
  readonly piles: readonly number[]
  /** The viewer's own pile, ascending; null for a spectator. */
  readonly pile: readonly Card[] | null
  /** The number that all cards of a hand are known to be of. */
  readonly known: readonly (Card | null)[]
  readonly totals: readonly number[]
  readonly rounds: readonly RoundLine[]
  /** The end of the round before this one, or of the last one when the game is over. */
  readonly last: ShownRound | null
}

const ownPile = (piles: DistantichuState['piles'], seat: Seat | null): readonly Card[] | null =>
  seat === null ? null : sortCards(piles[seat] ?? [])

const showLast = ({ last, rounds }: DistantichuState, seat: Seat | null): ShownRound | null => {
  if (last === null) return null
  const { piles, swept, ...shown } = last
  const isTaker = seat !== null && rounds.at(-1)?.first === seat
  return { ...shown, pile: ownPile(piles, seat), swept: isTaker ? swept : [] }
}

const answersNow = (state: DistantichuState): readonly Answer[] => {
  const standing = standingOf(state)
  const [destination] = state.center
  if (state.phase === 'over' || standing === undefined || destination === undefined) return []
  return answersTo({ cards: standing.cards, destination, raise: state.options.raise })
}

export const view = (state: DistantichuState, seat: Seat | null): DistantichuView => ({
  options: state.options,
  phase: state.phase,
  toAct: state.awaited,
  round: state.phase === 'over' ? state.rounds.length : state.rounds.length + 1,
  leader: state.leader,
  hand: seat === null ? null : handOf(state, seat),
  counts: state.hands.map(({ length }) => length),
  destination: state.center[0] ?? null,
  center: state.center,
  down: state.down.length,
  plays: state.plays,
  answers: answersNow(state),
  chances: state.chances,
  declared: state.declared,
  first: state.first,
  piles: state.piles.map(({ length }) => length),
  pile: ownPile(state.piles, seat),
  known: state.known,
  totals: state.totals,
  rounds: state.rounds,
  last: showLast(state, seat),
})
