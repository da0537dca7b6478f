/** What happens in a game of Skat, as its log, recap and notifications tell it. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import type { Play } from '../../engine/tricks.ts'
import type { Contract } from './contract.ts'
import type { DealLine } from './line.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[]; readonly seat: Seat; readonly cards: readonly SuitCard[] }

export type SkatEvent =
  /** A deal begins; `seat` is forehand. Counted deals count from 1; after a void one the number stays. */
  | (Public & { readonly type: 'round-started'; readonly seat: Seat; readonly round: number })
  | (Private & { readonly type: 'dealt' })
  | (Public & { readonly type: 'bid'; readonly seat: Seat; readonly value: number })
  | (Public & { readonly type: 'held'; readonly seat: Seat; readonly value: number })
  | (Public & { readonly type: 'passed'; readonly seat: Seat })
  | (Public & { readonly type: 'declarer'; readonly seat: Seat; readonly bid: number })
  | (Public & { readonly type: 'hand-game'; readonly seat: Seat })
  | (Public & { readonly type: 'picked-up'; readonly seat: Seat })
  | (Private & { readonly type: 'picked-up' })
  | (Public & { readonly type: 'discarded'; readonly seat: Seat })
  | (Private & { readonly type: 'discarded' })
  | (Public & Contract & { readonly type: 'announced'; readonly seat: Seat })
  | (Public & { readonly type: 'kontra'; readonly seat: Seat })
  | (Public & { readonly type: 'no-kontra'; readonly seat: Seat })
  | (Public & { readonly type: 're'; readonly seat: Seat })
  | (Public & { readonly type: 'no-re'; readonly seat: Seat })
  /** The declarer's hand in an ouvert game, open from here on. */
  | (Public & { readonly type: 'laid-open'; readonly seat: Seat; readonly cards: readonly SuitCard[] })
  /** All have passed: the deal is void, or the same cards are played as ramsch. */
  | (Public & { readonly type: 'deal-void' })
  | (Public & { readonly type: 'ramsch' })
  | (Public & { readonly type: 'played'; readonly seat: Seat; readonly card: SuitCard })
  /** A finished trick, won by `seat`. Tricks count from 1. */
  | (Public & {
      readonly type: 'trick'
      readonly seat: Seat
      readonly trick: number
      readonly plays: readonly Play<SuitCard>[]
    })
  | (Public & { readonly type: 'conceded'; readonly seat: Seat })
  /** A counted deal is over: its line. */
  | (Public & DealLine & { readonly type: 'round'; readonly round: number })
  | (Public & Result & { readonly type: 'over' })
