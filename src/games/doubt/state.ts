/** A game of Doubt as plain data, and its start. */
import type { Card, Rank } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import { deckUnder } from './deck.ts'
import type { DoubtOptions } from './options.ts'

/** Cards laid face down, and the rank all of them are said to be of. */
export type Claim = { readonly seat: Seat; readonly rank: Rank; readonly cards: readonly Card[] }

/** A claim that was doubted: its cards are known to all from then on. */
export type DoubtedClaim = Omit<Claim, 'seat'> & {
  readonly doubter: Seat
  readonly claimant: Seat
  readonly honest: boolean
  readonly taker: Seat
  /** How many cards the pile had. */
  readonly taken: number
}

export type DoubtState = {
  readonly seats: number
  readonly options: DoubtOptions
  /** `play`: no claim may be doubted; `turn`: doubt or play on; `answer`: doubt or accept. */
  readonly phase: 'play' | 'turn' | 'answer' | 'over'
  /** The seats whose move is awaited, clockwise; several only where several may doubt. */
  readonly awaited: readonly Seat[]
  /** What the next claim will be for. */
  readonly due: Rank
  /** How many claims there have been. */
  readonly claims: number
  /** In the deck's order. */
  readonly hands: readonly (readonly Card[])[]
  /** The claims not taken up yet, the last one last. */
  readonly pile: readonly Claim[]
  readonly lastDoubt: DoubtedClaim | null
  /** Empty until the game is over. */
  readonly winners: readonly Seat[]
}

export const handOf = ({ hands }: Pick<DoubtState, 'hands'>, seat: Seat): readonly Card[] => hands[seat] ?? []

/** The seats after this one, clockwise. */
export const seatsAfter = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, place) => (seat + 1 + place) % seats)

/** Hands as equal as can be: the cards left over go to the first seats from the leader on. */
const dealFrom = (leader: Seat, seats: number, options: DoubtOptions, random: Random) => {
  const deck = deckUnder(options)
  const pile = random.shuffle(deck.cards)
  const least = Math.floor(pile.length / seats)
  const longer = pile.length % seats
  const sizeOf = (seat: Seat) => least + ((seat - leader + seats) % seats < longer ? 1 : 0)
  return Array.from({ length: seats }, (_, seat) => deck.sort(pile.splice(0, sizeOf(seat))))
}

export const setup = (seats: number, options: DoubtOptions, random: Random): DoubtState => {
  const leader = random.int(seats)
  return {
    seats,
    options,
    phase: 'play',
    awaited: [leader],
    due: options.firstRank,
    claims: 0,
    hands: dealFrom(leader, seats, options, random),
    pile: [],
    lastDoubt: null,
    winners: [],
  }
}
