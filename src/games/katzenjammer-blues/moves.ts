/** What a seat may do, as data. */
import { type ZodType, z } from 'zod'
import type { Bid } from './bids.ts'

const kinds = ['same', 'different'] as const satisfies readonly Bid['kind'][]

/** Sets of cards are in the deck's order, which is that of their codes as texts. A card nobody has printed is one that is not in the hand. */
export type KatzenjammerMove =
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly cards: readonly string[] }
  /** `value` is a number or a sum; without one where a sum decides nothing. */
  | { readonly type: 'call'; readonly kind: Bid['kind']; readonly count: number; readonly value?: number }
  | { readonly type: 'pay'; readonly cards: readonly string[] }
  /** `value` is the number of the band, 0 for jokers that are only thrown away. */
  | { readonly type: 'band'; readonly cards: readonly string[]; readonly value: number }
  | { readonly type: 'done' }

const cards = z.array(z.string()).overwrite((some) => some.toSorted())

export const moveSchema: ZodType<KatzenjammerMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), cards }),
  z.strictObject({
    type: z.literal('call'),
    kind: z.enum(kinds),
    count: z.int(),
    value: z.int().exactOptional(),
  }),
  z.strictObject({ type: z.literal('pay'), cards }),
  z.strictObject({ type: z.literal('band'), cards, value: z.int() }),
  z.strictObject({ type: z.literal('done') }),
])

const isText = (value: unknown): boolean => typeof value === 'string'

const hasCards = (value: object): boolean =>
  'cards' in value && Array.isArray(value.cards) && value.cards.every(isText)

const hasValue = (value: object): boolean => 'value' in value && Number.isSafeInteger(value.value)

const isCall = (value: object, fields: number): boolean => {
  if (!('kind' in value && 'count' in value) || !Number.isSafeInteger(value.count)) return false
  if (value.kind !== 'same' && value.kind !== 'different') return false
  return fields === 3 || (fields === 4 && hasValue(value))
}

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is KatzenjammerMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'pass':
    case 'done':
      return fields === 1
    case 'bid':
    case 'pay':
      return fields === 2 && hasCards(value)
    case 'call':
      return isCall(value, fields)
    case 'band':
      return fields === 3 && hasCards(value) && hasValue(value)
    default:
      return false
  }
}

export const passMove: KatzenjammerMove = { type: 'pass' }
export const doneMove: KatzenjammerMove = { type: 'done' }

export type Call = Extract<KatzenjammerMove, { readonly type: 'call' }>

/** What was spoken as a bid. */
export const spokenBid = ({ kind, count, value }: Call): Bid => ({ kind, count, value: value ?? null })

/** The spoken form of a bid. */
export const callMove = ({ kind, count, value }: Bid): KatzenjammerMove =>
  value === null ? { type: 'call', kind, count } : { type: 'call', kind, count, value }
