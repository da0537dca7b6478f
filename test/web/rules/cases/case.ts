/** How an example of the rules is held against the game itself. */
import { expect } from 'vitest'

/** What an example shows; of a table the rows, each cell by itself. */
export type Shown = { readonly text: string; readonly cards: readonly string[] }

export type Case = (shown: Shown) => void
export type Cases = { readonly [example: string]: Case }

/** The figures of a text, in order: those of cards are drawn, and none of them. A minus sign belongs to its figure. */
export const figuresIn = (text: string): readonly number[] =>
  [...text.replaceAll(/\{\w+\}/g, '').matchAll(/[−-]?\d+/g)].map(([figure]) =>
    Number(figure.replace('−', '-')),
  )

/** The text says each of these figures. */
export const says =
  (...figures: readonly number[]): Case =>
  ({ text }) =>
    expect(figuresIn(text)).toEqual(expect.arrayContaining([...figures]))

/** The cards a text names, in order. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w\w+)\}/g)].map(([, code = '']) => code)
