/** What happens in a game of Katzenjammer Blues, as its log, recap and notifications tell it. */
import type { Result, Seat } from '../../engine/game.ts'
import type { Card } from './cards.ts'
import type { GameLine, LaidBid } from './state.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type KatzenjammerEvent =
  /** A game begins, from 1, with `seat` as its first bandleader. */
  | (Public & { readonly type: 'game'; readonly game: number; readonly seat: Seat })
  /** A seat was dealt its hand; which one is told to its owner alone. */
  | (Public & { readonly type: 'dealt'; readonly seat: Seat })
  | (Private & { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** The lot the bandleader turned up. */
  | (Public & { readonly type: 'lot'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** A seat drew a card since a joker came up; which one is told to its owner alone. */
  | (Public & { readonly type: 'drew'; readonly seat: Seat })
  | (Private & { readonly type: 'card'; readonly seat: Seat; readonly card: Card })
  /** The discards, so many, are the new draw pile. */
  | (Public & { readonly type: 'reshuffle'; readonly count: number })
  /** A bid laid or, where `cards` is null, spoken. */
  | (Public & LaidBid & { readonly type: 'bid'; readonly seat: Seat })
  /** `unable`: everybody can see that the seat cannot bid higher, so it was not asked. */
  | (Public & { readonly type: 'pass'; readonly seat: Seat; readonly unable: boolean })
  /** The winner of an auction, the cards that paid, how many of them were jokers, and the lot they bought. */
  | (Public & {
      readonly type: 'won'
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly jokers: number
      readonly lot: readonly Card[]
    })
  | (Public & { readonly type: 'unsold'; readonly cards: readonly Card[] })
  /** A band, its number (0: jokers thrown away), and the mice it earned. */
  | (Public & {
      readonly type: 'band'
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly value: number
      readonly mice: number
    })
  | (Public & { readonly type: 'done'; readonly seat: Seat })
  /** A finished game, from 1, and why it ended. */
  | (Public & GameLine & { readonly type: 'scored'; readonly game: number; readonly why: GameEnd })
  | (Public & Result & { readonly type: 'over' })

/** No mouse left, no card left to draw, or 200 rounds played. */
export type GameEnd = 'mice' | 'cards' | 'rounds'
