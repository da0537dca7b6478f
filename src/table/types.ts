/** What a table says to the rooms around it. Plain data only: all of it crosses Durable Object calls. */
import type { GroupChannel, GroupWish } from '../dispatch/types.ts'
import type { GameId, Json, Refusal, Result, Seat } from '../engine/game.ts'
import type { Outcome } from '../notify/channel.ts'
import type { Quiet } from '../notify/quiet.ts'
import type { Pause } from './clock/facts.ts'
import type { OutOfTime, Pace } from './clock/pace.ts'
import type { Order } from './orders/order.ts'
import type { ShownOrders } from './orders/table.ts'
import type { Proposal } from './seats/agree.ts'
import type { Heir } from './seats/hand.ts'

export type TableId = string
export type PlayerId = string
export type TableStatus = 'open' | 'playing' | 'over' | 'closed'
/**
 * `kind` is who plays there now. `bot`: of a bot's own seat the number in its name; `kept`: a bot keeps the seat for the
 * person named; `left`: they have left, and may come back; `open`: anybody may take it over.
 */
export type SeatLine = {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'open'
  readonly bot?: number
  readonly kept?: true
  readonly left?: true
  readonly open?: true
}

/** The person behind a request, as the Worker verified them. */
export type Person = {
  readonly id: PlayerId
  readonly name: string
  /** Whether a card that is the only legal one is to be played for them, from the beginning on. */
  readonly forced?: boolean
}

/**
 * A line of the log as one viewer may see it. `e` counts this viewer's events from 1 without gaps; `at` is
 * in milliseconds; `seat` is who acted, where somebody did; `byBot` the seat whose move a bot made, where it did.
 * Types of the table's own: `opened` `sat` `left` `started` `said` `closed` `rematch` `taken-back` `quit` `kept`
 * `seat-open` `took-over` `came-back` `proposed` `agreed` `objected` `called-off` `ended`
 * `out-of-time` `paused` `pause-ending`; all others are the game's.
 */
export type LogEvent = {
  readonly e: number
  readonly at: number
  readonly type: string
  readonly [field: string]: Json
}

/** A table as one viewer may see it: `Table` of the JSON API without `url`, and a few facts more for pages. */
export type TableLook = {
  readonly id: TableId
  readonly game: GameId
  readonly version: number
  readonly options: Json
  readonly status: TableStatus
  readonly seats: readonly SeatLine[]
  readonly host: Seat | null
  /** Moves so far; one taken back is counted, and so is the taking back. */
  readonly n: number
  /** Its version: the number that sockets are told after each change. */
  readonly v: number
  readonly you: Seat | null
  readonly toAct: readonly Seat[]
  readonly decision: number | null
  /** Your legal moves when there are at most 200, else null. */
  readonly legal: readonly Json[] | null
  readonly view: Json
  /** The events you have not seen yet. */
  readonly since: readonly LogEvent[]
  /** SHA-256 of the server's secret, hex. */
  readonly commitment: string
  readonly result: Result | null
  readonly secret: string | null
  /** The number of the newest event you may see: what `seen` says after showing this. */
  readonly e: number
  readonly openedAt: number
  /** When the last thing happened here. */
  readonly lastAt: number
  /** When this table closes (never started) or is forgotten (otherwise). */
  readonly expiresAt: number
  /** Until before event `e` the seat was somebody else's. */
  readonly past: readonly { readonly e: number; readonly seat: Seat; readonly name: string }[]
  /** What somebody has proposed, and which seats agreed. */
  readonly vote: {
    readonly to: Proposal['to']
    readonly seat: Seat | null
    /** Of a pause (ms). */
    readonly until: number | null
    readonly agreed: readonly Seat[]
  } | null
  /** The seats whose people are not there: they left, a bot keeps the seat, or their time has run out. */
  readonly absent: readonly Seat[]
  /** The seat you may take over; null where there is none. */
  readonly takeOver: Seat | null
  /** Whether you may give seats away and act for the table otherwise. */
  readonly acts: boolean
  /** What you have handed over; null where there is nothing to hand over. */
  readonly orders: ShownOrders | null
  /** Whether you may take back your last move. */
  readonly takeBack: boolean
  /** The next table of the same people, once somebody proposed it. */
  readonly rematch: TableId | null
  readonly pace: Pace
  readonly outOfTime: OutOfTime
  /** The time of each seat; empty where there is no pace, and before the start. */
  readonly clocks: readonly SeatTime[]
  /** The pause everybody agreed on, while it lasts; all in milliseconds. */
  readonly pause: Pause | null
}

