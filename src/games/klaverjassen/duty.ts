/** The duty to follow, to trump and to overtrump: which cards of a hand may go to a trick. */
import { type Suit, type SuitCard, suitOf } from '../../engine/cards.ts'
import { beats, type OpenTrick, winningCard } from '../../engine/tricks.ts'
import { orderUnder } from './deck.ts'
import type { KlaverjassenOptions } from './options.ts'

/** What binds the seat that is to play a card to a trick that has been led. */
type Duty = {
  readonly options: KlaverjassenOptions
  readonly trump: Suit
  readonly led: Suit
  readonly partnerWins: boolean
  readonly hand: readonly SuitCard[]
  /** The hand's trumps that beat every card of the trick, and its other trumps. */
  readonly higher: readonly SuitCard[]
  readonly lower: readonly SuitCard[]
}

export type DutyRefusal = 'must-follow' | 'must-trump' | 'must-overtrump' | 'no-undertrump'

/** Null for the leader of a trick, whom nothing binds. */
export const dutyOf = (
  options: KlaverjassenOptions,
  trump: Suit,
  trick: OpenTrick<SuitCard>,
  hand: readonly SuitCard[],
): Duty | null => {
  const order = orderUnder(trump)
  const [first] = trick.cards
  const best = winningCard(order, trick.cards)
  if (first === undefined || best === undefined) return null
  const higher: SuitCard[] = []
  const lower: SuitCard[] = []
  for (const card of hand) {
    if (suitOf(card) === trump) (beats(order, card, best) ? higher : lower).push(card)
  }
  // The partner played two cards ago.
  const partnerWins = trick.cards.at(-2) === best
  return { options, trump, led: suitOf(first), partnerWins, hand, higher, lower }
}

const hasTrumps = ({ higher, lower }: Duty): boolean => higher.length + lower.length > 0

const inSuit = ({ hand }: Duty, suit: Suit): readonly SuitCard[] =>
  hand.filter((card) => suitOf(card) === suit)

const orElse = (cards: readonly SuitCard[], others: readonly SuitCard[]): readonly SuitCard[] =>
  cards.length > 0 ? cards : others

/** By the source's Amsterdam rules the partner's trick need not be overtrumped; in Dutch play trumps led must. */
const sparesPartner = ({ options, partnerWins }: Duty): boolean =>
  options.play === 'amsterdam' && options.following === 'seed' && partnerWins

/** Trumps that a seat able to follow a plain suit may play instead. */
const voluntaryTrumps = ({ options, higher, lower }: Duty): readonly SuitCard[] => {
  if (options.following === 'dutch') return []
  return options.play === 'rotterdam' ? orElse(higher, lower) : higher
}

/** The cards of a hand with trumps and nothing in the plain suit led. */
const voidCards = (duty: Duty): readonly SuitCard[] => {
  const { options, trump, partnerWins, hand, higher, lower } = duty
  if (options.play === 'rotterdam') return orElse(higher, lower)
  if (lower.length === hand.length) return hand
  if (partnerWins) return hand.filter((card) => suitOf(card) !== trump || higher.includes(card))
  return orElse(
    higher,
    hand.filter((card) => suitOf(card) !== trump),
  )
}

/** The cards that may be played, in the order of the hand. */
export const dutifulCards = (duty: Duty): readonly SuitCard[] => {
  const { trump, led, hand, higher, lower } = duty
  if (led === trump) return orElse(sparesPartner(duty) ? inSuit(duty, trump) : orElse(higher, lower), hand)
  const same = inSuit(duty, led)
  if (same.length > 0) {
    const also = voluntaryTrumps(duty)
    return also.length === 0 ? same : hand.filter((card) => same.includes(card) || also.includes(card))
  }
  return hasTrumps(duty) ? voidCards(duty) : hand
}

const refusalOnTrumps = (duty: Duty, card: SuitCard): DutyRefusal | null => {
  if (suitOf(card) !== duty.trump) return 'must-follow'
  const isTooLow = duty.higher.length > 0 && duty.lower.includes(card)
  return isTooLow && !sparesPartner(duty) ? 'must-overtrump' : null
}

/** Why a trump may not be played to a plain suit led. */
const refusalOfTrump = ({ options, hand, higher, lower }: Duty, card: SuitCard): DutyRefusal | null => {
  if (!lower.includes(card)) return null
  if (options.play === 'rotterdam') return higher.length > 0 ? 'must-overtrump' : null
  return lower.length < hand.length ? 'no-undertrump' : null
}

/** Why a plain card may not be played by a seat with trumps and nothing in the plain suit led. */
const refusalOfPlain = ({ options, partnerWins, higher }: Duty): DutyRefusal | null => {
  if (options.play === 'rotterdam') return 'must-trump'
  return higher.length > 0 && !partnerWins ? 'must-trump' : null
}

/** Why a card of the hand may not be played; judged by the card, not by the list above. */
export const refusalOf = (duty: Duty, card: SuitCard): DutyRefusal | null => {
  const { options, trump, led, hand } = duty
  const suit = suitOf(card)
  if (led === trump) return hasTrumps(duty) ? refusalOnTrumps(duty, card) : null
  if (suit === led) return null
  if (hand.some((other) => suitOf(other) === led)) {
    return suit !== trump || options.following === 'dutch' ? 'must-follow' : refusalOfTrump(duty, card)
  }
  if (!hasTrumps(duty)) return null
  return suit === trump ? refusalOfTrump(duty, card) : refusalOfPlain(duty)
}
