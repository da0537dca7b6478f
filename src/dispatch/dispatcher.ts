/**
 * The way of a call from its table's line to the channels of one owner: looked at once more just before it
 * leaves, handed to the post, tried again until it is taken or given up. Everything is written down first, so a
 * restart sends nothing again.
 */
import { customAlphabet } from 'nanoid'
import { runDue } from '../alarms.ts'
import type { Rows } from '../migrate.ts'
import type { Call } from '../notify/call.ts'
import type { Outcome } from '../notify/channel.ts'
import { ALPHABET } from '../players/ids.ts'
import type { Claimed } from '../table/types.ts'
import { type CallRow, CallStore, type Delivery, type Wanted } from './calls/store.ts'
import { sharedPlace } from './channels/channel.ts'
import { type Channel, ChannelStore } from './channels/store.ts'
import {
  afterOutcome,
  channelAfter,
  delayedUntil,
  droppedFor,
  LEASE_MS,
  newDelivery,
  sentOn,
} from './deliveries.ts'
import type { OwnerName, PostCalls } from './post.ts'
import type { DeliveryReason } from './types.ts'

/** Whether a call leaves now. */
export type Verdict =
  | { readonly type: 'go' }
  | { readonly type: 'drop'; readonly reason: DeliveryReason }
  | { readonly type: 'wait'; readonly until: number; readonly reason: 'quiet' | 'digest' | 'paused' }

/** A call about to leave, with how its table stands. */
export type Going<Standing> = { readonly call: CallRow; readonly standing: Standing }

export type Asked<Standing> = { readonly standing: Standing } & Claimed

/** What is the owner's own in the way of a call. */
export type Owner<Standing> = {
  readonly name: OwnerName
  /** How the call's table stands; claims the call for these places. @throws Error while it cannot say. */
  ask(call: CallRow, places: readonly string[]): Promise<Asked<Standing>>
  judge(going: Going<Standing>, now: number): Verdict
  /** Whether calls that leave at one time are told in one message. */
  bundles(): boolean
  /** At least one. Null where there is nothing left to say. */
  compose(going: readonly Going<Standing>[], channel: Channel): Call | null
  /** Whether the last message there is brought up to date instead of posting another. */
  edits(going: Going<Standing>): boolean
  /** Where a POST switches the channel off. */
  off(channel: Channel): string
}

/** So long until a table that could not be asked, or an alarm that failed, is tried again. */
const RETRY_MS = 60_000

/** 16 signs, 79 bits. */
const newTrip = customAlphabet(ALPHABET, 16)

const LOST: Outcome = {
  type: 'later',
  retryAfter: null,
  failure: { code: 'timeout', status: null, words: '' },
}

type Ready<Standing> = Going<Standing> & { readonly delivery: Delivery }

export class Dispatcher<Standing> {
  readonly calls: CallStore
  readonly channels: ChannelStore
  readonly #owner: Owner<Standing>
  readonly #rows: Rows
  readonly #storage: DurableObjectStorage
  readonly #post: PostCalls
  /** When the alarm rings, as far as known. */
  #alarmAt: number | null = null

  constructor(owner: Owner<Standing>, rows: Rows, storage: DurableObjectStorage, post: PostCalls) {
    this.#rows = rows
    this.calls = new CallStore(rows)
    this.channels = new ChannelStore(rows)
    this.#owner = owner
    this.#storage = storage
    this.#post = post
  }

  /** Whether there is any channel to call on. */
  isReachable(): boolean {
    return this.channels.all().some(({ state }) => state === 'on')
  }

  /** Takes new calls in. */
  expect(wanted: readonly Wanted[]): void {
    for (const call of wanted) this.calls.add(call)
    this.#setAlarm()
  }

  /** Calls that have not come to their channels are looked at again now: what they wait for has changed. */
  lookAgain(calls: readonly CallRow[], now: number): void {
    for (const { id, state } of calls) if (state !== 'spread') this.calls.setState(id, 'due', null, now)
    this.#setAlarm()
  }

  /** Nothing more comes of a call: what has not left stays here. */
  end(call: CallRow, reason: DeliveryReason, at: number, answeredAt: number | null): void {
    this.calls.end(call.id, reason, at, answeredAt)
    for (const delivery of this.calls.deliveries(call.id)) {
      if (delivery.state === 'due' || delivery.state === 'delayed') this.#put(droppedFor(delivery, reason))
    }
  }

