/** A game of Parity as plain data, and the start of its rounds. */
import { type Card, dealHands } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import type { OpenTrick, Trick } from '../../engine/tricks.ts'
import { deck, type Trump } from './deck.ts'
import type { Parity } from './moves.ts'
import type { ParityOptions } from './options.ts'
import type { RoundLine } from './score.ts'

export const seatCount = 2
export const seats: readonly Seat[] = [0, 1]
const handSize = 15

export type PerSeat<T> = readonly [T, T]

/** A finished trick; `discard` is the card the loser put face down, where a joker was led without trumps. */
export type ParityTrick = Trick<Card> & { readonly discard: Card | null }

export type ParityState = {
  readonly seats: 2
  readonly options: ParityOptions
  readonly phase: 'trump' | 'parity' | 'play' | 'discard' | 'over'
  readonly starter: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  readonly trump: Trump | null
  readonly parity: Parity | null
  /** In the deck's order. */
  readonly hands: readonly (readonly Card[])[]
  readonly trick: OpenTrick<Card>
  /** The finished tricks of this round. */
  readonly tricks: readonly ParityTrick[]
  readonly totals: PerSeat<number>
  readonly rounds: readonly RoundLine[]
}

/** What lasts from round to round. */
export type Lasting = Pick<ParityState, 'options' | 'totals' | 'rounds'>

export const otherSeat = (seat: Seat): Seat => (seat + 1) % seatCount

export const declarerOf = ({ options, starter }: Pick<ParityState, 'options' | 'starter'>): Seat =>
  options.declarer === 'starter' ? starter : otherSeat(starter)

/** The trump and the parity of a round whose cards are being played. */
export const declared = ({
  trump,
  parity,
}: ParityState): { readonly trump: Trump; readonly parity: Parity } => {
  if (trump === null || parity === null) throw new Error('trump and parity are not declared yet')
  return { trump, parity }
}

export const dealRound = (
  { options, totals, rounds }: Lasting,
  starter: Seat,
  random: Random,
): ParityState => ({
  seats: seatCount,
  options,
  phase: 'trump',
  starter,
  turn: starter,
  trump: null,
  parity: null,
  hands: dealHands(deck, random.shuffle(deck.cards), seatCount, handSize),
  trick: { leader: starter, cards: [] },
  tricks: [],
  totals,
  rounds,
})

export const setup = (options: ParityOptions, random: Random): ParityState => {
  const starter = random.int(seatCount)
  return dealRound({ options, totals: [0, 0], rounds: [] }, starter, random)
}
