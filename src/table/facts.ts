/** What a table is apart from its moves: who sits, what is played, and where it stands between open and closed. */
import type { GameId, Json, Refusal, Seat } from '../engine/game.ts'
import type { ClockFacts } from './clock/facts.ts'
import type { Person, PlayerId, Refused, TableId } from './types.ts'

export type SeatFacts = {
  /** Whose seat it is; null: a bot's own. */
  readonly player: PlayerId | null
  readonly name: string
  readonly nonce: string
  /** Of a bot's own seat the number in its name. */
  readonly bot?: number
  /** A bot keeps it for its person, who can take it back. */
  readonly kept?: true
}

/** `pending` from the moment an id is chosen until the new table is known to be open. */
export type RematchFacts = { readonly id: TableId; readonly host: PlayerId; readonly pending: boolean }

export type Facts = {
  readonly id: TableId
  readonly game: GameId
  /** Of the rules this table began under. */
  readonly version: number
  readonly options: Json
  /** 64 hex digits; shown to nobody before the game is over. */
  readonly secret: string
  readonly commitment: string
  readonly stage: 'open' | 'started' | 'closed'
  /** In seat order; null is a free seat. */
  readonly seats: readonly (SeatFacts | null)[]
  readonly host: PlayerId | null
  readonly openedAt: number
  readonly startedAt: number | null
  readonly rematch: RematchFacts | null
  /** Whether the table has a channel of its own, which is told of every turn. */
  readonly hasGroup?: boolean
  /** Tables opened before there were clocks have none, and no pace. */
  readonly clock?: ClockFacts
}

export const refuse = (code: string, params: Refusal['params'] = {}): Refused => ({ ok: false, code, params })

/** Whether a bot plays there. */
export const isPlayedByBot = (taken: SeatFacts | null | undefined): boolean =>
  taken?.bot !== undefined || taken?.kept === true

/** How many people play themselves. */
export const peopleIn = ({ seats }: Facts): number =>
  seats.filter((taken) => taken !== null && !isPlayedByBot(taken)).length

/** The seat of a person, or null. */
export const seatOf = (facts: Facts, player: PlayerId | null): Seat | null => {
  const seat = player === null ? -1 : facts.seats.findIndex((taken) => taken?.player === player)
  return seat === -1 ? null : seat
}

export const withSeat = (facts: Facts, seat: Seat, taken: SeatFacts | null): Facts => ({
  ...facts,
  seats: facts.seats.with(seat, taken),
})

export const seatFacts = ({ id, name }: Person, nonce: string): SeatFacts => ({ player: id, name, nonce })