  /** What waited by the owner's wish is judged anew: the wish has changed. */
  reconsider(now: number): void {
    for (const call of this.calls.delayed()) {
      if (call.state === 'delayed') this.calls.setState(call.id, 'due', null, now)
      for (const delivery of this.calls.deliveries(call.id)) {
        if (delivery.state === 'delayed') this.#put({ ...delivery, state: 'due', reason: null, nextAt: now })
      }
    }
    this.#setAlarm()
  }

  /** What the post says became of a trip; one it was not waiting for any more changes nothing. */
  report(trip: string, outcome: Outcome): void {
    const now = Date.now()
    const deliveries = this.calls.onTrip(trip)
    const [first] = deliveries
    const channel = first === undefined ? null : this.channels.find(first.channel)
    if (channel !== null) this.channels.put(channelAfter(channel, outcome, now))
    for (const delivery of deliveries) this.#take(delivery, outcome, now)
    if (channel !== null && outcome.type === 'gone') this.dropAll(channel.id, now)
    this.#setAlarm()
  }

  /** Nothing more goes to this channel; what was to go there takes the next. */
  dropAll(channel: string, now: number): void {
    for (const delivery of this.calls.pendingOn(channel)) {
      this.#put(droppedFor(delivery, 'switched-off'))
      this.#turnToNext(delivery.call, now)
    }
    this.#setAlarm()
  }

  /** Nothing stays of the owner. */
  async forget(): Promise<void> {
    this.#alarmAt = null
    await this.#rows.clear()
  }

  async alarm(): Promise<void> {
    this.#alarmAt = null
    const now = Date.now()
    const duty = { name: 'calls', dueAt: () => this.calls.nextAt(), run: () => this.#round(now) }
    const next = await runDue([duty], now, RETRY_MS)
    if (next !== null) this.#setAlarm(next)
  }

  /** Asks the tables, then judges, writes and hands over without waiting for anything in between. */
  async #round(now: number): Promise<void> {
    const due = this.calls.due(now)
    const asked = await Promise.all(due.map((call) => this.#ask(call, now)))
    const going = due.flatMap(({ id }, i) => this.#settle(id, asked[i] ?? null, now))
    const trips = this.channels.all().flatMap((channel) => this.#pack(channel, going, now))
    this.calls.prune()
    await Promise.all(trips.map((leave) => leave()))
  }

  /** Once more with the claims where it goes: what others may tell too is claimed for no call that stays. */
  async #ask(call: CallRow, now: number): Promise<Asked<Standing> | null> {
    if (call.endedAt !== null) return null
    try {
      const asked = await this.#owner.ask(call, [])
      const places = this.#placesFor({ call, standing: asked.standing }, now)
      return places.length === 0 ? asked : await this.#owner.ask(call, places)
    } catch (error) {
      console.error('a table could not be asked', error)
      return null
    }
  }

  /** Where this call is posted now and others may be called, too. To edit a message calls nobody. */
  #placesFor(going: Going<Standing>, now: number): readonly string[] {
    if (this.#owner.judge(going, now).type !== 'go') return []
    const { id, state } = going.call
    const due = this.#dueOf(id, now).map(({ channel }) => channel)
    const edits = this.#owner.edits(going)
    return this.channels
      .all()
      .filter((channel) => (state === 'spread' ? due.includes(channel.id) : channel.state === 'on'))
      .flatMap((channel) => (edits && channel.message !== null ? [] : (sharedPlace(channel) ?? [])))
  }

  /** Does to a call what is due now; answers with it when it goes. */
  #settle(id: string, asked: Asked<Standing> | null, now: number): readonly Going<Standing>[] {
    this.#takeLost(id, now)
    const call = this.calls.find(id)
    if (call === null || call.endedAt !== null) return []
    if (asked === null) {
      this.#postpone(call, now, now + RETRY_MS, null)
      return []
    }
    const going = { call, standing: asked.standing }
    const verdict = this.#owner.judge(going, now)
    switch (verdict.type) {
      case 'drop':
        this.#drop(call, verdict.reason, now)
        return []
      case 'wait':
        this.#postpone(call, now, verdict.until, verdict.reason)
        return []
      case 'go':
        if (!this.#spread(call, now)) return []
        this.#leaveToOthers(id, asked.taken, now)
        return [going]
    }
  }

  /** A try nobody reported on counts as one that got no answer. */
  #takeLost(id: string, now: number): void {
    for (const delivery of this.#dueOf(id, now)) {
      if (delivery.state === 'sent') this.#take(delivery, LOST, now)
    }
  }

  #dueOf(call: string, now: number): readonly Delivery[] {
    return this.calls.deliveries(call).filter(({ nextAt }) => nextAt !== null && nextAt <= now)
  }

  #postpone(
    call: CallRow,
    now: number,
    until: number,
    reason: (Verdict & { type: 'wait' })['reason'] | null,
  ): void {
    const { id, state } = call
    if (state !== 'spread' && reason !== null) this.calls.setState(id, 'delayed', reason, until)
    if (state !== 'spread' && reason === null) this.calls.setState(id, state, call.reason, until)
    for (const delivery of this.#dueOf(id, now)) {
      this.#put(reason === null ? { ...delivery, nextAt: until } : delayedUntil(delivery, until, reason))
    }
  }

