/** What a seat may say or play, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type Card, tabulate } from '../../engine/cards.ts'
import { deck, type Trump, trumps } from './deck.ts'

export const parities = ['odd', 'even'] as const
export type Parity = (typeof parities)[number]

export type ParityMove =
  | { readonly type: 'trump'; readonly suit: Trump }
  | { readonly type: 'parity'; readonly parity: Parity }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card }

export const moveSchema: ZodType<ParityMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('trump'), suit: z.enum(trumps) }),
  z.strictObject({ type: z.literal('parity'), parity: z.enum(parities) }),
  z.strictObject({ type: z.literal('play'), card: z.enum(deck.cards) }),
  z.strictObject({ type: z.literal('discard'), card: z.enum(deck.cards) }),
])

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is ParityMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (Object.keys(value).length !== 2) return false
  switch (value.type) {
    case 'trump':
      return 'suit' in value && isOneOf(trumps, value.suit)
    case 'parity':
      return 'parity' in value && isOneOf(parities, value.parity)
    case 'play':
    case 'discard':
      return 'card' in value && deck.has(value.card)
    default:
      return false
  }
}

export const trumpMoves: readonly ParityMove[] = trumps.map((suit) => ({ type: 'trump', suit }))
export const suitMoves = trumpMoves.slice(0, -1)
export const parityMoves: readonly ParityMove[] = parities.map((parity) => ({ type: 'parity', parity }))
export const playMove = tabulate(deck.cards, (card): ParityMove => ({ type: 'play', card }))
export const discardMove = tabulate(deck.cards, (card): ParityMove => ({ type: 'discard', card }))
