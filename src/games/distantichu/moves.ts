/** What a seat may do, as data. */
import { type ZodType, z } from 'zod'
import type { Card } from './cards.ts'

/** A number nobody has printed is one that is not in the hand, so any text is let through as a card. */
export type DistantichuMove =
  /** A set of equal cards. */
  | { readonly type: 'play'; readonly cards: readonly string[] }
  | { readonly type: 'pass' }
  /** Whether the seat declares that it will be the first without cards. */
  | { readonly type: 'riichi'; readonly declare: boolean }
  /** The one card that is not handed over. */
  | { readonly type: 'keep'; readonly card: string }

export const moveSchema: ZodType<DistantichuMove> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('play'),
    cards: z.array(z.string()).overwrite((cards) => cards.toSorted()),
  }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('riichi'), declare: z.boolean() }),
  z.strictObject({ type: z.literal('keep'), card: z.string() }),
])

const isText = (value: unknown): value is string => typeof value === 'string'

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is DistantichuMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'play':
      return fields === 2 && 'cards' in value && Array.isArray(value.cards) && value.cards.every(isText)
    case 'pass':
      return fields === 1
    case 'riichi':
      return fields === 2 && 'declare' in value && typeof value.declare === 'boolean'
    case 'keep':
      return fields === 2 && 'card' in value && isText(value.card)
    default:
      return false
  }
}

export const passMove: DistantichuMove = { type: 'pass' }
export const riichiMoves: readonly DistantichuMove[] = [
  { type: 'riichi', declare: true },
  { type: 'riichi', declare: false },
]
export const playMove = (card: Card, count: number): DistantichuMove => ({
  type: 'play',
  cards: Array.from({ length: count }, () => card),
})
export const keepMove = (card: Card): DistantichuMove => ({ type: 'keep', card })
