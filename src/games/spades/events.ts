/** What happens in a game of Spades, as its log, recap and notifications tell it. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { Play } from '../../engine/tricks.ts'
import type { RoundLine } from './score.ts'

type Public = { readonly to: 'all' }

export type SpadesEvent =
  /** A round is dealt; `seat` declares first and leads first. Rounds count from 1. */
  | (Public & { readonly type: 'round-started'; readonly seat: Seat; readonly round: number })
  /** A seat chose to look at its hand before declaring. */
  | (Public & { readonly type: 'looked'; readonly seat: Seat })
  /** The hand, shown to its owner for the first time. */
  | {
      readonly type: 'hand'
      readonly to: readonly Seat[]
      readonly seat: Seat
      readonly cards: readonly SuitCard[]
    }
  | (Public & { readonly type: 'bid'; readonly seat: Seat; readonly tricks: number })
  | (Public & { readonly type: 'double-nil'; readonly seat: Seat })
  | (Public & { readonly type: 'played'; readonly seat: Seat; readonly card: SuitCard })
  | (Public & { readonly type: 'spades-broken'; readonly seat: Seat })
  /** A finished trick, won by `seat`. Tricks count from 1. */
  | (Public & {
      readonly type: 'trick'
      readonly seat: Seat
      readonly trick: number
      readonly plays: readonly Play<SuitCard>[]
    })
  | (Public & RoundLine & { readonly type: 'round'; readonly round: number })
  | (Public & Result & { readonly type: 'over' })
