/** The melds of a hand: how little can be left over, and which melds are chosen when nobody says. */
import type { SuitCard } from '../../engine/cards.ts'
import {
  type Arrangement,
  arrangements,
  mostMelded,
  prepare,
  type Workings,
  worthOf,
} from '../../engine/melds/arrange.ts'
import { runsIn, setsIn } from '../../engine/melds/find.ts'
import { type Layoff, layOffAll, neighboursOf } from '../../engine/melds/layoff.ts'
import { orderRun, readSet } from '../../engine/melds/meld.ts'
import { cardValue, countOf } from './deck.ts'
import type { Melds } from './moves.ts'
import type { GinRummyOptions } from './options.ts'

type Ace = GinRummyOptions['ace']

/** A group is three or four cards of a rank. */
const groupSize = 4
const noJokers: readonly never[] = []

/** A hand in the deck's order, ready for the questions below. */
export const workingsOf = (hand: readonly SuitCard[], ace: Ace): Workings<SuitCard> =>
  prepare(hand, [...setsIn(hand, noJokers, groupSize), ...runsIn(hand, noJokers, ace)], cardValue)

export const leastDeadwood = (hand: readonly SuitCard[], ace: Ace): number =>
  countOf(hand) - mostMelded(workingsOf(hand, ace))

/** A meld as it is read, a run from its low end; null for cards that are none. */
export const readMeld = (cards: readonly SuitCard[], ace: Ace): readonly SuitCard[] | null =>
  readSet(cards, groupSize) === null ? orderRun(cards, ace) : cards

/** The melds as they are read; `melds` are known to be melds. */
export const readMelds = (melds: Melds, ace: Ace): Melds => melds.map((meld) => readMeld(meld, ace) ?? meld)

export const meldsOf = (arrangement: Arrangement<SuitCard>): Melds => arrangement.map(({ cards }) => cards)

export const restOf = (hand: readonly SuitCard[], melds: Melds): readonly SuitCard[] => {
  const melded = new Set(melds.flat())
  return hand.filter((card) => !melded.has(card))
}

/** How many cards the hand has not that would lie next to its melds: what an opponent might lay off at once. */
const countOpen = (hand: readonly SuitCard[], melds: Melds, ace: Ace): number =>
  new Set(
    readMelds(melds, ace)
      .flatMap((meld) => neighboursOf(meld, ace))
      .filter((card) => !hand.includes(card)),
  ).size

/** The least deadwood; of equal ones the fewest open cards; then the first in the deck's order. */
export const arrangeBest = (hand: readonly SuitCard[], ace: Ace): Melds => {
  const workings = workingsOf(hand, ace)
  const most = mostMelded(workings)
  let best: Melds = []
  let fewest = Number.POSITIVE_INFINITY
  for (const arrangement of arrangements(workings)) {
    if (worthOf(arrangement) < most) continue
    const melds = meldsOf(arrangement)
    const open = countOpen(hand, melds, ace)
    if (open >= fewest) continue
    best = melds
    fewest = open
  }
  return best
}

/** A hand as it is laid out when a deal ends. Melds are as they are read. */
export type Layout = {
  readonly melds: Melds
  readonly laidOff: readonly Layoff[]
  readonly deadwood: readonly SuitCard[]
}

export const layOut = (hand: readonly SuitCard[], melds: Melds, ace: Ace): Layout => ({
  melds: readMelds(melds, ace),
  laidOff: [],
  deadwood: restOf(hand, melds),
})

/**
 * The opponent's hand with the least left over, its own melds broken up where laying off leaves less; of
 * several such ways the one with the fewest cards laid off. `against`: the knocker's melds as they are read.
 */
export const layOutAgainst = (hand: readonly SuitCard[], against: Melds, ace: Ace): Layout => {
  let best = layOut(hand, [], ace)
  let least = Number.POSITIVE_INFINITY
  for (const arrangement of arrangements(workingsOf(hand, ace))) {
    const { melds, deadwood: rest } = layOut(hand, meldsOf(arrangement), ace)
    const laidOff = layOffAll(against, rest, ace)
    const laid = new Set(laidOff.map(({ card }) => card))
    const deadwood = rest.filter((card) => !laid.has(card))
    const count = countOf(deadwood)
    if (count > least || (count === least && laidOff.length >= best.laidOff.length)) continue
    best = { melds, laidOff, deadwood }
    least = count
  }
  return best
}
