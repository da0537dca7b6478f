/** A game of DistanTichu as plain data, and the places at its table. */
import type { Seat } from '../../engine/game.ts'
import type { Card } from './cards.ts'
import type { DistantichuOptions } from './options.ts'

/** Equal cards played by a seat. */
export type SetPlayed = { readonly seat: Seat; readonly cards: readonly Card[] }

/** What a finished round came to, for each seat. */
export type RoundLine = {
  /** Cards of the pile that bring a point each, and those that cost one. */
  readonly cards: readonly number[]
  readonly eights: readonly number[]
  readonly scores: readonly number[]
  /** Who ran out first; null where nobody did. */
  readonly first: Seat | null
  /** Who had declared. */
  readonly riichi: readonly boolean[]
}

/** How the table of a round looked when it ended. */
export type LastRound = {
  readonly center: readonly Card[]
  /** The sets of the trick in progress; none where nobody could lead. */
  readonly plays: readonly SetPlayed[]
  /** How many cards each seat still held. */
  readonly left: readonly number[]
  /** What was in each pile, but for the hands that a successful declarer took; those ascending. */
  readonly piles: readonly (readonly Card[])[]
  readonly swept: readonly Card[]
}

export type DistantichuState = {
  readonly seats: number
  readonly options: DistantichuOptions
  readonly phase: 'declare' | 'play' | 'keep' | 'over'
  /** The seats whose move is awaited; several only in `keep`, ascending. */
  readonly awaited: readonly Seat[]
  /** Who leads this round. */
  readonly leader: Seat
  /** Ascending. */
  readonly hands: readonly (readonly Card[])[]
  /** The cards face up in the middle, all of one number: the destination. None before it is turned up. */
  readonly center: readonly Card[]
  /** The cards face down below them; only until the first trick of a round is taken. */
  readonly down: readonly Card[]
  /** The sets of this trick; the last one stands. */
  readonly plays: readonly SetPlayed[]
  /** The seats that may still answer the standing set, in their order. */
  readonly chances: readonly Seat[]
  /** The cards each seat has taken in this round, in the order taken. */
  readonly piles: readonly (readonly Card[])[]
  /** Null until a seat has said whether it declares. */
  readonly declared: readonly (boolean | null)[]
  readonly first: Seat | null
  /** Who took the last trick of this round. */
  readonly winner: Seat | null
  /** The number that all cards of a hand are known to be of, since it could not lead. */
  readonly known: readonly (Card | null)[]
  readonly totals: readonly number[]
  readonly rounds: readonly RoundLine[]
  readonly last: LastRound | null
}

export const handOf = ({ hands }: Pick<DistantichuState, 'hands'>, seat: Seat): readonly Card[] =>
  hands[seat] ?? []

/** All seats, clockwise from this one. */
export const seatsFrom = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, steps) => (seat + steps) % seats)

/** The number all distances are measured to. @throws Error before it is turned up. */
export const destinationOf = ({ center }: Pick<DistantichuState, 'center'>): Card => {
  const [card] = center
  if (card === undefined) throw new Error('there is no destination yet')
  return card
}

/** The set to be beaten, or undefined where one is to be led. */
export const standingOf = ({ plays }: Pick<DistantichuState, 'plays'>): SetPlayed | undefined => plays.at(-1)
