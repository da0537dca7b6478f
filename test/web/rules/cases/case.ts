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

/** The cards are named in the text in this order, whatever stands between them. */
export const names =
  (...cards: readonly string[]): Case =>
  ({ text }) =>
    expect([...text.matchAll(/\{(\w\w+)\}/g)].map(([, card]) => card)).toEqual(cards)

/** All of them hold. */
export const all =
  (...cases: readonly Case[]): Case =>
  (shown) => {
    for (const check of cases) check(shown)
  }
