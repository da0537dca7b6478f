/** What a seat may say or play, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type Suit, type SuitCard, suits, tabulate } from '../../engine/cards.ts'
import { deck } from './deck.ts'

export type KlaverjassenMove =
  | { readonly type: 'trump'; readonly suit: Suit }
  | { readonly type: 'accept' }
  | { readonly type: 'pass' }
  | { readonly type: 'play'; readonly card: SuitCard }

export const moveSchema: ZodType<KlaverjassenMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('trump'), suit: z.enum(suits) }),
  z.strictObject({ type: z.literal('accept') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('play'), card: z.enum(deck.cards) }),
])

const isSuit = (value: unknown): boolean => suits.some((suit) => suit === value)

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is KlaverjassenMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'trump':
      return fields === 2 && 'suit' in value && isSuit(value.suit)
    case 'accept':
    case 'pass':
      return fields === 1
    case 'play':
      return fields === 2 && 'card' in value && deck.has(value.card)
    default:
      return false
  }
}

const passMove: KlaverjassenMove = { type: 'pass' }
export const trumpMoves = suits.map((suit) => ({ type: 'trump', suit }) as const)
export const trumpOrPass: readonly KlaverjassenMove[] = [...trumpMoves, passMove]
export const acceptOrPass: readonly KlaverjassenMove[] = [{ type: 'accept' }, passMove]
export const playMove = tabulate(deck.cards, (card): KlaverjassenMove => ({ type: 'play', card }))
