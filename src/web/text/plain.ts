/** A sentence as plain text: for titles, button names and whatever is read aloud. */
import type { Lang } from '../../players/types.ts'
import { cardName } from './cards.ts'
import type { Part, Sentence } from './parts.ts'

/** `names` are those of the seats, in seat order. */
export const plain = (sentence: Sentence, lang: Lang, names: readonly string[]): string =>
  sentence.map((part) => plainPart(part, lang, names)).join('')

const plainPart = (part: Part, lang: Lang, names: readonly string[]): string => {
  if (typeof part === 'string') return part
  if ('card' in part) return cardName(lang, part.card)
  return 'name' in part ? part.name : (names[part.seat] ?? '')
}
