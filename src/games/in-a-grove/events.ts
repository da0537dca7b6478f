/** What happens in a game of In a Grove, as its log, recap and notifications tell it. */
import type { Result, Seat } from '../../engine/game.ts'
import type { Pair, Person, Place } from './persons.ts'
import type { Accusation, RoundLine } from './state.ts'

type Public = { readonly to: 'all' }
type Private = { readonly to: readonly Seat[] }

export type GroveEvent =
  /** The next round, and who begins it. */
  | (Public & { readonly type: 'deal'; readonly round: number; readonly starter: Seat })
  /** The two alibis a seat sees, the one dealt to it first; told to that seat alone. */
  | (Private & { readonly type: 'alibis'; readonly seat: Seat; readonly alibis: readonly Person[] })
  /** `chosen`: by the starter; everybody else looks at what the accuser before leaves over. */
  | (Public & {
      readonly type: 'look'
      readonly seat: Seat
      readonly suspects: Pair
      readonly chosen: boolean
    })
  /** Who lies at these places, told to the seat that looks. */
  | (Private & {
      readonly type: 'faces'
      readonly seat: Seat
      readonly suspects: Pair
      readonly faces: readonly Person[]
    })
  | (Public & { readonly type: 'swap'; readonly seat: Seat; readonly suspect: Place })
  | (Public & Accusation & { readonly type: 'accuse' })
  /** The suspects turned up, with all that came of the round. */
  | (Public & RoundLine & { readonly type: 'reveal' })
  | (Public & Result & { readonly type: 'end'; readonly losers: readonly Seat[] })
