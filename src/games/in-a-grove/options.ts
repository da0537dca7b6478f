import { type ZodType, z } from 'zod'

export type GroveOptions = {
  /** Who takes the wrong cards: the last who was wrong all of them, or for each innocent suspect the last there. */
  readonly wrongCards: 'all' | 'suspect'
  /** Own cards a seat. */
  readonly cardsEach: 5 | 7
  /** Five cards face down end the game, or so many cards in front of a seat, its own ones among them. */
  readonly end: 'five' | 'held'
  /** Whether the starter may exchange a suspect for the body. */
  readonly swap: boolean
  /** All but the losers win, or only those with the fewest cards face down. */
  readonly winner: 'survivors' | 'fewest'
}

export const options: ZodType<GroveOptions> = z.strictObject({
  wrongCards: z.enum(['all', 'suspect']).default('all'),
  cardsEach: z.literal([5, 7]).default(5),
  end: z.enum(['five', 'held']).default('five'),
  swap: z.boolean().default(false),
  winner: z.enum(['survivors', 'fewest']).default('survivors'),
})

/** With `end: 'five'` this many cards face down before a seat end the game. */
export const enoughWrong = 5

/** With `end: 'held'` this many cards in front of a seat end the game. */
export const heldLimit = ({ cardsEach }: GroveOptions): number => cardsEach + 3
