/** What happens in a game of Doubt, as its log, recap and notifications tell it. */
import type { Card, Rank } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { Claim, DoubtedClaim } from './state.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type DoubtEvent =
  /** `seat` laid `count` cards and says that all of them are of this rank. */
  | (Public & {
      readonly type: 'claimed'
      readonly seat: Seat
      readonly rank: Rank
      readonly count: number
    })
  /** Which cards these are, told to their owner alone. */
  | (Private & { readonly type: 'laid'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** `seat` let the last claim stand without playing on it. */
  | (Public & { readonly type: 'accepted'; readonly seat: Seat })
  /** `seat` had the last claim turned up. */
  | (Public & Omit<DoubtedClaim, 'doubter'> & { readonly type: 'doubted'; readonly seat: Seat })
  /** The cards of the pile taken up, in the deck's order, told to the taker alone. */
  | (Private & { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** All cards lie open at the end: those still held, and those of the claims not taken up. */
  | (Public &
      Result & {
        readonly type: 'over'
        readonly hands: readonly (readonly Card[])[]
        readonly pile: readonly Claim[]
      })
