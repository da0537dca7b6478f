/** A game of Klaverjassen as plain data, and the start of its deals. */
import { dealHands, type Suit, type SuitCard, suitOf } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import type { PerTeam } from '../../engine/teams.ts'
import type { OpenTrick, Trick } from '../../engine/tricks.ts'
import { deck, spareDeck } from './deck.ts'
import type { KlaverjassenOptions } from './options.ts'
import type { Roem } from './roem.ts'
import type { RoundLine } from './score.ts'

export const seatCount = 4
/** A hand has this many cards and a deal this many tricks. */
export const handSize = 8

/** A finished trick and what it brought the winner's team: its cards, with the last trick's ten, and its roem. */
export type CountedTrick = Trick<SuitCard> & { readonly points: number; readonly roem: Roem | null }

export type KlaverjassenState = {
  readonly seats: 4
  readonly options: KlaverjassenOptions
  readonly phase: 'choose' | 'turned' | 'play' | 'over'
  readonly starter: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** In the deck's order. */
  readonly hands: readonly (readonly SuitCard[])[]
  /** With `turnUp` the pile of spare cards, the first ones turned up; otherwise none. */
  readonly spares: readonly SuitCard[]
  readonly turnedUp: number
  /** How many seats have passed since the deal, or since the last card was turned up. */
  readonly passes: number
  readonly trump: Suit | null
  readonly maker: Seat | null
  readonly trick: OpenTrick<SuitCard>
  /** The finished tricks of this deal. */
  readonly tricks: readonly CountedTrick[]
  readonly totals: PerTeam<number>
  readonly rounds: readonly RoundLine[]
}

/** What lasts from deal to deal. */
export type Lasting = Pick<KlaverjassenState, 'options' | 'totals' | 'rounds'>

export const after = (seat: Seat): Seat => (seat + 1) % seatCount

/** The spare card whose suit is offered, or was last; null before any is turned up. */
export const turnedCard = ({ spares, turnedUp }: KlaverjassenState): SuitCard | null =>
  spares[turnedUp - 1] ?? null

/** Whether the seat on turn must name a suit: the starter, at once or after all have passed. */
export const mustChoose = ({ options, passes }: Pick<KlaverjassenState, 'options' | 'passes'>): boolean =>
  options.trumpChoice !== 'free' || passes === seatCount

/** The suit that may not be named, since all have just passed it. */
export const excludedSuit = (state: KlaverjassenState): Suit | null => {
  const card = turnedCard(state)
  return card !== null && state.options.afterTurnUp === 'choose' ? suitOf(card) : null
}

/**
 * Trump and maker of a deal whose cards are being played.
 * @throws Error before trumps are made
 */
export const madeOf = ({ trump, maker }: Pick<KlaverjassenState, 'trump' | 'maker'>) => {
  if (trump === null || maker === null) throw new Error('trumps are not made yet')
  return { trump, maker }
}

export const dealRound = (
  { options, totals, rounds }: Lasting,
  starter: Seat,
  random: Random,
): KlaverjassenState => {
  const hands = dealHands(deck, random.shuffle(deck.cards), seatCount, handSize)
  const turnsUp = options.trumpChoice === 'turnUp'
  return {
    seats: seatCount,
    options,
    phase: turnsUp ? 'turned' : 'choose',
    starter,
    turn: starter,
    hands,
    spares: turnsUp ? random.shuffle(spareDeck.cards) : [],
    turnedUp: turnsUp ? 1 : 0,
    passes: 0,
    trump: null,
    maker: null,
    trick: { leader: starter, cards: [] },
    tricks: [],
    totals,
    rounds,
  }
}

export const setup = (options: KlaverjassenOptions, random: Random): KlaverjassenState => {
  const starter = random.int(seatCount)
  return dealRound({ options, totals: [0, 0], rounds: [] }, starter, random)
}
