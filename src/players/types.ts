/** What a person's object says to the rooms around it. Plain data only. */
import type { LineUpdate, PlayerId, TableLine, TableStatus } from '../table/types.ts'

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

/** The calls a person's object answers. Every one is safe to repeat. */
export interface PlayerCalls {
  /** Of somebody never stored: an empty name and no language, and nothing is stored by asking. */
  profile(id: PlayerId): Promise<Profile>
  /** Sets what is given, leaves the rest. The name has passed `parseName`. */
  update(id: PlayerId, change: { name?: string; lang?: Lang }): Promise<Profile>
  /** Takes a table's line unless a newer one is known. True once it is durable. */
  take(update: LineUpdate): Promise<boolean>
  /**
   * Waiting for this person first (longest waiting first), then running and open, then over, newest first:
   * all that run or are open, at most 50 of the rest, those closed unplayed only where there is room.
   */
  tables(): Promise<TableLine[]>
  totals(): Promise<Totals>
  /** A fresh one-time code: 8 characters without look-alikes, good for 10 minutes; an older one ends. */
  issueCode(id: PlayerId): Promise<{ code: string; expiresAt: number }>
  /** Whether `code` is this person's living code, which ends by it (said again: false) or by a fifth wrong try. */
  spendCode(code: string): Promise<boolean>
}
