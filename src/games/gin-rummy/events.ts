/** What happens in a game of Gin Rummy, as its log, recap and notifications tell it. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { DealLine } from './score.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type GinRummyEvent =
  /** A deal; `seat` is asked first whether it takes the upcard. Deals count from 1. */
  | (Public & {
      readonly type: 'round-started'
      readonly seat: Seat
      readonly round: number
      readonly upcard: SuitCard
    })
  /** A seat's new hand, told to its owner. */
  | (Private & { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly SuitCard[] })
  | (Public & { readonly type: 'passed'; readonly seat: Seat })
  /** A seat drew from the stock; which card, it is told by a second event. */
  | (Public & { readonly type: 'drew'; readonly seat: Seat })
  | (Private & { readonly type: 'drew'; readonly seat: Seat; readonly card: SuitCard })
  /** A seat took the top card of the discard pile. */
  | (Public & { readonly type: 'took'; readonly seat: Seat; readonly card: SuitCard })
  | (Public & { readonly type: 'discarded'; readonly seat: Seat; readonly card: SuitCard })
  | (Public & { readonly type: 'knocked'; readonly seat: Seat; readonly card: SuitCard })
  | (Public & { readonly type: 'big-gin'; readonly seat: Seat })
  | (Public & DealLine & { readonly type: 'round'; readonly round: number })
  /** A game of a match is won; `games` are the games won so far by each seat. */
  | (Public & { readonly type: 'game-won'; readonly seat: Seat; readonly games: readonly number[] })
  | (Public & Result & { readonly type: 'over' })