/**
 * What was left of a seat's time (ms) when the table was looked at, and until when that lasts: null while the seat
 * is asked nothing. Later than what is left, where the clock rests in between.
 */
export type SeatTime = { readonly left: number; readonly deadline: number | null }

/** A table as somebody without a seat sees it after `n` moves. */
export type Spectacle = Pick<
  TableLook,
  'id' | 'game' | 'status' | 'seats' | 'v' | 'toAct' | 'view' | 'result'
> & {
  readonly n: number
}

/** A refusal by value: a code of the API or of the game's rules page. `stale` brings the fresh table. */
export type Refused = { readonly ok: false; readonly table?: TableLook } & Refusal
export type Answer<T> = ({ readonly ok: true } & T) | Refused

/** A table in a person's own list. */
export type TableLine = {
  readonly id: TableId
  readonly game: GameId
  readonly status: TableStatus
  readonly seats: readonly SeatLine[]
  readonly you: Seat
  readonly toAct: readonly Seat[]
  /** The decision this person owes there, or null. */
  readonly decision: number | null
  /** The turn this person is at: the moves there were when it began, the same through all its steps; or null. */
  readonly turn: number | null
  /** Until when it has to be played (ms), or null where nothing presses. */
  readonly deadline: number | null
  readonly host: Seat | null
  readonly n: number
  readonly openedAt: number
  readonly lastAt: number
  readonly result: Result | null
  /** The proposal that waits for this person's answer, by the version of the table it came with. */
  readonly asked?: number
  /** Of the host: the newest leaver's seat that waits for their word, by the version of the table it came with. */
  readonly gone?: number
}

/** What a person's object answers to a line: the hours in which their clocks rest, as they are now. */
export type Taken = { readonly quiet: Quiet | null }

/** What a table tells a seated person's object: their line, with a version that only grows. Null: they left. */
export type LineUpdate = { readonly table: TableId; readonly v: number; readonly line: TableLine | null }

/** How a table stands for one person: asked just before they are called. */
export type Waits = {
  readonly status: TableStatus
  /** The proposal that waits for their answer, and the seat that waits for their word, as in their line. */
  readonly asked?: number
  readonly gone?: number
  readonly turn: number | null
  /** Until when that turn has to be played (ms), or null. */
  readonly deadline: number | null
  /** Whether they have seen how that turn began (while they are at one), how the game ended, or all there is. */
  readonly seen: boolean
}

/** A call about to be posted at some places: whoever claims it there first posts it, and nobody else. */
export type Claims = { readonly call: string; readonly places: readonly string[] }

/** The places among those claimed where somebody else posts it. */
export type Claimed = { readonly taken: readonly string[] }

/** How a table stands for each seat. */
export type Standing = {
  readonly status: TableStatus
  readonly seats: readonly Omit<Waits, 'status'>[]
}

/** The table as its own channel is told of it, with every seat's turn. */
export type GroupLine = Pick<TableLine, 'id' | 'game' | 'status' | 'seats' | 'n' | 'lastAt' | 'result'> & {
  readonly turns: readonly (number | null)[]
}

/** As `LineUpdate`, to the table's own channel. Null: the table will be no more. */
export type GroupUpdate = { readonly table: TableId; readonly v: number; readonly line: GroupLine | null }

/** The calls a table's own channel answers, to its table alone. Every one is safe to repeat. */
export interface GroupCalls {
  channel(): Promise<GroupChannel | null>
  /** Takes the place of what there was. Refused with `channel-unavailable`, `bad-mention` and the codes of addresses. */
  set(wish: GroupWish, update: GroupUpdate): Promise<Answer<{ group: GroupChannel }>>
  remove(): Promise<void>
  /** Calls everybody who has a mention, and waits for the other side's answer. */
  callAll(): Promise<Answer<{ outcome: Outcome }>>
  /** True once it is durable. */
  take(update: GroupUpdate): Promise<boolean>
}

