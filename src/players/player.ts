/** A person, one object each: who they are, their tables, how they are called, the code that carries them over. */
import { DurableObject } from 'cloudflare:workers'
import { customAlphabet } from 'nanoid'
import { shownChannel } from '../dispatch/channels/channel.ts'
import { Dispatcher } from '../dispatch/dispatcher.ts'
import type { OwnerCalls } from '../dispatch/post.ts'
import type { Outcome } from '../notify/channel.ts'
import type { Answer, LineUpdate, PlayerId, TableId, TableLine, Taken, Waits } from '../table/types.ts'
import { Callee } from './callee.ts'
import { endedBy, isStillWanted, newlyWanted, wantedBy } from './calls.ts'
import { Channels } from './channels.ts'
import { CODE_MS, CODE_TRIES, newCode } from './code.ts'
import { codesFor } from './codes.ts'
import { tableCall } from './compose.ts'
import { ALPHABET } from './ids.ts'
import { inOrder } from './lines.ts'
import { PlayerStore } from './store.ts'
import type {
  ChannelLine,
  ChannelWish,
  Feed,
  Lang,
  LedgerLine,
  PlayerCalls,
  Profile,
  Settings,
  Totals,
} from './types.ts'
import { Wishes } from './wishes.ts'

/** 22 signs, 109 bits: who knows it reads along. */
const newFeedKey = customAlphabet(ALPHABET, 22)

