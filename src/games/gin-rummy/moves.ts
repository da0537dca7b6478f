/** What a seat may do, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type SuitCard, tabulate } from '../../engine/cards.ts'
import { deck } from './deck.ts'

export const piles = ['stock', 'discard'] as const
export type Pile = (typeof piles)[number]

/** Melds as sets of sets: each meld's cards, and the melds, in the deck's order. */
export type Melds = readonly (readonly SuitCard[])[]

export type GinRummyMove =
  | { readonly type: 'draw'; readonly from: Pile }
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly card: SuitCard }
  /** Without `melds` the cards are arranged automatically. */
  | { readonly type: 'knock'; readonly card: SuitCard; readonly melds?: Melds }
  | { readonly type: 'bigGin' }

const placeOf = tabulate(deck.cards, (_, place) => place)

const sortMeld = (cards: readonly SuitCard[]): readonly SuitCard[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b))

const compareMelds = (one: readonly SuitCard[], other: readonly SuitCard[]): number => {
  for (const [index, card] of one.entries()) {
    const against = other[index]
    if (against === undefined) return -1
    if (card !== against) return placeOf(card) - placeOf(against)
  }
  return one.length - other.length
}

const sortMelds = (melds: Melds): Melds => melds.map(sortMeld).toSorted(compareMelds)

const card = z.enum(deck.cards)

export const moveSchema: ZodType<GinRummyMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), from: z.enum(piles) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({
    type: z.literal('knock'),
    card,
    melds: z.array(z.array(card)).transform(sortMelds).exactOptional(),
  }),
  z.strictObject({ type: z.literal('bigGin') }),
])

const isDraw = ({ from }: { readonly from?: unknown; readonly type: unknown }): boolean =>
  piles.some((pile) => pile === from)

const isMelds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((meld) => Array.isArray(meld) && meld.every(deck.has))

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is GinRummyMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'pass':
    case 'bigGin':
      return fields === 1
    case 'draw':
      return fields === 2 && isDraw(value)
    case 'discard':
      return fields === 2 && 'card' in value && deck.has(value.card)
    case 'knock':
      if (!('card' in value) || !deck.has(value.card)) return false
      return fields === 2 || (fields === 3 && 'melds' in value && isMelds(value.melds))
    default:
      return false
  }
}

export const drawStock: GinRummyMove = { type: 'draw', from: 'stock' }
export const drawDiscard: GinRummyMove = { type: 'draw', from: 'discard' }
export const passMove: GinRummyMove = { type: 'pass' }
export const bigGinMove: GinRummyMove = { type: 'bigGin' }
export const discardMove = tabulate(deck.cards, (card): GinRummyMove => ({ type: 'discard', card }))
export const knockMove = tabulate(deck.cards, (card): GinRummyMove => ({ type: 'knock', card }))
