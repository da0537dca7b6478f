/** A game of Gin Rummy as plain data, and the start of its deals. */
import { dealHands, type SuitCard } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import { cardValue, deck } from './deck.ts'
import type { GinRummyOptions } from './options.ts'
import type { DealLine } from './score.ts'

export const seatCount = 2
export const seats: readonly Seat[] = [0, 1]
export const handSize = 10

export type PerSeat<T> = readonly [T, T]

export type GinRummyState = {
  readonly seats: 2
  readonly options: GinRummyOptions
  /** `wall`: two cards are left and the last discard may be knocked with; `mustKnock`: it has been taken. */
  readonly phase: 'upcard' | 'draw' | 'discard' | 'wall' | 'mustKnock' | 'over'
  readonly starter: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** In the deck's order. */
  readonly hands: readonly (readonly SuitCard[])[]
  /** What each seat took from the discard pile in this deal and still holds, in the order taken. */
  readonly known: readonly (readonly SuitCard[])[]
  /** Face down, the top card first. */
  readonly stock: readonly SuitCard[]
  /** Face up, the top card last. */
  readonly pile: readonly SuitCard[]
  /** The first card of the pile in this deal. */
  readonly upcard: SuitCard
  /** The card taken from the pile in this turn. */
  readonly taken: SuitCard | null
  /** How often a card was taken from the pile in this deal. */
  readonly takes: number
  /** The points of the present game. */
  readonly points: PerSeat<number>
  readonly gamesWon: PerSeat<number>
  /** The finished deals of all games, void ones too. */
  readonly rounds: readonly DealLine[]
}

/** What lasts from deal to deal. */
export type Lasting = Pick<GinRummyState, 'options' | 'points' | 'gamesWon' | 'rounds'>

export const otherSeat = (seat: Seat): Seat => (seat + 1) % seatCount

const mostDeadwood = 10

/** The most a knock may leave over; an ace as the first upcard asks for gin. */
export const knockLimitOf = ({ options, upcard }: Pick<GinRummyState, 'options' | 'upcard'>): number => {
  if (options.oklahoma === 'off') return mostDeadwood
  return upcard.startsWith('A') ? 0 : cardValue(upcard)
}

export const dealRound = (
  { options, points, gamesWon, rounds }: Lasting,
  starter: Seat,
  random: Random,
): GinRummyState => {
  const cards = random.shuffle(deck.cards)
  const [upcard, ...stock] = cards.slice(seatCount * handSize)
  if (upcard === undefined) throw new Error('the deck is too small')
  return {
    seats: seatCount,
    options,
    phase: 'upcard',
    starter,
    turn: starter,
    hands: dealHands(deck, cards, seatCount, handSize),
    known: [[], []],
    stock,
    pile: [upcard],
    upcard,
    taken: null,
    takes: 0,
    points,
    gamesWon,
    rounds,
  }
}

export const setup = (options: GinRummyOptions, random: Random): GinRummyState => {
  const starter = random.int(seatCount)
  return dealRound({ options, points: [0, 0], gamesWon: [0, 0], rounds: [] }, starter, random)
}
