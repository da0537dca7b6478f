import { type ZodType, z } from 'zod'

export type DistantichuOptions = {
  /** Whether players may declare after the deal that they will be first. */
  readonly riichi: boolean
  /** The total that ends the game. */
  readonly target: number
  /** Whether an answer may be nearer and have more cards at once. */
  readonly raise: 'one' | 'free'
  /** What becomes of the cards on the table when a round ends: all but the last set, all, or none are taken. */
  readonly lastTrick: 'take' | 'takeAll' | 'none'
}

export const options: ZodType<DistantichuOptions> = z.strictObject({
  riichi: z.boolean().default(false),
  target: z.int().min(10).max(500).default(100),
  raise: z.enum(['one', 'free']).default('one'),
  lastTrick: z.enum(['take', 'takeAll', 'none']).default('take'),
})
