/** What a seat may do, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { tabulate } from '../../engine/cards.ts'
import { numberDeck, type PlayCard, rules } from './cards.ts'

/** A card nobody has ever printed is one that is not in the hand, so any text is let through. */
export type MasterMove =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'take'; readonly card: string }

export const moveSchema: ZodType<MasterMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: z.string() }),
  z.strictObject({ type: z.literal('take'), card: z.string() }),
])

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is MasterMove => {
  if (typeof value !== 'object' || value === null || !('type' in value && 'card' in value)) return false
  if (Object.keys(value).length !== 2 || typeof value.card !== 'string') return false
  return value.type === 'play' || value.type === 'take'
}

const codes: readonly PlayCard[] = [...numberDeck.cards, ...rules]
export const playMove = tabulate(codes, (card): MasterMove => ({ type: 'play', card }))
export const takeMove = tabulate(codes, (card): MasterMove => ({ type: 'take', card }))
