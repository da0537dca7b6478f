/**
 * What an object has of its table: in memory while it is awake, in storage always. Whatever changes it is written
 * in one transaction, and then told: to the sockets, to the people's own objects, to the alarm.
 */

import { runDue } from '../alarms.ts'
import { findGame } from '../games/index.ts'
import { botsDueAt, playBots } from './bots.ts'
import { quietHeard } from './clock/quiet.ts'
import { type Current, movesSoFar, wake } from './current.ts'
import { expiryOf, RETELL_MS, RETRY_MS, RULES_GONE_MS } from './due.ts'
import { refuse } from './facts.ts'
import { newsText } from './messages.ts'
import { ownersOfChanged } from './orders/table.ts'
import {
  Courier,
  changesLines,
  deliver,
  farewells,
  groupFarewell,
  groupLetter,
  type Hear,
  lettersSince,
  type Recipients,
} from './outbox.ts'
import type { Acted } from './rows.ts'
import { expireTable } from './seating.ts'
import { rulesFor } from './seats/agree.ts'
import { checkSize, snapshotAfter } from './snapshot.ts'
import { broadcast, closeAll, sendToPerson } from './sockets.ts'
import { TableStore } from './store.ts'
import { outDueAt, runOut } from './timeout.ts'
import type { Answer } from './types.ts'

export class Keeper {
  readonly store: TableStore
  readonly #ctx: DurableObjectState
  readonly #recipients: Recipients
  readonly #courier: Courier
  /** Null while asleep, and where there is no table. */
  #current: Current | null = null
  /** When the alarm rings, as far as known: what it was set for before the object woke is not. */
  #alarmAt: number | null = null
  /** When whoever was not reached is told again, as far as known. */
  #tellAt: number | null = null
  /** Whether somebody may not know their line; who was told is not stored, so after a wake that may be. */
  #isUntold = true

  constructor(ctx: DurableObjectState, recipients: Recipients) {
    this.store = new TableStore(ctx.storage)
    this.#ctx = ctx
    this.#recipients = recipients
    this.#courier = new Courier(ctx, recipients, this.#hear)
  }

