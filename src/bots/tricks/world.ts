/** Worlds that fit a view of a trick-taking game: the cards nobody has shown, dealt where they may be. */
import type { Random, Seat } from '../../engine/game.ts'
import type { OpenTrick, ShownTrick, Trick, TrickOrder } from '../../engine/tricks.ts'
import type { World } from './search.ts'

/** Where unseen cards lie: a hand, a skat, what lies face down. */
type Place<C> = { readonly size: number; readonly mayHold: (card: C) => boolean }

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
const dealUnseen = <C>(cards: readonly C[], places: readonly Place<C>[], random: Random): C[][] => {
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

/** The trick in play as the rules know it. */
export const openTrickOf = <C extends string>({ leader, plays }: ShownTrick<C>): OpenTrick<C> => ({
  leader,
  cards: plays.map(({ card }) => card),
})

/** All cards played in these tricks. */
export const cardsIn = <C extends string>(tricks: readonly ShownTrick<C>[]): readonly C[] =>
  tricks.flatMap(({ plays }) => plays.map(({ card }) => card))

/** The suits each seat has shown to be out of, by playing another card than was led: any other, or such as `tells`. */
export const shownVoids = <C extends string, S extends string>(
  order: TrickOrder<C, S>,
  tricks: readonly ShownTrick<C>[],
  tells: (suit: S) => boolean = () => true,
): ((seat: Seat, suit: S) => boolean) => {
  const voids = new Set<string>()
  for (const { plays } of tricks) {
    const [first] = plays
    if (first === undefined) continue
    const led = order.suitOf(first.card)
    for (const { seat, card } of plays) {
      const suit = order.suitOf(card)
      if (suit !== led && tells(suit)) voids.add(`${seat} ${led}`)
    }
  }
  return (seat, suit) => voids.has(`${seat} ${suit}`)
}

/** What a seat knows of where the cards of a deal are. */
export type Knowledge<C extends string, S extends string> = {
  readonly deck: readonly C[]
  readonly order: TrickOrder<C, S>
  /** How many cards each seat holds. */
  readonly counts: readonly number[]
  /** The hands that are known: one's own, and what lies open. */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly C[] }[]
  /** All other cards that are known: played, or put aside by oneself. */
  readonly seen: readonly C[]
  readonly isVoid: (seat: Seat, suit: S) => boolean
}

/** Deals of what is out of sight: to the other hands as far as they may hold it, the rest aside. */
export const worldsOf = <C extends string, S extends string>(
  knowledge: Knowledge<C, S>,
): ((random: Random) => World<C>) => {
  const { deck, order, counts, hands, seen, isVoid } = knowledge
  const known = new Set([...seen, ...hands.flatMap(({ cards }) => cards)])
  const unseen = deck.filter((card) => !known.has(card))
  const hidden = counts.flatMap((_, seat) => (hands.some((hand) => hand.seat === seat) ? [] : [seat]))
  const places = hidden.map(
    (seat): Place<C> => ({
      size: counts[seat] ?? 0,
      mayHold: (card) => !isVoid(seat, order.suitOf(card)),
    }),
  )
  const aside = unseen.length - places.reduce((sum, { size }) => sum + size, 0)
  const everywhere = [...places, { size: aside, mayHold: () => true }]
  return (random) => {
    const dealt = dealUnseen(unseen, everywhere, random)
    const handOf = (seat: Seat) =>
      hands.find((hand) => hand.seat === seat)?.cards ?? dealt[hidden.indexOf(seat)] ?? []
    return { hands: counts.map((_, seat) => handOf(seat)) }
  }
}
