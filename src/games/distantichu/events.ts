/** What happens in a game of DistanTichu, as its log, recap and notifications tell it. */
import type { Result, Seat } from '../../engine/game.ts'
import type { Card } from './cards.ts'
import type { RoundLine, SetPlayed } from './state.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type DistantichuEvent =
  | (Public & { readonly type: 'riichi'; readonly seat: Seat; readonly declare: boolean })
  /** The first destination of a round, turned up once all have answered. */
  | (Public & { readonly type: 'destination'; readonly card: Card })
  /** `left` is how many cards the seat still holds. */
  | (Public & SetPlayed & { readonly type: 'play'; readonly distance: number; readonly left: number })
  | (Public & { readonly type: 'pass'; readonly seat: Seat })
  /** Seats passed without being asked: everyone can see that they cannot answer. */
  | (Public & { readonly type: 'unable'; readonly seats: readonly Seat[] })
  /** `seat` has played its last card; `riichi` is whether it had declared. */
  | (Public & {
      readonly type: 'out'
      readonly seat: Seat
      readonly first: boolean
      readonly riichi: boolean
    })
  /** These declarers must hand their cards to the first, `seat`, but for one each. */
  | (Public & { readonly type: 'failed'; readonly seat: Seat; readonly seats: readonly Seat[] })
  | (Public & { readonly type: 'keep'; readonly seat: Seat; readonly count: number; readonly first: Seat })
  /** Which cards `seat` handed to the first, told to these two alone. */
  | (Private & { readonly type: 'handed'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** `seat` takes `count` cards, and its standing set becomes the center. */
  | (Public & {
      readonly type: 'trick'
      readonly seat: Seat
      readonly count: number
      readonly center: readonly Card[]
    })
  /** The face-down cards among those taken, told to their taker alone. */
  | (Private & { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** `seat` cannot lead: all its cards have the destination's number. */
  | (Public & { readonly type: 'stuck'; readonly seat: Seat; readonly card: Card; readonly count: number })
  /** The lead has moved on to `seat`. */
  | (Public & { readonly type: 'lead'; readonly seat: Seat })
  /** A successful declarer takes all cards still held. */
  | (Public & { readonly type: 'swept'; readonly seat: Seat; readonly count: number })
  /** Which cards these are, ascending, told to their taker alone. */
  | (Private & { readonly type: 'sweeping'; readonly seat: Seat; readonly cards: readonly Card[] })
  /** A finished round; rounds count from 1. */
  | (Public &
      RoundLine & { readonly type: 'round'; readonly round: number; readonly totals: readonly number[] })
  /** A new round; `card` is its destination, null where declarations come first. */
  | (Public & {
      readonly type: 'deal'
      readonly round: number
      readonly leader: Seat
      readonly card: Card | null
    })
  /** A new hand, told to its owner alone. */
  | (Private & { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] })
  | (Public & Result & { readonly type: 'end' })
