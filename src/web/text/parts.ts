/** A sentence with names and cards in it, before it is known whether it becomes a page or plain text. */
import type { Seat } from '../../engine/game.ts'

/** A person is named by the seat they have, or by name where seats may still change, or have changed since. */
export type Part =
  | string
  | { readonly seat: Seat }
  | { readonly seat: Seat; readonly name: string }
  | { readonly name: string }
  | { readonly card: string }
export type Sentence = readonly Part[]

/** Template tag: text with names and cards between. */
export const say = (
  strings: TemplateStringsArray,
  ...parts: readonly (Part | number | Sentence)[]
): Sentence =>
  strings.flatMap((text, i) => {
    const part = parts[i]
    const after: Sentence =
      part === undefined ? [] : typeof part === 'number' ? [String(part)] : isSentence(part) ? part : [part]
    return text === '' ? after : [text, ...after]
  })

const isSentence = (part: Part | Sentence): part is Sentence => Array.isArray(part)

/** The parts of a sentence that name a person or a card. */
export const seat = (index: Seat): Part => ({ seat: index })
export const named = (name: string): Part => ({ name })
export const card = (code: string): Part => ({ card: code })

/** Several of them, with commas between. */
export const listed = (parts: readonly Part[]): Sentence =>
  parts.flatMap((part, place) => (place === 0 ? [part] : [', ', part]))
