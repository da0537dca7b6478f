/** Sets of number cards as words: *three 7s*, *three 7s, one 12*. */
import type { Lang } from '../../players/types.ts'
import { cardsText } from './claims.ts'

/** Equal cards; nothing for none. */
export const setText = (lang: Lang, cards: readonly string[]): string =>
  cardsText(lang, cards[0] ?? '', cards.length)

/** Any cards, equal ones together, in the order of the first of each. */
export const setsText = (lang: Lang, cards: readonly string[]): string =>
  [...new Set(cards)]
    .map((card) =>
      setText(
        lang,
        cards.filter((other) => other === card),
      ),
    )
    .join(', ')
