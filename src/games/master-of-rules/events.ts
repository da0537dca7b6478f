/** What happens in a game of Master of Rules, as its log, recap and notifications tell it: all of it is public. */
import type { Result, Seat } from '../../engine/game.ts'
import type { Kind, NumberCard, PerKind, PlayCard, Rule } from './cards.ts'
import type { DealLine } from './state.ts'

type Public = { readonly to: 'all' }

export type MasterEvent =
  /** The rule hand a seat shows because it may play nothing but a rule already played; in the deck's order. */
  | (Public & { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly Rule[] })
  | (Public & { readonly type: 'play'; readonly seat: Seat; readonly card: PlayCard })
  /** A card of the display goes into the hand. */
  | (Public & { readonly type: 'take'; readonly seat: Seat; readonly card: PlayCard })
  /** A used-up pile is made of its discards. */
  | (Public & { readonly type: 'reshuffle'; readonly kind: Kind })
  /** What is turned up on the automated player after this trick. */
  | (Public & {
      readonly type: 'automated'
      readonly numbers: readonly NumberCard[]
      readonly rule: Rule | null
    })
  /** A finished deal; deals count from 1, `scores` are the points so far. */
  | (Public &
      DealLine & { readonly type: 'judge'; readonly deal: number; readonly scores: readonly number[] })
  /** The next deal, and who begins it. */
  | (Public & { readonly type: 'first'; readonly seat: Seat; readonly deal: number })
  /** The cards turned up for a deal. */
  | (Public & { readonly type: 'display'; readonly cards: PerKind })
  /** The hands are discarded face up. */
  | (Public & Result & { readonly type: 'end'; readonly hands: readonly PerKind[] })
