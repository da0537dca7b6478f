/** Playing cards: their codes, the order of a new deck, and what hands and piles of them need. */

/** Suits and ranks in the order of a new deck. */
export const suits = ['C', 'D', 'H', 'S'] as const
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const

export type Suit = (typeof suits)[number]
export type Rank = (typeof ranks)[number]
/** Rank, then suit: `AS`, `TD`, `2C`. */
export type SuitCard = `${Rank}${Suit}`
/** The black joker and the red one. */
export type Joker = 'XB' | 'XR'
export type Card = SuitCard | Joker

const codeOf = <R extends Rank, S extends Suit>(rank: R, suit: S) => `${rank}${suit}` as const

/** The suit cards of the ranks from `lowest` up, in the order of a new deck. */
export const suitCardsFrom = (lowest: Rank): readonly SuitCard[] => {
  const used = ranks.slice(ranks.indexOf(lowest))
  return suits.flatMap((suit) => used.map((rank) => codeOf(rank, suit)))
}

// What `SuitCard` says of its two letters is more than `charAt` knows.
export const suitOf = (card: SuitCard): Suit => card.charAt(1) as Suit

const rankLetters = ranks.join('')

/** 0 for a two up to 12 for an ace. */
export const rankOf = (card: SuitCard): number => rankLetters.indexOf(card.charAt(0))

export const isJoker = (card: Card): card is Joker => card === 'XB' || card === 'XR'

/** A function of these keys whose values are made once, now. */
export const tabulate = <K, V>(keys: readonly K[], make: (key: K, index: number) => V): ((key: K) => V) => {
  const table = new Map(keys.map((key, index) => [key, make(key, index)] as const))
  return (key) => {
    const value = table.get(key)
    if (value === undefined) throw new RangeError(`${String(key)} is not in the table`)
    return value
  }
}

/** A pack of distinct cards in the order it comes new. */
export type Deck<C extends string> = {
  readonly cards: readonly C[]
  readonly has: (value: unknown) => value is C
  /** The cards in the deck's order, so that nothing tells how they were dealt. */
  readonly sort: (cards: readonly C[]) => readonly C[]
}

export const makeDeck = <C extends string>(cards: readonly C[]): Deck<C> => {
  const codes: ReadonlySet<unknown> = new Set(cards)
  const placeOf = tabulate(cards, (_, place) => place)
  return {
    cards,
    has: (value): value is C => codes.has(value),
    sort: (some) => {
      // Every card has a place of its own, so no two need comparing.
      const places = new Array<C | null>(cards.length).fill(null)
      for (const card of some) places[placeOf(card)] = card
      return places.filter((card) => card !== null)
    },
  }
}

/** The pile dealt out from the top in whole hands: seat 0 gets the first `size` cards, seat 1 the next. */
export const dealHands = <C extends string>(deck: Deck<C>, pile: readonly C[], seats: number, size: number) =>
  Array.from({ length: seats }, (_, seat) => deck.sort(pile.slice(seat * size, (seat + 1) * size)))

/** The cards less one of those that equal `card`. */
export const without = <C extends string>(cards: readonly C[], card: C): readonly C[] => {
  const index = cards.indexOf(card)
  return index < 0 ? cards : cards.toSpliced(index, 1)
}
