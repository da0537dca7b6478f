/** All sets and runs that can be made of some cards, one by one. Jokers are told apart from the other cards. */
import { type Joker, rankOf, ranks, type Suit, type SuitCard, suitOf, suits } from '../cards.ts'
import { type Ace, cardAt, cardsOfRank, liesOnLine, longestRun, startsOf } from './line.ts'
import { shortestMeld } from './meld.ts'

/** Some of the naturals, the most of each first. */
function* chooseEqual(cards: readonly SuitCard[], most: number): Generator<readonly SuitCard[]> {
  const [card] = cards
  if (card === undefined) return yield []
  const others = cards.filter((other) => other !== card)
  const count = Math.min(cards.length - others.length, most)
  for (let taken = count; taken >= 0; taken -= 1) {
    for (const rest of chooseEqual(others, most - taken)) yield [...cards.slice(0, taken), ...rest]
  }
}

/** Some of the jokers, in every combination. */
function* chooseJokers<J extends Joker>(jokers: readonly J[]): Generator<readonly J[]> {
  const [joker, ...others] = jokers
  if (joker === undefined) return yield []
  for (const rest of chooseJokers(others)) {
    yield rest
    yield [joker, ...rest]
  }
}

/**
 * Every set of at most `most` cards, each once: by rank, its cards by suit, the jokers last. Equal cards may
 * lie in one set, as often as they are there.
 */
export function* setsIn<J extends Joker>(
  naturals: readonly SuitCard[],
  jokers: readonly J[],
  most: number,
): Generator<readonly (SuitCard | J)[]> {
  const counts = new Uint8Array(ranks.length)
  for (const card of naturals) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  const wild = [...chooseJokers(jokers)]
  for (const [index, rank] of ranks.entries()) {
    const count = counts[index] ?? 0
    if (count === 0 || count + jokers.length < shortestMeld) continue
    const same = naturals.filter((card) => rankOf(card) === index)
    const sorted = cardsOfRank(rank).flatMap((card) => same.filter((one) => one === card))
    for (const chosen of chooseEqual(sorted, most)) {
      if (chosen.length === 0) continue
      for (const stand of wild) {
        const size = chosen.length + stand.length
        if (size >= shortestMeld && size <= most) yield [...chosen, ...stand]
      }
    }
  }
}

type Search = {
  readonly held: ReadonlySet<SuitCard>
  readonly ace: Ace
  readonly suit: Suit
  readonly start: number
}

/** The runs that begin with these cards; `naturals` counts those that are no jokers, `wild` are the jokers left. */
function* runsFrom<J extends Joker>(
  search: Search,
  begun: readonly (SuitCard | J)[],
  naturals: number,
  wild: readonly J[],
): Generator<readonly (SuitCard | J)[]> {
  if (begun.length >= shortestMeld && naturals > 0) yield begun
  const { held, ace, suit, start } = search
  if (!liesOnLine(ace, start, begun.length + 1)) return
  const natural = cardAt(suit, start + begun.length)
  if (held.has(natural)) yield* runsFrom(search, [...begun, natural], naturals + 1, wild)
  for (const joker of wild) {
    const left = wild.filter((other) => other !== joker)
    yield* runsFrom(search, [...begun, joker], naturals, left)
  }
}

/** The steps of a suit's cards as bits, once round and on, so that runs across the ace are seen too. */
const stepBits = (naturals: readonly SuitCard[], suit: Suit): number => {
  let bits = 0
  for (const card of naturals) if (suitOf(card) === suit) bits |= 1 << ((rankOf(card) + 1) % longestRun)
  return bits | (bits << longestRun)
}

/** Three steps in a row. */
const threeBits = 0b111

/**
 * Every run, each once, from its low end to its high end: by suit, by where it begins, a shorter one before
 * those that go on from it. The two jokers are different cards, so a run with them exchanged is another run.
 */
export function* runsIn<J extends Joker>(
  naturals: readonly SuitCard[],
  jokers: readonly J[],
  ace: Ace,
): Generator<readonly (SuitCard | J)[]> {
  const held = new Set(naturals)
  const starts = startsOf(ace)
  for (const suit of suits) {
    const bits = stepBits(naturals, suit)
    if (bits === 0) continue
    for (const start of starts) {
      // Most hands have no run at most steps, and this is asked at every move.
      if (jokers.length === 0 && ((bits >> start) & threeBits) !== threeBits) continue
      yield* runsFrom({ held, ace, suit, start }, [], 0, jokers)
    }
  }
}
