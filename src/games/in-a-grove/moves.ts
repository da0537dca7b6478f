/** What a seat may do, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { othersThan, type Place, places } from './persons.ts'

export type GroveMove =
  /** A set of places, ascending. How many there are is for the rules to judge. */
  | { readonly type: 'look'; readonly suspects: readonly Place[] }
  | { readonly type: 'swap'; readonly suspect: Place }
  | { readonly type: 'accuse'; readonly suspect: Place }

const place = z.literal(places)
const ascending = (suspects: readonly Place[]): Place[] => suspects.toSorted((a, b) => a - b)

export const moveSchema: ZodType<GroveMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('look'), suspects: z.array(place).overwrite(ascending) }),
  z.strictObject({ type: z.literal('swap'), suspect: place }),
  z.strictObject({ type: z.literal('accuse'), suspect: place }),
])

const isPlace = (value: unknown): value is Place => value === 0 || value === 1 || value === 2

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is GroveMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (Object.keys(value).length !== 2) return false
  switch (value.type) {
    case 'look':
      return 'suspects' in value && Array.isArray(value.suspects) && value.suspects.every(isPlace)
    case 'swap':
    case 'accuse':
      return 'suspect' in value && isPlace(value.suspect)
    default:
      return false
  }
}

/** In the order of their places: 0 and 1 first. */
export const lookMoves: readonly GroveMove[] = places
  .map((place): GroveMove => ({ type: 'look', suspects: othersThan(place) }))
  .toReversed()
const swapMoves: readonly GroveMove[] = places.map((suspect) => ({ type: 'swap', suspect }))
export const accuseMoves: readonly GroveMove[] = places.map((suspect) => ({ type: 'accuse', suspect }))
export const accuseOrSwapMoves: readonly GroveMove[] = [...accuseMoves, ...swapMoves]
