/** Cards on the way to a meld. */
import { rankOf, type SuitCard, suitOf } from '../engine/cards.ts'
import { type Ace, liesOnLine, stepsOf } from '../engine/melds/line.ts'

/** Whether two cards lie in one possible meld of three: of a rank, or in a suit with at most one card between them. */
export const areClose = (one: SuitCard, other: SuitCard, ace: Ace): boolean => {
  if (rankOf(one) === rankOf(other)) return suitOf(one) !== suitOf(other)
  if (suitOf(one) !== suitOf(other)) return false
  const steps = (card: SuitCard) => stepsOf(card).filter((step) => liesOnLine(ace, step, 1))
  return steps(one).some((step) => steps(other).some((next) => Math.abs(step - next) <= 2))
}
