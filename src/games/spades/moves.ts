/** What a seat may say or play, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type SuitCard, tabulate } from '../../engine/cards.ts'
import { deck } from './deck.ts'

export type SpadesMove =
  | { readonly type: 'look' }
  | { readonly type: 'doubleNil' }
  | { readonly type: 'bid'; readonly tricks: number }
  | { readonly type: 'play'; readonly card: SuitCard }

/** A hand has this many cards and a round this many tricks. */
export const handSize = 13

export const moveSchema: ZodType<SpadesMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('look') }),
  z.strictObject({ type: z.literal('doubleNil') }),
  z.strictObject({ type: z.literal('bid'), tricks: z.int().min(0).max(handSize) }),
  z.strictObject({ type: z.literal('play'), card: z.enum(deck.cards) }),
])

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is SpadesMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'look':
    case 'doubleNil':
      return fields === 1
    case 'bid':
      return fields === 2 && 'tricks' in value && isTricks(value.tricks)
    case 'play':
      return fields === 2 && 'card' in value && deck.has(value.card)
    default:
      return false
  }
}

const isTricks = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= handSize

const lookMove: SpadesMove = { type: 'look' }
const doubleNilMove: SpadesMove = { type: 'doubleNil' }
export const blindMoves: readonly SpadesMove[] = [lookMove, doubleNilMove]
export const bidMoves: readonly SpadesMove[] = Array.from({ length: handSize + 1 }, (_, tricks) => ({
  type: 'bid',
  tricks,
}))
export const playMove = tabulate(deck.cards, (card): SpadesMove => ({ type: 'play', card }))
