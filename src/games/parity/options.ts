import { type ZodType, z } from 'zod'

export type ParityOptions = {
  /** Whether the starter may play the round without trumps. */
  readonly noTrump: boolean
  /** The total that ends the game. */
  readonly target: 100 | 50
  /** Who declares the parity: the seat that named trumps, or the other one. */
  readonly declarer: 'starter' | 'opponent'
  /**
   * `seed`: a point a trick, and ten for the declarer whose tricks are as declared. `parlett`: the seat whose
   * tricks have the declared parity scores them and ten, the other nothing.
   */
  readonly scoring: 'seed' | 'parlett'
}

export const options: ZodType<ParityOptions> = z.strictObject({
  noTrump: z.boolean().default(false),
  target: z.literal([100, 50]).default(100),
  declarer: z.enum(['starter', 'opponent']).default('starter'),
  scoring: z.enum(['seed', 'parlett']).default('seed'),
})
