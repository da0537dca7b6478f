/** What a seat may do, as data. */
import { type ZodType, z } from 'zod'
import { type Card, tabulate } from '../../engine/cards.ts'
import { deck } from './deck.ts'

export type DoubtMove =
  /** A set of cards, in the deck's order. */
  | { readonly type: 'play'; readonly cards: readonly Card[] }
  | { readonly type: 'doubt' }
  | { readonly type: 'accept' }

const placeOf = tabulate(deck.cards, (_, place) => place)
/** A card named twice stays: it is for the rules to refuse. */
const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => placeOf(a) - placeOf(b))

export const moveSchema: ZodType<DoubtMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), cards: z.array(z.enum(deck.cards)).overwrite(inOrder) }),
  z.strictObject({ type: z.literal('doubt') }),
  z.strictObject({ type: z.literal('accept') }),
])

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is DoubtMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'play':
      return fields === 2 && 'cards' in value && Array.isArray(value.cards) && value.cards.every(deck.has)
    case 'doubt':
    case 'accept':
      return fields === 1
    default:
      return false
  }
}

export const doubtMove: DoubtMove = { type: 'doubt' }
export const acceptMove: DoubtMove = { type: 'accept' }
export const answerMoves: readonly DoubtMove[] = [doubtMove, acceptMove]
export const playMove = (cards: readonly Card[]): DoubtMove => ({ type: 'play', cards })
