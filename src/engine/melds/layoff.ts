/** Cards added to melds that lie already. */
import { type Card, type SuitCard, suitOf } from '../cards.ts'
import { type Ace, cardAt, cardsOfRank, liesOnLine } from './line.ts'
import { readRun, readSet } from './meld.ts'

export type End = 'low' | 'high'

/** The run longer by a card at one end, whether or not it is still one. */
export const extended = (cards: readonly Card[], card: Card, end: End): readonly Card[] =>
  end === 'low' ? [card, ...cards] : [...cards, card]

/** Four cards of a rank, one a suit, are all there are in one deck. */
const wholeSet = 4

/**
 * The cards of one deck that lie next to a meld of suit cards, at most one each side of a run. Sets are in any
 * order, runs from their low end.
 */
export const neighboursOf = (meld: readonly SuitCard[], ace: Ace): readonly SuitCard[] => {
  const rank = readSet(meld, wholeSet)
  if (rank !== null) return cardsOfRank(rank).filter((card) => !meld.includes(card))
  const run = readRun(meld, ace)
  if (run === null) return []
  const { suit, start } = run
  const length = meld.length + 1
  const below = liesOnLine(ace, start - 1, length) ? [cardAt(suit, start - 1)] : []
  const above = liesOnLine(ace, start, length) ? [cardAt(suit, start + meld.length)] : []
  // In the circle the last card missing lies at both ends.
  return [...new Set([...below, ...above])]
}

/** A card and the number of the meld it is laid on. */
export type Layoff = { readonly card: SuitCard; readonly meld: number }

/** A run grown by as many of the cards as follow on from its ends. */
const grow = (meld: readonly SuitCard[], cards: ReadonlySet<SuitCard>, ace: Ace): readonly SuitCard[] => {
  const grown: SuitCard[] = []
  let run = meld
  for (;;) {
    const next = neighboursOf(run, ace).find((card) => cards.has(card) && !grown.includes(card))
    if (next === undefined) return grown
    grown.push(next)
    run = isAbove(run, next, ace) ? [...run, next] : [next, ...run]
  }
}

const isAbove = (run: readonly SuitCard[], card: SuitCard, ace: Ace): boolean =>
  readRun([...run, card], ace) !== null

/**
 * The most that can be laid off on melds of one deck, each card once. A card that fits a set and a run goes on
 * the run, where others can follow it; on a set none can, so nothing is lost by it.
 */
export const layOffAll = (
  melds: readonly (readonly SuitCard[])[],
  cards: readonly SuitCard[],
  ace: Ace,
): readonly Layoff[] => {
  const free = new Set(cards)
  const laid: Layoff[] = []
  const layOn = (pile: readonly SuitCard[], meld: number) => {
    for (const card of pile) {
      free.delete(card)
      laid.push({ card, meld })
    }
  }
  const isRun = (meld: readonly SuitCard[]) => new Set(meld.map(suitOf)).size === 1
  for (const [index, meld] of melds.entries()) if (isRun(meld)) layOn(grow(meld, free, ace), index)
  for (const [index, meld] of melds.entries()) {
    if (!isRun(meld))
      layOn(
        neighboursOf(meld, ace).filter((card) => free.has(card)),
        index,
      )
  }
  return laid
}
