/** The number cards: a pyramid around the eight, one number a code. */

/** In the order of a new deck. */
export const numbers = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
] as const
/** There are as many of a number as its steps from the nearer end: one 1, eight 8s, one 15. */
export type Card = (typeof numbers)[number]

export const numberOf = (card: Card): number => Number(card)

export const copiesOf = (card: Card): number => Math.min(numberOf(card), numbers.length + 1 - numberOf(card))

export const deck: readonly Card[] = numbers.flatMap((card) =>
  Array.from({ length: copiesOf(card) }, () => card),
)

/** The number that costs points instead of bringing them. */
export const costly: Card = '8'

export const distance = (card: Card, destination: Card): number =>
  Math.abs(numberOf(card) - numberOf(destination))

export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => numberOf(a) - numberOf(b))

export const countOf = (cards: readonly Card[], code: string): number =>
  cards.filter((card) => card === code).length
