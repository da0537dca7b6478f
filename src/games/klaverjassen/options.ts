import { type ZodType, z } from 'zod'

export type KlaverjassenOptions = {
  /** Whose duty to trump: Amsterdam spares a seat whose partner is winning, and forbids undertrumping. */
  readonly play: 'rotterdam' | 'amsterdam'
  /** Who may make trumps: any seat in turn, the starter at once, or whoever accepts a turned card's suit. */
  readonly trumpChoice: 'free' | 'forced' | 'turnUp'
  /** What follows four passes on a turned card. Without `turnUp` it changes nothing. */
  readonly afterTurnUp: 'turnAgain' | 'choose'
  /** After how many deals, or with which total, the game ends. */
  readonly length: 'deals16' | 'points750' | 'points1500' | 'deals8' | 'deals4'
  /** `seed`: a seat able to follow may trump instead. `dutch`: it may not, and trumps led are always topped. */
  readonly following: 'seed' | 'dutch'
  /** Which combinations count how much. */
  readonly roem: 'seed' | 'dutch'
  /** Whether all eight tricks bring 100. */
  readonly pit: boolean
  /** Whether the maker's team loses all on equal sums too. */
  readonly equalIsNat: boolean
}

export const options: ZodType<KlaverjassenOptions> = z.strictObject({
  play: z.enum(['rotterdam', 'amsterdam']).default('rotterdam'),
  trumpChoice: z.enum(['free', 'forced', 'turnUp']).default('free'),
  afterTurnUp: z.enum(['turnAgain', 'choose']).default('turnAgain'),
  length: z.enum(['deals16', 'points750', 'points1500', 'deals8', 'deals4']).default('deals16'),
  following: z.enum(['seed', 'dutch']).default('seed'),
  roem: z.enum(['seed', 'dutch']).default('seed'),
  pit: z.boolean().default(false),
  equalIsNat: z.boolean().default(false),
})
