/** A game of Spades as plain data, and the start of its rounds. */
import { dealHands, type SuitCard } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import { otherTeam, type PerTeam, teamOf } from '../../engine/teams.ts'
import type { OpenTrick, Trick } from '../../engine/tricks.ts'
import { deck } from './deck.ts'
import { handSize } from './moves.ts'
import type { SpadesOptions } from './options.ts'
import type { RoundLine } from './score.ts'

export const seatCount = 4

export type Bid = number | 'doubleNil'

export type SpadesState = {
  readonly seats: 4
  readonly options: SpadesOptions
  readonly phase: 'bid' | 'play' | 'over'
  readonly starter: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** In the deck's order. */
  readonly hands: readonly (readonly SuitCard[])[]
  readonly looked: readonly boolean[]
  readonly bids: readonly (Bid | null)[]
  readonly broken: boolean
  readonly trick: OpenTrick<SuitCard>
  /** The finished tricks of this round. */
  readonly tricks: readonly Trick<SuitCard>[]
  readonly totals: PerTeam<number>
  readonly bags: PerTeam<number>
  readonly rounds: readonly RoundLine[]
}

/** What lasts from round to round. */
export type Lasting = Pick<SpadesState, 'options' | 'totals' | 'bags' | 'rounds'>

export const after = (seat: Seat): Seat => (seat + 1) % seatCount

/** Whether a seat may still choose double nil, and so has to say when it looks. */
export const mayGoBlind = ({ options, totals }: Pick<Lasting, 'options' | 'totals'>, seat: Seat): boolean => {
  switch (options.doubleNil) {
    case 'always':
      return true
    case 'never':
      return false
    case 'behind100': {
      const team = teamOf(seat)
      return totals[team] <= totals[otherTeam(team)] - 100
    }
  }
}

export const dealRound = (
  { options, totals, bags, rounds }: Lasting,
  starter: Seat,
  random: Random,
): SpadesState => ({
  seats: seatCount,
  options,
  phase: 'bid',
  starter,
  turn: starter,
  hands: dealHands(deck, random.shuffle(deck.cards), seatCount, handSize),
  looked: [false, false, false, false].with(starter, !mayGoBlind({ options, totals }, starter)),
  bids: [null, null, null, null],
  broken: false,
  trick: { leader: starter, cards: [] },
  tricks: [],
  totals,
  bags,
  rounds,
})

export const setup = (options: SpadesOptions, random: Random): SpadesState => {
  const starter = random.int(seatCount)
  return dealRound({ options, totals: [0, 0], bags: [0, 0], rounds: [] }, starter, random)
}
