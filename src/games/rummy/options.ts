import { type ZodType, z } from 'zod'

export type RummyOptions = {
  /** One deck and seven cards each, or two decks and fourteen. */
  readonly deck: 'single' | 'double'
  /** Whether two jokers stand for any card. */
  readonly jokers: boolean
  /** An ace after the king, also before the two, or in a circle where the two follows it. */
  readonly ace: 'high' | 'both' | 'round'
  /** Whether the top discard may be drawn. */
  readonly drawFrom: 'both' | 'stock'
  /** What J, Q and K count in the hand: ten each, or 11, 12, 13. */
  readonly courtCards: 'ten' | 'number'
  /** The penalty points that end the game. */
  readonly target: 50 | 100 | 200
  /** Whether the discard pile starts with a card. */
  readonly upcard: boolean
  /** Whether the last card has to be discarded. */
  readonly outByDiscard: boolean
  /** Whether laying off needs a meld of one's own in this round. */
  readonly layOffNeedsMeld: boolean
  /** Whether a joker on the table may be exchanged for the card it stands for. */
  readonly jokerSwap: boolean
}

export const options: ZodType<RummyOptions> = z.strictObject({
  deck: z.enum(['single', 'double']).default('single'),
  jokers: z.boolean().default(false),
  ace: z.enum(['high', 'both', 'round']).default('high'),
  drawFrom: z.enum(['both', 'stock']).default('both'),
  courtCards: z.enum(['ten', 'number']).default('ten'),
  target: z.literal([50, 100, 200]).default(100),
  upcard: z.boolean().default(false),
  outByDiscard: z.boolean().default(false),
  layOffNeedsMeld: z.boolean().default(false),
  jokerSwap: z.boolean().default(false),
})
