/** What a person's object says to the rooms around it. Plain data only. */

import type { ChannelLine, ChannelWish, LedgerLine } from '../dispatch/types.ts'
import type { TableCall } from '../notify/call.ts'
import type { Outcome } from '../notify/channel.ts'
import type { Answer, LineUpdate, PlayerId, TableId, TableLine, TableStatus, Taken } from '../table/types.ts'

export type Lang = 'en' | 'ko'
export type Profile = { readonly id: PlayerId; readonly name: string; readonly lang: Lang | null }

/** How many tables a person has in each status, those their list leaves out included. */
export type Totals = { readonly [status in TableStatus]: number }

export type {
  ChannelLine,
  ChannelState,
  ChannelWish,
  DeliveryReason,
  DeliveryState,
  LedgerLine,
} from '../dispatch/types.ts'

/** When a person wants to be called, and when not. */
export type Settings = {
  /** As IANA names it; UTC until the browser has told its own. */
  readonly zone: string
  /** Minutes of the day between which nothing is sent. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** The minute of the day of the one summary that takes the place of single calls. */
  readonly digest: number | null
  /** A second waiting table adds no call until the person has looked. */
  readonly oneUntilLook: boolean
}

/** What waits for a person, newest first; games stand in it by their ids. */
export type Feed = {
  readonly lang: Lang
  readonly entries: readonly { readonly call: TableCall; readonly at: number }[]
}

/** The calls a person's object answers. Every one is safe to repeat. */
export interface PlayerCalls {
  /** Of somebody never stored: an empty name and no language, and nothing is stored by asking. */
  profile(id: PlayerId): Promise<Profile>
  /** Sets what is given, leaves the rest. The name has passed `parseName`. */
  update(id: PlayerId, change: { name?: string; lang?: Lang }): Promise<Profile>
  /** Takes a table's line unless a newer one is known; answers once it is durable. */
  take(update: LineUpdate): Promise<Taken>
  /**
   * Waiting for this person first (longest waiting first), then running and open, then over, newest first:
   * all that run or are open, at most 50 of the rest, those closed unplayed only where there is room.
   */
  tables(): Promise<TableLine[]>
  totals(): Promise<Totals>
  settings(): Promise<Settings>
  /** Sets what is given. The zone is one, the minutes are from 0 to 1439. */
  setSettings(change: Partial<Settings>): Promise<Settings>
  /** In the order in which they were added. */
  channels(): Promise<ChannelLine[]>
  /**
   * The same address again is the same channel, renewed; an e-mail address is asked before it is on. Refused
   * with `channel-unavailable`, `too-many-channels` and the codes of addresses.
   */
  addChannel(id: PlayerId, wish: ChannelWish): Promise<Answer<{ channel: ChannelLine }>>
  /** Refused with `no-channel`, as is every call that names one. */
  removeChannel(channel: string): Promise<Answer<object>>
  /** Waits for the other side's answer. `not-confirmed` where an e-mail address is still asked. */
  testChannel(id: PlayerId, channel: string): Promise<Answer<{ outcome: Outcome }>>
  /** The owner of an e-mail address says yes. */
  confirmEmail(channel: string, code: string): Promise<Answer<{ channel: ChannelLine }>>
  /** Whoever has the code of a message may have no more of them. */
  switchOff(channel: string, code: string): Promise<Answer<object>>
  /** Whether a table is muted from now on. */
  mute(table: TableId, on: boolean): Promise<boolean>
  isMuted(table: TableId): Promise<boolean>
  mutes(): Promise<TableId[]>
  /** Newest first. */
  ledger(limit: number): Promise<LedgerLine[]>
  /** The person came to this table by a call. */
  opened(table: TableId): Promise<void>
  /** Whether the person is still to be asked how they want to be called. */
  offered(): Promise<boolean>
  /** Not now: it is not asked again. */
  answerOffer(): Promise<void>
  /** The private part of the feeds' address, null before there is one; `renew` makes one, which ends the old. */
  feeds(renew: boolean): Promise<{ key: string | null }>
  /** Null where that is not the key. `origin`: where the site is. */
  feed(key: string, origin: string): Promise<Feed | null>
  /** Leaves open tables and deletes everything; a seat in play keeps its name. */
  forget(): Promise<void>
  /** A fresh one-time code: 8 characters without look-alikes, good for 10 minutes; an older one ends. */
  issueCode(id: PlayerId): Promise<{ code: string; expiresAt: number }>
  /** Whether `code` is this person's living code, which ends by it (said again: false) or by a fifth wrong try. */
  spendCode(code: string): Promise<boolean>
}
