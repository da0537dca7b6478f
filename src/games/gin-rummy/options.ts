import { type ZodType, z } from 'zod'

export type GinRummyOptions = {
  /** Whether runs may go on from the king to the ace and the two. */
  readonly ace: 'low' | 'round'
  /** How many games a match has at most; whoever wins more than half of them wins it. */
  readonly games: 1 | 3 | 5
  /** The points that win a game. */
  readonly target: 50 | 100 | 150 | 250
  /** Whether equal counts are an undercut. */
  readonly undercutOnTie: boolean
  /** Whether all eleven cards in melds may be declared. */
  readonly bigGin: boolean
  /** Whether the first upcard sets the knock limit; `spades`: and doubles the deal when it is a spade. */
  readonly oklahoma: 'off' | 'on' | 'spades'
  /** Whether the opponent may still knock with the discard that leaves two cards in the stock. */
  readonly lastDiscard: boolean
}

export const options: ZodType<GinRummyOptions> = z.strictObject({
  ace: z.enum(['low', 'round']).default('low'),
  games: z.literal([1, 3, 5]).default(1),
  target: z.literal([50, 100, 150, 250]).default(100),
  undercutOnTie: z.boolean().default(false),
  bigGin: z.boolean().default(false),
  oklahoma: z.enum(['off', 'on', 'spades']).default('off'),
  lastDiscard: z.boolean().default(false),
})
