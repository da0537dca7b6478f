/** What happens in a game of Parity, as its log, recap and notifications tell it. */
import type { Card } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { Play } from '../../engine/tricks.ts'
import type { Trump } from './deck.ts'
import type { Parity } from './moves.ts'
import type { RoundLine } from './score.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type ParityEvent =
  /** A round is dealt; `seat` names trumps and leads first. Rounds count from 1. */
  | (Public & { readonly type: 'round-started'; readonly seat: Seat; readonly round: number })
  /** A seat's new hand, told to its owner. */
  | (Private & { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] })
  | (Public & { readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Trump })
  | (Public & { readonly type: 'parity-declared'; readonly seat: Seat; readonly parity: Parity })
  | (Public & { readonly type: 'played'; readonly seat: Seat; readonly card: Card })
  /** A seat put a card face down; which one, its owner is told by a second event. */
  | (Public & { readonly type: 'discarded'; readonly seat: Seat })
  | (Private & { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card })
  /** A finished trick, won by `seat`; `discarded`: the seat whose face-down card lies beside it. Tricks count from 1. */
  | (Public & {
      readonly type: 'trick'
      readonly seat: Seat
      readonly trick: number
      readonly plays: readonly Play<Card>[]
      readonly discarded: Seat | null
    })
  | (Public & RoundLine & { readonly type: 'round'; readonly round: number })
  | (Public & Result & { readonly type: 'over' })
