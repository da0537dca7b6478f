/** What trick-taking games share: following suit, and which card wins. */
import type { Seat } from './game.ts'

/**
 * How the cards of a trick compare. `suitOf` is the suit a card counts as, whatever is printed on it (a
 * jack or a joker may count as a trump); `rankOf` is higher for the better of two cards that count as one suit.
 */
export type TrickOrder<C extends string, S extends string> = {
  readonly trump: S | null
  readonly suitOf: (card: C) => S
  readonly rankOf: (card: C) => number
}

/** A trick in play: the cards in the order played, the leader's first, clockwise from there. */
export type OpenTrick<C extends string> = { readonly leader: Seat; readonly cards: readonly C[] }

/** A finished trick. */
export type Trick<C extends string> = OpenTrick<C> & { readonly winner: Seat }

export type Play<C extends string> = { readonly seat: Seat; readonly card: C }

/** A trick as seats see it: who played what, and who wins it as it stands (null before the first card). */
export type ShownTrick<C extends string> = {
  readonly leader: Seat
  readonly plays: readonly Play<C>[]
  readonly winner: Seat | null
}

/** Whether a card played later beats the best so far: higher in its suit, or a trump on another suit. */
export const beats = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  card: C,
  best: C,
): boolean => {
  const suit = order.suitOf(card)
  return suit === order.suitOf(best) ? order.rankOf(card) > order.rankOf(best) : suit === order.trump
}

export const addCard = <C extends string>({ leader, cards }: OpenTrick<C>, card: C): OpenTrick<C> => ({
  leader,
  cards: [...cards, card],
})

/** The seat that wins a trick as it stands; the leader while nobody has played. */
export const winnerOf = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  { leader, cards }: OpenTrick<C>,
  seats: number,
): Seat => {
  let best = cards[0]
  let place = 0
  for (let index = 1; index < cards.length; index += 1) {
    const card = cards[index]
    if (card === undefined || best === undefined || !beats(order, card, best)) continue
    best = card
    place = index
  }
  return (leader + place) % seats
}

/** The card that wins a trick as it stands; undefined before the first card. */
export const winningCard = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  cards: readonly C[],
): C | undefined => {
  let best = cards[0]
  for (const card of cards) if (best !== undefined && beats(order, card, best)) best = card
  return best
}

/** Whether a hand holds a card that counts as this suit. */
export const holds = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  hand: readonly C[],
  suit: S,
): boolean => hand.some((card) => order.suitOf(card) === suit)

/** The cards of a hand that follow the suit led, or the whole hand when none does. */
export const followers = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  hand: readonly C[],
  led: S,
): readonly C[] => {
  const same = hand.filter((card) => order.suitOf(card) === led)
  return same.length > 0 ? same : hand
}

/** How many of the finished tricks each seat has won. */
export const countTricks = (
  tricks: readonly { readonly winner: Seat }[],
  seats: number,
): readonly number[] => {
  const taken = Array.from({ length: seats }, () => 0)
  for (const { winner } of tricks) taken[winner] = (taken[winner] ?? 0) + 1
  return taken
}

/** Who played what, in the order played. */
export const playsOf = <C extends string>(
  { leader, cards }: OpenTrick<C>,
  seats: number,
): readonly Play<C>[] => cards.map((card, index) => ({ seat: (leader + index) % seats, card }))

export const showTrick = <C extends string>(trick: Trick<C>, seats: number): ShownTrick<C> => ({
  leader: trick.leader,
  plays: playsOf(trick, seats),
  winner: trick.winner,
})

export const showOpenTrick = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  trick: OpenTrick<C>,
  seats: number,
): ShownTrick<C> => ({
  leader: trick.leader,
  plays: playsOf(trick, seats),
  winner: trick.cards.length === 0 ? null : winnerOf(order, trick, seats),
})