  #drop(call: CallRow, reason: DeliveryReason, now: number): void {
    if (call.state !== 'spread') this.calls.setState(call.id, 'dropped', reason, null)
    for (const delivery of this.#dueOf(call.id, now)) this.#put(droppedFor(delivery, reason))
  }

  /** Gives each channel its delivery, once; whether there is any. */
  #spread(call: CallRow, now: number): boolean {
    if (call.state === 'spread') return true
    const channels = this.channels.all().filter(({ state }) => state === 'on')
    for (const channel of channels) this.#put(newDelivery(call.id, channel, now))
    if (channels.length > 0) this.calls.setState(call.id, 'spread', null, null)
    else this.calls.setState(call.id, 'dropped', 'no-channel', null)
    return channels.length > 0
  }

  #leaveToOthers(call: string, taken: readonly string[], now: number): void {
    if (taken.length === 0) return
    const channels = this.channels.all().filter((channel) => taken.includes(sharedPlace(channel) ?? ''))
    for (const delivery of this.#dueOf(call, now)) {
      if (channels.some(({ id }) => id === delivery.channel)) this.#put(droppedFor(delivery, 'shared'))
    }
  }

  /** What leaves on a channel now: one message at a time. */
  #pack(channel: Channel, going: readonly Going<Standing>[], now: number): readonly (() => Promise<void>)[] {
    if (channel.freeAt > now) return []
    const ready = going.flatMap(({ call, standing }): Ready<Standing>[] =>
      this.#dueOf(call.id, now)
        .filter((delivery) => delivery.channel === channel.id)
        .map((delivery) => ({ call, standing, delivery })),
    )
    const batch = this.#owner.bundles() ? ready : ready.slice(0, 1)
    const [first] = batch
    if (first === undefined) return []
    const call = this.#owner.compose(batch, channel)
    if (call === null) {
      for (const { delivery } of batch) this.#put(droppedFor(delivery, 'over'))
      return []
    }
    const trip = newTrip()
    for (const { delivery } of batch) this.#put(sentOn(delivery, trip, now))
    this.channels.put({ ...channel, freeAt: now + LEASE_MS })
    const edit = this.#owner.edits(first) ? channel.message : null
    const { kind, address, origin } = channel
    const attempt = { now, edit, off: this.#owner.off(channel) }
    return [() => this.#carry({ kind, address, origin, call, attempt }, trip)]
  }

  /** The lease makes up for a parcel that was lost on the way to the post. */
  async #carry(parcel: Parameters<PostCalls['carry']>[0], trip: string): Promise<void> {
    try {
      await this.#post.carry(parcel, this.#owner.name, trip)
    } catch (error) {
      console.error('the post did not take a call', error)
    }
  }

  /** What became of a try: written down, and where this channel failed the next is used. */
  #take(delivery: Delivery, outcome: Outcome, now: number): void {
    const call = this.calls.find(delivery.call)
    const ended = call === null || call.endedAt !== null ? (call?.reason ?? 'over') : null
    const after = afterOutcome(delivery, outcome, now, ended)
    this.#put(after)
    if (after.state === 'failed') this.#turnToNext(delivery.call, now)
  }

  /** All channels that were on have the call already; one that came later has not. */
  #turnToNext(call: string, now: number): void {
    const row = this.calls.find(call)
    if (row === null || row.endedAt !== null) return
    const used = this.calls.deliveries(call).map(({ channel }) => channel)
    const next = this.channels.all().find(({ id, state }) => state === 'on' && !used.includes(id))
    if (next !== undefined) this.#put(newDelivery(call, next, now))
  }

  #put(delivery: Delivery): void {
    this.calls.putDelivery(delivery)
  }

  #setAlarm(at: number | null = this.calls.nextAt()): void {
    if (at === null || (this.#alarmAt !== null && this.#alarmAt <= at)) return
    this.#alarmAt = at
    this.#storage.setAlarm(at)
  }
}
