/** Worlds that fit a view of a trick-taking game: the cards nobody has shown, dealt where they may be. */
import type { Random, Seat } from '../../engine/game.ts'
import type { ShownTrick, Trick, TrickOrder } from '../../engine/tricks.ts'

/** Where unseen cards lie: a hand, a skat, what lies face down. */
export type Place<C> = { readonly size: number; readonly mayHold: (card: C) => boolean }

/** So often a deal that led nowhere is tried anew. */
const mostTries = 8

/** A deal that keeps what is known of each place; null when the last cards found no room. */
const tryDeal = <C>(cards: readonly C[], places: readonly Place<C>[], random: Random): C[][] | null => {
  const dealt = places.map((): C[] => [])
  const roomOf = (index: number) => (places[index]?.size ?? 0) - (dealt[index]?.length ?? 0)
  const possible = (card: C) => places.flatMap(({ mayHold }, index) => (mayHold(card) ? [index] : []))
  const choices = random.shuffle(cards).map((card) => ({ card, among: possible(card) }))
  // The cards with the fewest places go first, while there is room in them.
  for (const { card, among } of choices.toSorted((a, b) => a.among.length - b.among.length)) {
    const rooms = among.map(roomOf)
    let nth = random.int(
      Math.max(
        1,
        rooms.reduce((sum, room) => sum + room, 0),
      ),
    )
    const chosen = among.find((_, index) => {
      nth -= rooms[index] ?? 0
      return nth < 0
    })
    if (chosen === undefined) return null
    dealt[chosen]?.push(card)
  }
  return dealt
}

/** One deal of the unseen cards; where what is known leaves no way in a few tries, any deal of the right sizes. */
export const dealUnseen = <C>(cards: readonly C[], places: readonly Place<C>[], random: Random): C[][] => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const dealt = tryDeal(cards, places, random)
    if (dealt !== null) return dealt
  }
  const pile = random.shuffle(cards)
  return places.map(({ size }) => pile.splice(0, size))
}

/** A finished trick as the rules know it. */
export const trickOf = <C extends string>({ leader, plays, winner }: ShownTrick<C>): Trick<C> => ({
  leader,
  cards: plays.map(({ card }) => card),
  winner: winner ?? leader,
})

/** The suits each seat has shown to be out of, by not following them. */
export const shownVoids = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  tricks: readonly ShownTrick<C>[],
  seats: number,
): readonly ReadonlySet<S>[] => {
  const voids = Array.from({ length: seats }, () => new Set<S>())
  for (const { plays } of tricks) {
    const [first] = plays
    if (first === undefined) continue
    const led = order.suitOf(first.card)
    for (const { seat, card } of plays) if (order.suitOf(card) !== led) voids[seat]?.add(led)
  }
  return voids
}

/** The cards of a deck that are in none of these lists. */
export const unseenOf = <C>(deck: readonly C[], ...seen: readonly (readonly C[])[]): readonly C[] => {
  const known = new Set(seen.flat())
  return deck.filter((card) => !known.has(card))
}

/** The hand of a place that is a seat's: no card of a suit it has shown to be out of. */
export const handPlace = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  voids: readonly ReadonlySet<S>[],
  counts: readonly number[],
  seat: Seat,
): Place<C> => ({
  size: counts[seat] ?? 0,
  mayHold: (card) => !voids[seat]?.has(order.suitOf(card)),
})
