import { type ZodType, z } from 'zod'

export type SkatOptions = {
  /** Counted deals in a game; each seat is forehand in a third of them. */
  readonly deals: 9 | 3 | 15
  /** `seed`: either of a pair may hold or raise. `isko`: one asks, the other answers yes or passes. */
  readonly bidding: 'seed' | 'isko'
  /** When all pass: the deal is void, counts as nothing for everybody, or is played as ramsch. */
  readonly passedIn: 'redeal' | 'skip' | 'ramsch'
  /** What counts as matadors, and whether levels missed or suffered count: see `gameValueOf`. */
  readonly gameValue: 'seed' | 'isko'
  /** `seeger`: 50 points for a game won or lost beside its value, and 40 for each who defeats one. */
  readonly scoring: 'seed' | 'seeger'
  /** Who may say kontra: nobody, every defender, or those who said a number in the bidding. */
  readonly kontra: 'off' | 'all' | 'bidders'
  /** Whether the declarer may give the deal up early. */
  readonly concede: boolean
}

export const options: ZodType<SkatOptions> = z.strictObject({
  deals: z.literal([9, 3, 15]).default(9),
  bidding: z.enum(['seed', 'isko']).default('seed'),
  passedIn: z.enum(['redeal', 'skip', 'ramsch']).default('redeal'),
  gameValue: z.enum(['seed', 'isko']).default('seed'),
  scoring: z.enum(['seed', 'seeger']).default('seed'),
  kontra: z.enum(['off', 'all', 'bidders']).default('off'),
  concede: z.boolean().default(false),
})
