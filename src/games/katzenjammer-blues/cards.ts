/** The cards of Katzenjammer Blues: five numbers and the joker, fifteen of each, and what hands of them need. */
import { without } from '../../engine/cards.ts'

/** The numbers, the lowest first. */
export const numbers = [1, 2, 3, 4, 5] as const

export const joker = 'J'

/** In the order of a new deck. */
export const codes = ['1', '2', '3', '4', '5', joker] as const
export type Card = (typeof codes)[number]

const copies = 15
export const newDeck: readonly Card[] = codes.flatMap((code) => Array.from({ length: copies }, () => code))

export const isJoker = (card: string): boolean => card === joker

/** Of a number card. */
export const numberOf = (card: string): number => Number(card)

/** @throws RangeError for a number nobody has printed. */
export const cardOf = (value: number): Card => {
  const code = codes.find((one) => one === String(value))
  if (code === undefined) throw new RangeError(`there is no card ${value}`)
  return code
}

/** In the order of a new deck, in which equal cards stand together. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  codes.flatMap((code) => cards.filter((card) => card === code))

/** So many equal cards. */
export const copiesOf = (card: Card, count: number): readonly Card[] =>
  Array.from({ length: count }, () => card)

export const countOf = (cards: readonly string[], card: string): number =>
  cards.reduce((count, one) => (one === card ? count + 1 : count), 0)

/** A set of cards told apart: its numbers as they lie there, and how many jokers are among them. */
export type Parted = { readonly numbers: readonly number[]; readonly jokers: number }

export const part = (cards: readonly string[]): Parted => {
  const plain = cards.filter((card) => !isJoker(card)).map(numberOf)
  return { numbers: plain, jokers: cards.length - plain.length }
}

const cardCodes: ReadonlySet<string> = new Set(codes)
const isCard = (code: string): code is Card => cardCodes.has(code)

/** The cards that are printed; a code that is not has no place in any hand. */
export const printed = (cards: readonly string[]): readonly Card[] => cards.filter(isCard)

/** Whether all these cards are in the hand, each as often as it is named. */
export const holds = (hand: readonly Card[], cards: readonly string[]): boolean =>
  cards.every((card) => countOf(cards, card) <= countOf(hand, card))

/** The cards of a hand less these. */
export const leave = (hand: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce<readonly Card[]>(without, hand)
