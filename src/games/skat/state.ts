/** A game of Skat as plain data, and the start of its deals. */
import { dealHands, type SuitCard } from '../../engine/cards.ts'
import type { Random, Seat } from '../../engine/game.ts'
import type { OpenTrick, Trick } from '../../engine/tricks.ts'
import { type Bidding, openBidding } from './bidding.ts'
import type { Contract } from './contract.ts'
import { type CountedSuit, deck, orderIn } from './deck.ts'
import type { DealLine } from './line.ts'
import type { SkatOptions } from './options.ts'

export const seatCount = 3
export const seats: readonly Seat[] = [0, 1, 2]
export const handSize = 10

/** What a game won or lost is multiplied by: 2 after kontra, 4 after re. */
export type Doubling = 1 | 2 | 4

export type SkatState = {
  readonly seats: 3
  readonly options: SkatOptions
  readonly phase: 'bidding' | 'skat' | 'discard' | 'announce' | 'kontra' | 're' | 'play' | 'over'
  readonly forehand: Seat
  /** Whose move is awaited while the game is not over. */
  readonly turn: Seat
  /** In the deck's order. */
  readonly hands: readonly (readonly SuitCard[])[]
  /** The two cards set aside, in the deck's order: the skat, none while it is in hand, then the discards. */
  readonly skat: readonly SuitCard[]
  /** The skat as it was dealt, once the declarer has picked it up; nothing in a hand game. */
  readonly pickedUp: readonly SuitCard[]
  readonly bidding: Bidding
  /** Nobody in a ramsch. */
  readonly declarer: Seat | null
  readonly contract: Contract | null
  readonly kontra: Doubling
  readonly trick: OpenTrick<SuitCard>
  /** The finished tricks of this deal. */
  readonly tricks: readonly Trick<SuitCard>[]
  readonly totals: readonly number[]
  /** The counted deals. */
  readonly lines: readonly DealLine[]
  /** How many deals were void. */
  readonly voids: number
  /** The last trick of the deal before, for those who come back after the next one is dealt. */
  readonly ending: Trick<SuitCard> | null
}

/** What lasts from deal to deal. */
export type Lasting = Pick<SkatState, 'options' | 'totals' | 'lines' | 'voids' | 'ending'>

export const after = (seat: Seat): Seat => (seat + 1) % seatCount

export const dealCards = (
  { options, totals, lines, voids, ending }: Lasting,
  forehand: Seat,
  random: Random,
): SkatState => {
  const pile = random.shuffle(deck.cards)
  return {
    seats: seatCount,
    options,
    phase: 'bidding',
    forehand,
    turn: after(forehand),
    hands: dealHands(deck, pile, seatCount, handSize),
    skat: deck.sort(pile.slice(seatCount * handSize)),
    pickedUp: [],
    bidding: openBidding(forehand),
    declarer: null,
    contract: null,
    kontra: 1,
    trick: { leader: forehand, cards: [] },
    tricks: [],
    totals,
    lines,
    voids,
    ending,
  }
}

export const setup = (options: SkatOptions, random: Random): SkatState => {
  const forehand = random.int(seatCount)
  return dealCards({ options, totals: [0, 0, 0], lines: [], voids: 0, ending: null }, forehand, random)
}

export const isDeclarer = ({ declarer }: Pick<SkatState, 'declarer'>, seat: Seat): boolean =>
  seat === declarer

/** The declarer and the game of a deal in which one is announced. */
export const declared = ({
  declarer,
  contract,
}: SkatState): { readonly declarer: Seat; readonly contract: Contract } => {
  if (declarer === null || contract === null) throw new Error('no game is announced')
  return { declarer, contract }
}

/** The hand that lies open to all from the first card of an ouvert game on. */
export const openHand = ({ phase, declarer, contract, hands }: SkatState) =>
  declarer !== null && contract?.level === 'ouvert' && (phase === 'play' || phase === 'over')
    ? { seat: declarer, cards: hands[declarer] ?? [] }
    : null

/** Whether the declarer has left the skat where it lay; asked once that is decided. */
export const isHandGame = ({ pickedUp }: Pick<SkatState, 'pickedUp'>): boolean => pickedUp.length === 0

/** How the cards compare in this deal: as announced, in the order of grand in a ramsch. */
export const orderOf = ({ contract }: Pick<SkatState, 'contract'>) => orderIn(contract?.game ?? 'grand')

export const suitLed = (state: SkatState): CountedSuit | null => {
  const [led] = state.trick.cards
  return led === undefined ? null : orderOf(state).suitOf(led)
}

/** The defenders who may say kontra, from the declarer's left on. */
export const askedForKontra = ({ options, bidding }: SkatState, declarer: Seat): readonly Seat[] => {
  const defenders = [after(declarer), after(after(declarer))]
  switch (options.kontra) {
    case 'off':
      return []
    case 'all':
      return defenders
    case 'bidders':
      return defenders.filter((seat) => (bidding.said[seat] ?? 0) > 0)
  }
}

export const mayConcede = (state: SkatState, seat: Seat): boolean =>
  state.options.concede && isDeclarer(state, seat) && (state.hands[seat]?.length ?? 0) >= handSize - 1
