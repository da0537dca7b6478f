/** What is printed on a number card, in its box of 100 by 140: for pages and pictures alike. */
import { type Card, copiesOf, costly, distance, numberOf } from '../../games/distantichu/cards.ts'

/** A figure of the sheet's ranks and how far to the right it stands, in units of the ranks. */
type Figure = { readonly id: string; readonly x: number }

const NARROW = 9.6
const WIDE = 13.4

const figuresOf = (value: number): readonly Figure[] => {
  const [first = '', second] = String(value)
  const figures = [{ id: `rank-${first}`, x: 0 }]
  return second === undefined
    ? figures
    : [...figures, { id: `rank-${second}`, x: first === '1' ? NARROW : WIDE }]
}

/** How many cards of the number there are, as upright lines. */
const copiesPath = (card: Card): string =>
  Array.from({ length: copiesOf(card) }, (_, copy) => `M${13 + copy * 10.4} 96V126`).join('')

/** Where the destination lies from this card, and how far. */
export type Way = { readonly towards: 'up' | 'down' | 'here'; readonly figures: readonly Figure[] }

const wayOf = (card: Card, destination: Card): Way => {
  const steps = numberOf(destination) - numberOf(card)
  const figures = steps === 0 ? [] : figuresOf(distance(card, destination))
  return { towards: steps === 0 ? 'here' : steps > 0 ? 'up' : 'down', figures }
}

export type NumberFace = {
  readonly figures: readonly Figure[]
  readonly copies: string
  /** Whether it costs a point instead of bringing one. */
  readonly costs: boolean
  /** Null while there is no destination. */
  readonly way: Way | null
}

export const faceOfNumber = (card: Card, destination: Card | null): NumberFace => ({
  figures: figuresOf(numberOf(card)),
  copies: copiesPath(card),
  costs: card === costly,
  way: destination === null ? null : wayOf(card, destination),
})