  read(): Answer<{ current: Current }> {
    if (this.#current === null) {
      const stored = this.store.load()
      if (stored === null) return refuse('no-table')
      const { game: id, version } = stored.facts
      const game = findGame(id)
      if (game === undefined || game.meta.version !== version)
        return refuse('rules-gone', { game: id, version })
      this.#current = wake(stored, rulesFor(stored.facts, game))
    }
    return { ok: true, current: this.#current }
  }

  /** Writes an act down, all of it or none, and tells of it. */
  commit({ next, rows }: Acted): Current {
    const before = this.#current
    if (next === before) return next
    if (next.inPlay !== null && next.inPlay !== before?.inPlay)
      checkSize(next.game, next.inPlay.position.state)
    const isNews = changesLines(before, next)
    if (isNews) this.#tellAt ??= next.lastAt + RETELL_MS
    // Whatever lets a clock run or rest is news.
    const times = isNews ? [this.#tellAt, outDueAt(next)] : []
    const alarm = this.#alarmFor(...times, botsDueAt(next))
    const facts = next.facts === before?.facts ? null : next.facts
    this.store.write({ rows, facts, snapshot: snapshotAfter(before, next), alarm })
    this.#current = next
    this.#alarmAt = alarm ?? this.#alarmAt
    if (isNews) {
      this.#isUntold = true
      this.#courier.tell(before, next)
    }
    if (rows.length > 0) broadcast(this.#ctx, newsText(movesSoFar(next), next.i))
    else this.#tellOwners(before, next)
    return next
  }

  /** Of orders that changed alone nobody hears but whose they are. */
  #tellOwners(before: Current | null, next: Current): void {
    for (const player of ownersOfChanged(before, next))
      sendToPerson(this.#ctx, player, newsText(movesSoFar(next), next.i, true))
  }

  /** Keeps what somebody has seen, which is no row of the log. */
  commitSeen(next: Current, person: string, e: number): void {
    this.store.setSeen(person, e)
    this.#current = next
  }

  async alarm(): Promise<void> {
    this.#alarmAt = null
    const now = Date.now()
    const read = this.#tryToRead()
    if (!read.ok) {
      if (read.code === 'rules-gone') this.#setAlarm(now + RULES_GONE_MS)
      return
    }
    const isForBots = (this.#botsDueAt() ?? now + 1) <= now
    // Rung for bots, it may be too early for telling.
    const tellAt = () => (isForBots ? this.#tellAt : this.#alarmAt) ?? now
    const next = await runDue(
      [
        { name: 'clock', dueAt: () => this.#outDueAt(), run: async () => this.#runOut() },
        { name: 'bots', dueAt: () => this.#botsDueAt(), run: async () => this.#playBots() },
        { name: 'expiry', dueAt: () => this.#current && expiryOf(this.#current), run: () => this.#expire() },
        {
          name: 'lines',
          dueAt: () => (this.#current && this.#isUntold ? tellAt() : null),
          run: () => this.#tellAgain(),
        },
      ],
      now,
      RETRY_MS,
    )
    if (next !== null && this.#isSooner(next)) this.#setAlarm(next)
  }

  /** The platform gives up an alarm that keeps throwing, and with it the table's end: a fault is looked at again. */
  #tryToRead(): ReturnType<Keeper['read']> {
    try {
      return this.read()
    } catch (error) {
      console.error('alarm: the table does not wake', error)
      return refuse('rules-gone')
    }
  }

  #outDueAt(): number | null {
    return this.#current && outDueAt(this.#current)
  }

  #runOut(): void {
    if (this.#current !== null) this.commit(runOut(this.#current, Date.now()))
  }

  /** Other quiet hours of somebody who sits here: the table goes by them from now on. */
  readonly #hear: Hear = (player, { quiet }) => {
    const heard = this.#current && quietHeard(this.#current, player, quiet, Date.now())
    if (heard !== null) this.commit(heard)
  }

  #botsDueAt(): number | null {
    return this.#current && botsDueAt(this.#current)
  }

  #playBots(): void {
    if (this.#current !== null) this.commit(playBots(this.#current, Date.now()))
  }

  /** The soonest of these times, where the alarm does not ring before. */
  #alarmFor(...times: readonly (number | null)[]): number | null {
    const at = Math.min(...times.filter((time) => time !== null))
    return Number.isFinite(at) && this.#isSooner(at) ? at : null
  }

  #isSooner(at: number): boolean {
    return this.#alarmAt === null || at < this.#alarmAt
  }

  #setAlarm(at: number): void {
    this.#alarmAt = at
    this.store.setAlarm(at)
  }

  async #tellAgain(): Promise<void> {
    if (this.#current === null) return
    // Before the telling: what happens meanwhile sets it again, and an alarm of its own.
    this.#isUntold = false
    this.#tellAt = null
    const letters = lettersSince(this.#current, this.store.leavings(), 0)
    if (await deliver(this.#recipients, letters, groupLetter(this.#current), this.#hear)) return
    this.#isUntold = true
    throw new Error('not everybody could be told')
  }

  /** Closes a table nobody started; forgets any other. */
  async #expire(): Promise<void> {
    const current = this.#current
    if (current === null) return
    if (current.facts.stage === 'open') {
      this.commit(expireTable(current, Date.now()))
      return
    }
    const isTold = await deliver(this.#recipients, farewells(current), groupFarewell(current), this.#hear)
    if (!isTold) throw new Error('not everybody could be told')
    // Somebody spoke up in this very moment.
    if (this.#current !== current) return
    closeAll(this.#ctx)
    this.#current = null
    await this.store.forget()
  }
}