export class Player extends DurableObject<Env> implements PlayerCalls, OwnerCalls {
  readonly #store: PlayerStore
  readonly #wishes: Wishes
  readonly #callee: Callee
  readonly #dispatcher: Dispatcher<{ readonly waits: Waits | null }>
  readonly #channels: Channels

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const post = ctx.exports.Postman
    this.#store = new PlayerStore(ctx.storage)
    this.#wishes = new Wishes(ctx.storage.kv)
    this.#callee = new Callee(ctx.id.name ?? '', this.#store, this.#wishes, env.TABLE)
    this.#dispatcher = new Dispatcher(this.#callee, this.#store.rows, ctx.storage, post)
    this.#channels = new Channels({
      env,
      post,
      store: this.#dispatcher.channels,
      reader: (origin) => this.#callee.reader(origin),
      dropAll: (channel) => this.#dispatcher.dropAll(channel, Date.now()),
    })
  }

  async profile(id: PlayerId): Promise<Profile> {
    return { id, ...this.#store.person() }
  }

  async update(id: PlayerId, change: { name?: string; lang?: Lang }): Promise<Profile> {
    const before = this.#store.person()
    const after = { name: change.name ?? before.name, lang: change.lang ?? before.lang }
    if (after.name !== before.name || after.lang !== before.lang) {
      this.#store.setPerson(after)
      this.#wishes.setForgotten(false)
    }
    return { id, ...after }
  }

  async take(update: LineUpdate): Promise<Taken> {
    if (this.#wishes.isForgotten()) return { quiet: null }
    const taken = this.#store.take(update)
    if (taken !== null) this.#follow(taken.before, update)
    const { quiet, zone } = this.#wishes.settings()
    return { quiet: quiet && { ...quiet, zone } }
  }

  async tables(): Promise<TableLine[]> {
    return inOrder(this.#store.lines())
  }

  async totals(): Promise<Totals> {
    return this.#store.totals()
  }

  async settings(): Promise<Settings> {
    return this.#wishes.settings()
  }

  async setSettings(change: Partial<Settings>): Promise<Settings> {
    this.#wishes.setSettings({ ...this.#wishes.settings(), ...change })
    this.#dispatcher.reconsider(Date.now())
    return this.#wishes.settings()
  }

  async channels(): Promise<ChannelLine[]> {
    return this.#dispatcher.channels.all().map(shownChannel)
  }

  async addChannel(id: PlayerId, wish: ChannelWish): Promise<Answer<{ channel: ChannelLine }>> {
    const added = await this.#channels.add(id, wish)
    this.#expectEmptySeats()
    return added
  }

  async removeChannel(channel: string): Promise<Answer<object>> {
    return this.#channels.remove(channel)
  }

  async testChannel(id: PlayerId, channel: string): Promise<Answer<{ outcome: Outcome }>> {
    return this.#channels.test(id, channel)
  }

  async confirmEmail(channel: string, code: string): Promise<Answer<{ channel: ChannelLine }>> {
    const confirmed = this.#channels.confirm(channel, code)
    this.#expectEmptySeats()
    return confirmed
  }

  async switchOff(channel: string, code: string): Promise<Answer<object>> {
    return this.#channels.switchOff(channel, code)
  }

  async mute(table: TableId, on: boolean): Promise<boolean> {
    this.#wishes.setMuted(table, on)
    return on
  }

  async isMuted(table: TableId): Promise<boolean> {
    return this.#wishes.isMuted(table)
  }

  async mutes(): Promise<TableId[]> {
    return this.#wishes.mutes()
  }

  async ledger(limit: number): Promise<LedgerLine[]> {
    return this.#dispatcher.calls.ledger(limit)
  }

  async opened(table: TableId): Promise<void> {
    if (this.#dispatcher.channels.all().length === 0) return
    const now = Date.now()
    this.#dispatcher.calls.opened(table, now)
    this.#wishes.setLookedAt(now)
  }

  async offered(): Promise<boolean> {
    return !this.#wishes.isAsked() && this.#dispatcher.channels.all().length === 0
  }

  async answerOffer(): Promise<void> {
    this.#wishes.setAsked()
  }

  async feeds(renew: boolean): Promise<{ key: string | null }> {
    if (renew) this.#wishes.setFeedKey(newFeedKey())
    return { key: this.#wishes.feedKey() }
  }

  async feed(key: string, origin: string): Promise<Feed | null> {
    if (this.#wishes.feedKey() !== key) return null
    const reader = this.#callee.reader(origin)
    const entries = this.#store.lines().flatMap(({ line, waitingSince }) => {
      const { turn } = line
      if (waitingSince === null || turn === null || turn === undefined) return []
      const id = `${line.id}:turn:${turn}`
      const call = tableCall(id, { id, kind: 'turn', table: line.id, turn, at: waitingSince }, line, reader)
      return [{ call, at: waitingSince }]
    })
    return { lang: reader.lang, entries: entries.toSorted((a, b) => b.at - a.at) }
  }

  async forget(): Promise<void> {
    const { name } = this.#callee.name
    const open = this.#store.lines().filter(({ line }) => line.status === 'open')
    await Promise.all(open.map(({ line }) => this.env.TABLE.getByName(line.id).leave(name)))
    await this.#dispatcher.forget()
    // Tables that run go on telling whoever sits there.
    this.#wishes.setForgotten(true)
  }

  async report(trip: string, outcome: Outcome): Promise<void> {
    this.#dispatcher.report(trip, outcome)
  }

  override alarm(): Promise<void> {
    return this.#dispatcher.alarm()
  }

  async issueCode(id: PlayerId): Promise<{ code: string; expiresAt: number }> {
    const expiresAt = Date.now() + CODE_MS
    let code = newCode()
    while (!(await codesFor(this.env, code).claim(id, expiresAt))) code = newCode()
    this.#store.setCode({ code, expiresAt, tries: 0 })
    return { code, expiresAt }
  }

  async spendCode(code: string): Promise<boolean> {
    const living = this.#store.code()
    if (!living || living.expiresAt <= Date.now()) return false
    const right = living.code === code
    const tries = living.tries + 1
    if (right || tries >= CODE_TRIES) this.#store.endCode()
    else this.#store.setCode({ ...living, tries })
    return right
  }

  /** What open tables will call for is not lost on a channel that came after them. */
  #expectEmptySeats(): void {
    if (!this.#dispatcher.isReachable()) return
    const now = Date.now()
    const open = this.#store.lines().filter(({ line }) => line.status === 'open')
    const wanted = open.flatMap(({ line }) => wantedBy(line, now)).filter(({ dueAt }) => dueAt > now)
    if (wanted.length > 0) this.#dispatcher.expect(wanted)
  }

  /** A newer line ends the calls it does not call for any more, and brings its own. */
  #follow(before: TableLine | null, { table, line }: LineUpdate): void {
    const now = Date.now()
    const open = this.#dispatcher.calls.open(table)
    for (const call of open) {
      if (line !== null && isStillWanted(line, call, now)) continue
      const at = line?.lastAt ?? now
      this.#dispatcher.end(
        call,
        endedBy(line),
        at,
        call.kind !== 'over' && call.kind !== 'host' && line !== null ? at : null,
      )
    }
    if (line !== null && line.deadline !== before?.deadline) {
      const reminders = open.filter((call) => call.kind === 'reminder' && isStillWanted(line, call, now))
      this.#dispatcher.lookAgain(reminders, now)
    }
    const fresh = line === null ? [] : newlyWanted(before, line, now)
    if (fresh.length > 0 && this.#dispatcher.isReachable()) this.#dispatcher.expect(fresh)
  }
}
