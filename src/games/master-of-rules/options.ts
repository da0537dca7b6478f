import { type ZodType, z } from 'zod'

export type MasterOptions = {
  /** Which of the two rulebooks holds where they differ. */
  readonly edition: 'second' | 'first'
  /** Where the first player passes to after a deal. */
  readonly pass: 'edition' | 'right' | 'left'
  /** Whether three scored SUPPORT cards earn the bonus for three of a rule. */
  readonly supportSets: 'edition' | 'counts' | 'excluded'
  /** Whether the kind of card the first player plays in trick 1 binds everybody. */
  readonly leadKind: boolean
  /** All deals of the rulebook, or about half of them in whole rounds. */
  readonly length: 'full' | 'short'
}

export const options: ZodType<MasterOptions> = z.strictObject({
  edition: z.enum(['second', 'first']).default('second'),
  pass: z.enum(['edition', 'right', 'left']).default('edition'),
  supportSets: z.enum(['edition', 'counts', 'excluded']).default('edition'),
  leadKind: z.boolean().default(false),
  length: z.enum(['full', 'short']).default('full'),
})

/** The side the first player passes to. */
export const passOf = ({ edition, pass }: MasterOptions): 'right' | 'left' => {
  if (pass !== 'edition') return pass
  return edition === 'second' ? 'right' : 'left'
}

export const supportEarnsBonus = ({ edition, supportSets }: MasterOptions): boolean =>
  supportSets === 'edition' ? edition === 'second' : supportSets === 'counts'

/** How many deals a game has. */
export const dealsOf = ({ length }: MasterOptions, seats: number): number => {
  const rounds = length === 'full' ? Math.floor(12 / seats) : Math.floor(8 / seats)
  return rounds * seats
}
