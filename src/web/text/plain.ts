/** A sentence as plain text: for titles, button names and whatever is read aloud. */
import type { Lang } from '../../players/types.ts'
import { cardName } from './cards.ts'
import type { Part, Sentence } from './parts.ts'

/** `names` are those of the seats, in seat order. */
export const plain = (sentence: Sentence, lang: Lang, names: readonly string[]): string =>
  sentence
    .map(
      (part, place) =>
        (isCard(part) && isCard(sentence[place - 1]) ? ', ' : '') + plainPart(part, lang, names),
    )
    .join('')

/** Cards beside each other are told apart by their looks; in plain text by a comma. */
const isCard = (part: Part | undefined): boolean => typeof part === 'object' && 'card' in part

const plainPart = (part: Part, lang: Lang, names: readonly string[]): string => {
  if (typeof part === 'string') return part
  if ('card' in part) return cardName(lang, part.card)
  return 'name' in part ? part.name : (names[part.seat] ?? '')
}
