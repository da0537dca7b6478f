/** What happens in a game of Klaverjassen, as its log, recap and notifications tell it. */
import type { Suit, SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { Play } from '../../engine/tricks.ts'
import type { Roem } from './roem.ts'
import type { RoundLine } from './score.ts'

type Public = { readonly to: 'all' }

export type KlaverjassenEvent =
  /** A deal begins; `seat` chooses first and leads first. Deals count from 1. */
  | (Public & { readonly type: 'round-started'; readonly seat: Seat; readonly round: number })
  /** A seat's new hand, told to its owner. */
  | {
      readonly type: 'dealt'
      readonly to: readonly Seat[]
      readonly seat: Seat
      readonly cards: readonly SuitCard[]
    }
  /** A spare card lies face up: its suit is offered to all. */
  | (Public & { readonly type: 'turned-up'; readonly card: SuitCard })
  | (Public & { readonly type: 'passed'; readonly seat: Seat })
  /** A seat has made trumps, by naming the suit or by accepting it. */
  | (Public & { readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit })
  | (Public & { readonly type: 'played'; readonly seat: Seat; readonly card: SuitCard })
  /** A finished trick, won by `seat`, and its points without roem. Tricks count from 1. */
  | (Public & {
      readonly type: 'trick'
      readonly seat: Seat
      readonly trick: number
      readonly plays: readonly Play<SuitCard>[]
      readonly points: number
    })
  /** The trick just won by `seat` holds a combination. */
  | (Public & { readonly type: 'roem'; readonly seat: Seat; readonly roem: Roem })
  | (Public & RoundLine & { readonly type: 'round'; readonly round: number })
  | (Public & Result & { readonly type: 'over' })
