import { type ZodType, z } from 'zod'

export type DoubtOptions = {
  /** Who may doubt a claim: the next seat instead of playing, or every other one, whoever says so first. */
  readonly doubters: 'next' | 'anyone'
  /** Whether the claim with somebody's last card may be doubted, or wins at once. */
  readonly lastClaim: 'doubtable' | 'final'
  readonly jokers: boolean
  /** The rank due at the start and, where the circle starts again, after a doubt. */
  readonly firstRank: '2' | 'A'
  readonly afterDoubt: 'restart' | 'continue'
}

export const options: ZodType<DoubtOptions> = z.strictObject({
  doubters: z.enum(['next', 'anyone']).default('next'),
  lastClaim: z.enum(['doubtable', 'final']).default('doubtable'),
  jokers: z.boolean().default(true),
  firstRank: z.enum(['2', 'A']).default('2'),
  afterDoubt: z.enum(['restart', 'continue']).default('restart'),
})
