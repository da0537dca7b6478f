/** What happens in a game of Rummy, as its log, recap and notifications tell it. */
import type { Card, Joker } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { RoundLine } from './score.ts'
import type { TableMeld } from './state.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type RummyEvent =
  /** A round is dealt; `seat` has the first turn. Rounds count from 1. */
  | (Public & {
      readonly type: 'round-started'
      readonly seat: Seat
      readonly round: number
      readonly upcard: Card | null
    })
  /** A seat's new hand, told to its owner. */
  | (Private & { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** So many discards were shuffled and are the stock now. */
  | (Public & { readonly type: 'renewed'; readonly cards: number })
  /** A seat drew from the stock; which card, it is told by a second event. */
  | (Public & { readonly type: 'drew'; readonly seat: Seat })
  | (Private & { readonly type: 'drew'; readonly seat: Seat; readonly card: Card })
  /** A seat took the top card of the discard pile. */
  | (Public & { readonly type: 'took'; readonly seat: Seat; readonly card: Card })
  | (Public & TableMeld & { readonly type: 'melded'; readonly meld: number })
  /** A card was added to a meld, which now has these `cards`. */
  | (Public & {
      readonly type: 'laid-off'
      readonly seat: Seat
      readonly card: Card
      readonly meld: number
      readonly cards: readonly Card[]
    })
  /** A seat put a card in a joker's place and has the joker. */
  | (Public & {
      readonly type: 'joker-swapped'
      readonly seat: Seat
      readonly card: Card
      readonly joker: Joker
      readonly meld: number
    })
  | (Public & { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card })
  | (Public & RoundLine & { readonly type: 'round'; readonly round: number })
  | (Public & Result & { readonly type: 'over' })
