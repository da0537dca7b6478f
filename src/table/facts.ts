/** What a table is apart from its moves: who sits, what is played, and where it stands between open and closed. */
import type { GameId, Json, Refusal, Seat } from '../engine/game.ts'
import type { ClockFacts } from './clock/facts.ts'
import { noOrders, type SeatOrders } from './orders/order.ts'
import type { Vote } from './seats/agree.ts'
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
  /** Its person has left, or the others gave their seat away; they may come back while nobody else sits there. */
  readonly left?: true
  /** The row of the log with which they left by themselves. */
  readonly leftWith?: number
  /** Whoever comes by the table's link may take it over. */
  readonly open?: true
  /** What its person has handed over; shown to nobody else. */
  readonly orders?: SeatOrders
}

/** Whose a seat was before the row `i`; `counts` as `LogRow` has them, of the row before. */
export type PastSeat = {
  readonly i: number
  readonly seat: Seat
  readonly name: string
  readonly player: PlayerId | null
  readonly counts: readonly number[]
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
  /** Those who sat here before others took over, the first one first. */
  readonly past?: readonly PastSeat[]
  /** What somebody has proposed to the others. */
  readonly vote?: Vote
  /** When and with which standings all agreed to end the game. */
  readonly ended?: { readonly at: number; readonly scores: readonly number[] }
  /** Tables opened before there were clocks have none, and no pace. */
  readonly clock?: ClockFacts
}

export const refuse = (code: string, params: Refusal['params'] = {}): Refused => ({ ok: false, code, params })

/** Whether a bot plays there. */
export const isPlayedByBot = (taken: SeatFacts | null | undefined): boolean =>
  taken?.bot !== undefined || taken?.kept === true

/** Whether its person is away from it: what they ask of it waits until they are back. */
export const isGivenUp = (taken: SeatFacts | null | undefined): boolean =>
  taken?.kept === true || taken?.left === true

/** Whether its person has left of their own accord: to whoever was only late it is a table of theirs still. */
export const leftByThemselves = (taken: SeatFacts | null | undefined): boolean =>
  taken?.leftWith !== undefined

/** How many people play themselves. */
export const peopleIn = ({ seats }: Facts): number =>
  seats.filter((taken) => taken !== null && !isPlayedByBot(taken) && !taken.left).length

/** Why nothing can be asked about this seat: there is none such; null where there is. */
export const whyNoSeat = ({ seats }: Facts, seat: Seat): Refused | null =>
  seat < seats.length ? null : refuse('bad-request', { issues: [{ path: 'seat', code: 'no-such-seat' }] })

/** The seat of a person, or null. */
export const seatOf = (facts: Facts, player: PlayerId | null): Seat | null => {
  const seat = player === null ? -1 : facts.seats.findIndex((taken) => taken?.player === player)
  return seat === -1 ? null : seat
}

export const withSeat = (facts: Facts, seat: Seat, taken: SeatFacts | null): Facts => ({
  ...facts,
  seats: facts.seats.with(seat, taken),
})

export const seatFacts = ({ id, name, forced = false }: Person, nonce: string): SeatFacts => ({
  player: id,
  name,
  nonce,
  ...(forced ? { orders: noOrders(true, 0) } : {}),
})
