/** What becomes of calls, as its owner sees it. Plain data only. Times are in milliseconds. */
import type { GameId } from '../engine/game.ts'
import type { CallKind, Lang } from '../notify/call.ts'
import type { ChannelId, Failure, Fields } from '../notify/channel.ts'
import type { TableId } from '../table/types.ts'

/** `unconfirmed`: an e-mail address whose owner has not said yes; nothing but that question goes there. */
export type ChannelState = 'unconfirmed' | 'on' | 'off'

/** What somebody wants to be called on. `origin` is where the site is, for the links in calls. */
export type ChannelWish = {
  readonly kind: ChannelId
  readonly fields: Fields
  readonly label: string
  readonly origin: string
}

export type ChannelLine = {
  /** 12 signs. */
  readonly id: string
  readonly kind: ChannelId
  /** The address as it may be shown. */
  readonly shown: string
  /** What its owner calls it, empty without. */
  readonly label: string
  readonly state: ChannelState
  /** Why it is off, or why the last try failed. */
  readonly failure: Failure | null
  readonly addedAt: number
  /** When a call was last accepted. */
  readonly lastAt: number | null
}

/** `sent`: on its way, no answer known yet. */
export type DeliveryState = 'due' | 'delayed' | 'sent' | 'accepted' | 'failed' | 'dropped'

export type DeliveryReason =
  | 'answered'
  | 'seen'
  | 'muted'
  | 'quiet'
  | 'paused'
  | 'digest'
  | 'one-until-look'
  | 'shared'
  | 'over'
  | 'no-channel'
  | 'switched-off'
  | 'given-up'
  | 'retry'

/** One call on one channel; `channel` is null while a call has not come to any. */
export type LedgerLine = {
  readonly at: number
  readonly table: TableId
  readonly game: GameId
  readonly kind: CallKind
  readonly turn: number | null
  readonly channel: { readonly kind: ChannelId; readonly shown: string } | null
  readonly state: DeliveryState
  readonly reason: DeliveryReason | null
  readonly failure: Failure | null
  readonly tries: number
  readonly nextAt: number | null
  readonly openedAt: number | null
  readonly answeredAt: number | null
}

/** What a table's own channel is to be: `mentions` says of each seat how it is called there, empty for not at all. */
export type GroupWish = {
  readonly kind: ChannelId
  readonly fields: Fields
  readonly mentions: readonly string[]
  readonly lang: Lang
  readonly zone: string
  readonly origin: string
}

export type GroupSetting = Pick<GroupWish, 'mentions' | 'lang' | 'zone' | 'origin'>

/** A table's own channel as its host may see it. */
export type GroupChannel = Pick<ChannelLine, 'kind' | 'shown' | 'state' | 'failure' | 'lastAt'> & {
  readonly mentions: readonly string[]
}
