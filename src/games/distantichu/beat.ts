/** What beats a set. */
import { type Card, copiesOf, distance, numbers } from './cards.ts'
import type { DistantichuOptions } from './options.ts'

/** How many cards of one number beat a set: at least, and at most. Both are numbers of cards. */
export type Answer = { readonly card: Card; readonly least: number; readonly most: number }

type Standing = {
  readonly cards: readonly Card[]
  readonly destination: Card
  readonly raise: DistantichuOptions['raise']
}

/** How many cards of `card` beat the standing set, or null when no number of them does. */
const answerWith = ({ cards, destination, raise }: Standing, card: Card): Answer | null => {
  const [standing] = cards
  if (standing === undefined || card === destination) return null
  const nearer = distance(standing, destination) - distance(card, destination)
  if (nearer < 0) return null
  const least = nearer > 0 ? cards.length : cards.length + 1
  const most = nearer > 0 && raise === 'one' ? least : copiesOf(card)
  return least <= most && most <= copiesOf(card) ? { card, least, most } : null
}

/** All that beats a set, as far as the deck has the cards for it, by number ascending. */
export const answersTo = (standing: Standing): readonly Answer[] =>
  numbers.flatMap((card) => answerWith(standing, card) ?? [])
