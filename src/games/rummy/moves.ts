/** What a seat may do, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type Card, type Joker, tabulate } from '../../engine/cards.ts'
import type { End } from '../../engine/melds/layoff.ts'
import { codes, sortCards } from './deck.ts'

export const piles = ['stock', 'discard'] as const
export type Pile = (typeof piles)[number]

const ends = ['low', 'high'] as const satisfies readonly End[]
const jokers = ['XB', 'XR'] as const

export type RummyMove =
  | { readonly type: 'draw'; readonly from: Pile }
  /** A set's cards in the deck's order, a run's from its low end. */
  | { readonly type: 'meld'; readonly kind: 'set' | 'run'; readonly cards: readonly Card[] }
  /** `meld` is the number of a meld on the table; a run has an `end`, a set has none. */
  | { readonly type: 'layOff'; readonly meld: number; readonly card: Card; readonly end?: End }
  | { readonly type: 'swapJoker'; readonly meld: number; readonly card: Card; readonly joker: Joker }
  | { readonly type: 'discard'; readonly card: Card }

const card = z.enum(codes.cards)
const meld = z.int().min(0)

export const moveSchema: ZodType<RummyMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), from: z.enum(piles) }),
  z.discriminatedUnion('kind', [
    z.strictObject({
      type: z.literal('meld'),
      kind: z.literal('set'),
      cards: z.array(card).transform(sortCards),
    }),
    z.strictObject({ type: z.literal('meld'), kind: z.literal('run'), cards: z.array(card) }),
  ]),
  z.strictObject({ type: z.literal('layOff'), meld, card, end: z.enum(ends).exactOptional() }),
  z.strictObject({ type: z.literal('swapJoker'), meld, card, joker: z.enum(jokers) }),
  z.strictObject({ type: z.literal('discard'), card }),
])

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

const isDraw = ({ from }: { readonly from?: unknown; readonly type: unknown }): boolean =>
  isOneOf(piles, from)

const isNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

const isLayOff = (value: object, fields: number): boolean => {
  if (!('meld' in value) || !isNumber(value.meld) || !('card' in value) || !codes.has(value.card))
    return false
  return fields === 3 || (fields === 4 && 'end' in value && isOneOf(ends, value.end))
}

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is RummyMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'draw':
      return fields === 2 && isDraw(value)
    case 'meld':
      if (fields !== 3 || !('kind' in value) || !isOneOf(['set', 'run'], value.kind)) return false
      return 'cards' in value && Array.isArray(value.cards) && value.cards.every(codes.has)
    case 'layOff':
      return isLayOff(value, fields)
    case 'swapJoker':
      return fields === 4 && isLayOff(value, 3) && 'joker' in value && isOneOf(jokers, value.joker)
    case 'discard':
      return fields === 2 && 'card' in value && codes.has(value.card)
    default:
      return false
  }
}

export const drawMoves: readonly RummyMove[] = piles.map((from) => ({ type: 'draw', from }))
export const discardMove = tabulate(codes.cards, (card): RummyMove => ({ type: 'discard', card }))
