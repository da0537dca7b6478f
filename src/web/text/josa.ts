/** Korean particles, which follow from the sound a word ends in. */
import { josa, numberToHangul } from 'es-hangul'

/** A particle in its two forms, as in `을/를`. */
export type Josa = Parameters<typeof josa>[1]

/** Letters whose reading ends in a consonant: figures of cards are read as the card. All others end in a vowel. */
const CLOSED: { readonly [letter: string]: string } = {
  J: '잭',
  K: '킹',
  L: '엘',
  M: '엠',
  N: '엔',
  Q: '퀸',
  R: '알',
}
const OPEN = '에이'

/** How the end of a word sounds; es-hangul knows the sound of Hangul alone. */
const reading = (word: string): string => {
  const digits = /\d+$/.exec(word)?.[0]
  if (digits !== undefined) return numberToHangul(Number(digits))
  const letter = /[a-z]$/i.exec(word)?.[0]
  return letter === undefined ? word : (CLOSED[letter.toUpperCase()] ?? OPEN)
}

/** The particle alone, for a word that stands before it as a part of its own: `josaOf('하트 10', '을/를')` is `을`. */
export const josaOf = (word: string, particle: Josa): string => josa.pick(reading(word), particle)

/** The word with its particle. */
export const withJosa = (word: string, particle: Josa): string => word + josaOf(word, particle)
