/** A game of Rummy as plain data, and the deal of a round. */
import type { Card } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import { deckOf, sortCards } from './deck.ts'
import type { RummyOptions } from './options.ts'
import type { RoundLine } from './score.ts'

/** A set or run on the table. It belongs to everybody; `seat` laid it. */
export type TableMeld = {
  readonly seat: Seat
  readonly kind: 'set' | 'run'
  /** A run's from its low end; a set's in the order laid. */
  readonly cards: readonly Card[]
}

export type RummyState = {
  readonly seats: number
  readonly options: RummyOptions
  readonly phase: 'draw' | 'play' | 'over'
  readonly starter: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** In the deck's order. */
  readonly hands: readonly (readonly Card[])[]
  /** What each seat took from the discards, or as a joker from the table, in this round and still holds. */
  readonly known: readonly (readonly Card[])[]
  /** Face down, the top card first. */
  readonly stock: readonly Card[]
  /** Face up, the top card last. */
  readonly pile: readonly Card[]
  /** A meld's number is its place here. */
  readonly table: readonly TableMeld[]
  /** The card taken from the discards in this turn, as long as no equal card was laid in it. */
  readonly taken: Card | null
  /** The finished turns of this round. */
  readonly turns: number
  /** Penalty points. */
  readonly totals: readonly number[]
  readonly rounds: readonly RoundLine[]
}

/** What lasts from round to round. */
export type Lasting = Pick<RummyState, 'seats' | 'options' | 'totals' | 'rounds'>

/** A set has at most one card of a rank for each suit and deck. */
export const mostInSet = ({ deck }: Pick<RummyOptions, 'deck'>): number => (deck === 'single' ? 4 : 8)

export const after = ({ seats }: Pick<RummyState, 'seats'>, seat: Seat): Seat => (seat + 1) % seats

export const handOf = (state: Pick<RummyState, 'hands'>, seat: Seat): readonly Card[] =>
  state.hands[seat] ?? []

/** A round as it is dealt, before its first turn has begun. */
export const dealRound = (lasting: Lasting, starter: Seat, random: Random): RummyState => {
  const { seats, options, totals, rounds } = lasting
  const cards = random.shuffle(deckOf(options))
  const size = options.deck === 'single' ? 7 : 14
  const dealt = seats * size
  const up = options.upcard ? 1 : 0
  return {
    seats,
    options,
    phase: 'draw',
    starter,
    turn: starter,
    hands: Array.from({ length: seats }, (_, seat) => sortCards(cards.slice(seat * size, (seat + 1) * size))),
    known: Array.from({ length: seats }, () => []),
    stock: cards.slice(dealt + up),
    pile: cards.slice(dealt, dealt + up),
    table: [],
    taken: null,
    turns: 0,
    totals,
    rounds,
  }
}