/** The calls a table answers. Every one is safe to repeat. */
export interface TableCalls {
  open(input: OpenTable): Promise<Answer<{ look: TableLook }>>
  look(viewer: PlayerId | null): Promise<Answer<{ look: TableLook }>>
  /** What a spectator saw after `n` moves; before the start there is only 0. More moves than made are refused. */
  spectate(n: number): Promise<Answer<{ spectacle: Spectacle }>>
  sit(person: Person, wish: { seat?: Seat; nonce?: string }): Promise<Answer<{ look: TableLook }>>
  leave(person: PlayerId): Promise<Answer<{ look: TableLook }>>
  start(person: PlayerId, wish: { bots?: true }): Promise<Answer<{ look: TableLook }>>
  /**
   * Gives a seat to a bot, or keeps it for people; the host alone may, or whoever acts for a host who is gone. Before
   * the start it is a free seat or a bot's, in play a leaver's. Their own everybody may let a bot keep in play.
   */
  give(person: PlayerId, wish: { seat: Seat; to: Heir }): Promise<Answer<{ look: TableLook }>>
  /** Ends a pause, with notice. */
  endPause(person: PlayerId): Promise<Answer<{ look: TableLook }>>
  /** Proposes something to those who are there, or agrees to it. */
  agree(person: PlayerId, proposal: Proposal): Promise<Answer<{ look: TableLook }>>
  /** Objects to what was proposed. */
  object(person: PlayerId): Promise<Answer<{ look: TableLook }>>
  /** Closes an open table for good; the host alone may. */
  close(person: PlayerId): Promise<Answer<{ look: TableLook }>>
  play(person: PlayerId, act: PlayAct): Promise<Answer<{ n: number; look: TableLook }>>
  /** Standing orders, in place of those there were. */
  order(
    person: PlayerId,
    wish: { forced: boolean; orders: readonly Order[] },
  ): Promise<Answer<{ look: TableLook }>>
  /** Takes back one's own last move; `n` are the moves there were. */
  takeBack(person: PlayerId, act: { key: string; n: number }): Promise<Answer<{ n: number; look: TableLook }>>
  say(person: PlayerId, act: { key: string; text: string }): Promise<Answer<{ n: number }>>
  seen(person: PlayerId, e: number): Promise<Answer<object>>
  events(
    viewer: PlayerId | null,
    after: number,
    limit: number,
  ): Promise<Answer<{ events: LogEvent[]; next: number }>>
  waits(person: PlayerId, claims?: Claims): Promise<Answer<Waits & Claimed>>
  /** Asked by the table's own channel, which may claim as a person may. */
  standing(claims?: Claims): Promise<Answer<{ standing: Standing } & Claimed>>
  /** The table's own channel: its host sees, sets, removes and tests it, or in play whoever may act for them. */
  group(person: PlayerId): Promise<Answer<{ group: GroupChannel | null }>>
  setGroup(person: PlayerId, wish: GroupWish): Promise<Answer<{ group: GroupChannel }>>
  removeGroup(person: PlayerId): Promise<Answer<object>>
  testGroup(person: PlayerId): Promise<Answer<{ outcome: Outcome }>>
  /** The game record with names, times, nonces, secret and commitment, as JSON text. */
  record(): Promise<Answer<{ record: string }>>
  /** The id of the next table; whoever asks first opens it, everyone asks for the same. */
  rematch(person: PlayerId, act: { key: string }): Promise<Answer<{ table: TableId }>>
}

export type OpenTable = {
  readonly id: TableId
  readonly game: GameId
  readonly seats: number
  readonly options: Json
  readonly host: Person
  readonly seat: Seat
  readonly nonce?: string
  /** Of the other seats the last so many are bots'. */
  readonly bots?: number
  /** Of the other seats these are bots'. */
  readonly botsAt?: readonly Seat[]
  /** None unless said. */
  readonly pace?: Pace
  readonly outOfTime?: OutOfTime
}

/** One act of a turn: several moves are all made or none. `seen` is the event the form showed last. */
export type PlayAct = {
  readonly key: string
  readonly decision: number
  readonly moves: readonly Json[]
  readonly seen?: number
}
