/** A game of In a Grove as plain data, its start, and the deal of a round. */
import type { Random, Seat } from '../../engine/game.ts'
import type { GroveOptions } from './options.ts'
import { deckFor, type Pair, type PerPlace, type Person, type Place } from './persons.ts'

export type Accusation = { readonly seat: Seat; readonly suspect: Place }

/** A finished round: its three suspects are known to all from then on. */
export type RoundLine = {
  /** From 1. */
  readonly round: number
  readonly starter: Seat
  /** The place the starter did not look at. */
  readonly unseen: Place
  /** The place whose suspect was exchanged for the body. */
  readonly swapped: Place | null
  readonly suspects: PerPlace<Person>
  readonly culprit: Place
  /** In the order they were made. */
  readonly accusations: readonly Accusation[]
  /** How many wrong cards each seat took. */
  readonly taken: readonly number[]
  /** Each seat's cards after the round. */
  readonly faceDown: readonly number[]
  readonly own: readonly number[]
}

/** What is dealt and done in one round. */
export type Round = {
  /** From 1; the last one when the game is over. */
  readonly round: number
  readonly starter: Seat
  /** The alibi dealt to each seat, which goes on to its right neighbour. */
  readonly dealt: readonly Person[]
  readonly suspects: PerPlace<Person>
  readonly body: Person
  /** The two places each seat has looked at; null for one that has not. */
  readonly looks: readonly (Pair | null)[]
  readonly swapped: Place | null
  /** In the order they were made. */
  readonly accusations: readonly Accusation[]
}

export type GroveState = Round & {
  readonly seats: number
  readonly options: GroveOptions
  /** `look`: the starter has to; `accuse`: the seat on turn has looked. */
  readonly phase: 'look' | 'accuse' | 'over'
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** Accusation cards each seat can still use. */
  readonly own: readonly number[]
  /** Wrong cards before each seat. */
  readonly faceDown: readonly number[]
  readonly rounds: readonly RoundLine[]
}

export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats
export const rightOf = (seat: Seat, seats: number): Seat => (seat - 1 + seats) % seats

export const dealRound = (seats: number, round: number, starter: Seat, random: Random): Round => {
  const cards = random.shuffle(deckFor(seats))
  const dealt = cards.slice(0, seats)
  const [left, centre, right, body] = cards.slice(seats)
  if (left === undefined || centre === undefined || right === undefined || body === undefined)
    throw new RangeError('three suspects and a body are left over from the deal')
  return {
    round,
    starter,
    dealt,
    suspects: [left, centre, right],
    body,
    looks: dealt.map(() => null),
    swapped: null,
    accusations: [],
  }
}

export const setup = (seats: number, options: GroveOptions, random: Random): GroveState => {
  const starter = random.int(seats)
  const round = dealRound(seats, 1, starter, random)
  return {
    ...round,
    seats,
    options,
    phase: 'look',
    turn: starter,
    own: round.dealt.map(() => options.cardsEach),
    faceDown: round.dealt.map(() => 0),
    rounds: [],
  }
}
