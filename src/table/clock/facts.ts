/** What a table keeps of its clocks beside the clocks themselves. */
import type { Quiet } from '../../notify/quiet.ts'
import type { PlayerId } from '../types.ts'
import type { OutOfTime, Pace } from './pace.ts'

/**
 * Until when all clocks rest, as everybody agreed; one that is over counts for nothing. `isEnding`: somebody has ended
 * it, with notice.
 */
export type Pause = { readonly from: number; readonly until: number; readonly isEnding?: true }

export type ClockFacts = {
  readonly pace: Pace
  readonly outOfTime: OutOfTime
  /** The hours in which each person's clock rests, as far as they have any. */
  readonly quiet: { readonly [player: PlayerId]: Quiet }
  readonly pause: Pause | null
}
