/**
 * Melds made of a hand at the same time. A hand is at most 31 different cards, each once or twice, and its
 * cards are bits: of two equal cards the second is a bit in a number of its own.
 */

/** Cards still to be had: those at least once, and of these those twice. */
type Left = { readonly once: number; readonly twice: number }

/** A meld the hand could make; `worth` is what its cards count. */
export type Candidate<C extends string> = {
  readonly cards: readonly C[]
  readonly worth: number
  readonly needs: Left
}

/** A hand to be arranged. */
export type Workings<C extends string> = {
  /** The different cards; a card's bit is its place among them. */
  readonly cards: readonly C[]
  readonly left: Left
  /** In the order of `compare`. */
  readonly candidates: readonly Candidate<C>[]
}

const takeCard = ({ once, twice }: Left, bit: number): Left =>
  (twice & bit) === 0 ? { once: once & ~bit, twice } : { once, twice: twice & ~bit }

const holds = (left: Left, needs: Left): boolean =>
  (needs.once & ~left.once) === 0 && (needs.twice & ~left.twice) === 0

const minus = (left: Left, needs: Left): Left => ({
  once: left.once & ~((needs.once & ~left.twice) | needs.twice),
  twice: left.twice & ~needs.once,
})

const bitOf = <C extends string>(cards: readonly C[], card: C): number => 1 << cards.indexOf(card)

const gather = <C extends string>(some: readonly C[], cards: readonly C[]): Left => {
  let once = 0
  let twice = 0
  for (const card of some) {
    const bit = bitOf(cards, card)
    twice |= once & bit
    once |= bit
  }
  return { once, twice }
}

/** By the places of their cards, the smaller first; a meld that goes on from another before it. */
const compare = <C extends string>(one: readonly C[], other: readonly C[], cards: readonly C[]): number => {
  for (const [index, card] of one.entries()) {
    const against = other[index]
    if (against === undefined) return -1
    if (against !== card) return cards.indexOf(card) - cards.indexOf(against)
  }
  return other.length - one.length
}

/** `hand` in the order that decides between arrangements; `melds` of its cards, each in any order. */
export const prepare = <C extends string>(
  hand: readonly C[],
  melds: Iterable<readonly C[]>,
  worthOf: (card: C) => number,
): Workings<C> => {
  const cards = hand.filter((card, index) => hand.indexOf(card) === index)
  const candidates = Array.from(melds, (meld): Candidate<C> => {
    const worth = meld.reduce((sum, card) => sum + worthOf(card), 0)
    const sorted = meld.toSorted((a, b) => cards.indexOf(a) - cards.indexOf(b))
    return { cards: sorted, worth, needs: gather(meld, cards) }
  })
  candidates.sort((a, b) => compare(a.cards, b.cards, cards))
  return { cards, left: gather(hand, cards), candidates }
}

/** The same hand less one card. */
export const lessOne = <C extends string>(workings: Workings<C>, card: C): Workings<C> => {
  const left = takeCard(workings.left, bitOf(workings.cards, card))
  return { ...workings, left, candidates: workings.candidates.filter(({ needs }) => holds(left, needs)) }
}

const mostFrom = <C extends string>(
  candidates: readonly Candidate<C>[],
  from: number,
  left: Left,
): number => {
  let most = 0
  for (let index = from; index < candidates.length; index += 1) {
    const candidate = candidates[index]
    if (candidate === undefined || !holds(left, candidate.needs)) continue
    const worth = candidate.worth + mostFrom(candidates, index, minus(left, candidate.needs))
    if (worth > most) most = worth
  }
  return most
}

/** What the cards in melds count at most, over all arrangements. */
export const mostMelded = <C extends string>({ candidates, left }: Workings<C>): number =>
  candidates.length === 0 ? 0 : mostFrom(candidates, 0, left)

export type Arrangement<C extends string> = readonly Candidate<C>[]

function* arrangementsFrom<C extends string>(
  candidates: readonly Candidate<C>[],
  from: number,
  left: Left,
  begun: Arrangement<C>,
): Generator<Arrangement<C>> {
  yield begun
  for (let index = from; index < candidates.length; index += 1) {
    const candidate = candidates[index]
    if (candidate === undefined || !holds(left, candidate.needs)) continue
    yield* arrangementsFrom(candidates, index, minus(left, candidate.needs), [...begun, candidate])
  }
}

/** Every arrangement once, none of the melds first, then meld by meld in their order, shorter lists first. */
export const arrangements = <C extends string>({
  candidates,
  left,
}: Workings<C>): Generator<Arrangement<C>> => arrangementsFrom(candidates, 0, left, [])

/** What the cards in an arrangement's melds count. */
export const worthOf = <C extends string>(arrangement: Arrangement<C>): number =>
  arrangement.reduce((sum, { worth }) => sum + worth, 0)
