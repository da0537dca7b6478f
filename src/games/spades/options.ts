import { type ZodType, z } from 'zod'

export type SpadesOptions = {
  /** The total that ends the game. The lower limit is always -200. */
  readonly target: 500 | 300 | 200
  /** Whether ten bags are already penalised or only more than ten. */
  readonly bagLimit: 'over10' | 'at10'
  /** What a failed nil bidder's tricks do: help the contract, or count a point and a bag each beside it. */
  readonly failedNil: 'team' | 'bags'
  /** Who may declare double nil; `behind100`: a team at least 100 below the other when the round starts. */
  readonly doubleNil: 'always' | 'behind100' | 'never'
  /** What equal totals at the end mean: both teams win, or another round. */
  readonly tie: 'shared' | 'extraRound'
}

export const options: ZodType<SpadesOptions> = z.strictObject({
  target: z.literal([500, 300, 200]).default(500),
  bagLimit: z.enum(['over10', 'at10']).default('over10'),
  failedNil: z.enum(['team', 'bags']).default('team'),
  doubleNil: z.enum(['always', 'behind100', 'never']).default('always'),
  tie: z.enum(['shared', 'extraRound']).default('shared'),
})
