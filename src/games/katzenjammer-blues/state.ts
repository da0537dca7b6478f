/** A game of Katzenjammer Blues as plain data, and the places at its table. */
import type { Seat } from '../../engine/game.ts'
import type { Bid } from './bids.ts'
import type { Card } from './cards.ts'
import type { KatzenjammerOptions } from './options.ts'

/** A bid as it was made; `cards` is null where it was only spoken. */
export type LaidBid = Bid & { readonly cards: readonly Card[] | null }

/** A finished game: each seat's mice, jokers used and still held, whether it was fined, and its score. */
export type GameLine = {
  readonly mice: readonly number[]
  readonly jokers: readonly number[]
  readonly fined: readonly boolean[]
  readonly scores: readonly number[]
}

/** What was left of a game when the next one was dealt: the lot that went to nobody, and the hands. */
export type Remains = { readonly lot: readonly Card[]; readonly hands: readonly (readonly Card[])[] }

/** What cards are drawn from; the discards are in the deck's order, since nobody may know another. */
export type Stock = { readonly pile: readonly Card[]; readonly discards: readonly Card[] }

export type KatzenjammerState = Stock & {
  readonly seats: number
  readonly options: KatzenjammerOptions
  readonly phase: 'auction' | 'pay' | 'bands' | 'over'
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** The first bandleader of this game, and the one of this round. */
  readonly first: Seat
  readonly leader: Seat
  /** The rounds of this game that are finished. */
  readonly rounds: number
  /** In the deck's order. */
  readonly hands: readonly (readonly Card[])[]
  /** In the order turned up; empty once it is taken. */
  readonly lot: readonly Card[]
  /** Each seat's last bid of this auction, and whose stands. */
  readonly bids: readonly (LaidBid | null)[]
  readonly standing: Seat | null
  readonly passed: readonly boolean[]
  readonly pool: number
  readonly mice: readonly number[]
  /** Each seat's jokers that lie face up before it. */
  readonly used: readonly number[]
  /** The finished games. */
  readonly games: readonly GameLine[]
  /** Of the game before this one; null in the first. */
  readonly before: Remains | null
}

export const handOf = ({ hands }: Pick<KatzenjammerState, 'hands'>, seat: Seat): readonly Card[] =>
  hands[seat] ?? []

/** All seats clockwise, this one the last. */
export const seatsAfter = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, place) => (seat + 1 + place) % seats)

export const standingBid = ({
  bids,
  standing,
}: Pick<KatzenjammerState, 'bids' | 'standing'>): LaidBid | null =>
  standing === null ? null : (bids[standing] ?? null)

/** One of these for each seat. */
export const forSeats = <T>(seats: number, value: T): readonly T[] =>
  Array.from({ length: seats }, () => value)

/** What an auction is before anybody has been asked. */
export const freshAuction = (seats: number): Pick<KatzenjammerState, 'bids' | 'standing' | 'passed'> => ({
  bids: forSeats<LaidBid | null>(seats, null),
  standing: null,
  passed: forSeats(seats, false),
})

/** How many cards form a band. */
export const bandSize = 4
