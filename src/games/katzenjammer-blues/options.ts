import { type ZodType, z } from 'zod'

export type KatzenjammerOptions = {
  /** How many games are played, their scores added. */
  readonly games: number
  /** What happens when the draw pile is used up. */
  readonly deckEnd: 'end' | 'reshuffle' | 'finishAuction'
  /** The largest number of players that plays with the fewer mice. */
  readonly smallTable: 3 | 4
  /** Whether the sum decides between as many different cards, or nothing does. */
  readonly mixedBids: 'sum' | 'count'
  /** Whether a bid is laid face up, or only spoken and paid by the winner. */
  readonly bidding: 'shown' | 'announced'
  /** Whom a tie for the most jokers fines. */
  readonly jokerTie: 'all' | 'none'
  readonly belowZero: boolean
}

export const options: ZodType<KatzenjammerOptions> = z.strictObject({
  games: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).default(1),
  deckEnd: z.enum(['end', 'reshuffle', 'finishAuction']).default('end'),
  smallTable: z.literal([3, 4]).default(3),
  mixedBids: z.enum(['sum', 'count']).default('sum'),
  bidding: z.enum(['shown', 'announced']).default('shown'),
  jokerTie: z.enum(['all', 'none']).default('all'),
  belowZero: z.boolean().default(true),
})

/** How many mice there are to earn. */
export const miceOf = ({ smallTable }: Pick<KatzenjammerOptions, 'smallTable'>, seats: number): number =>
  seats <= smallTable ? 20 : 24
