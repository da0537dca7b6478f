/** A person as the owner of calls: how their tables stand, what they wish, what they are told. */
import { type CallRow, CallStore } from '../dispatch/calls/store.ts'
import type { Channel } from '../dispatch/channels/store.ts'
import type { Asked, Going, Owner, Verdict } from '../dispatch/dispatcher.ts'
import type { OwnerName } from '../dispatch/post.ts'
import type { Call } from '../notify/call.ts'
import type { PlayerId, Waits } from '../table/types.ts'
import { nextReminder } from './calls.ts'
import { digestCall, offUrl, type Reader, tableCall } from './compose.ts'
import type { PlayerStore } from './store.ts'
import { verdictOn } from './verdict.ts'
import type { Wishes } from './wishes.ts'

export class Callee implements Owner<{ readonly waits: Waits | null }> {
  readonly name: OwnerName
  readonly #store: PlayerStore
  readonly #wishes: Wishes
  readonly #calls: CallStore
  readonly #tables: Env['TABLE']

  constructor(player: PlayerId, store: PlayerStore, wishes: Wishes, tables: Env['TABLE']) {
    this.name = { room: 'player', name: player }
    this.#store = store
    this.#wishes = wishes
    this.#calls = new CallStore(store.rows)
    this.#tables = tables
  }

  async ask(call: CallRow, places: readonly string[]): Promise<Asked<{ readonly waits: Waits | null }>> {
    const { id, table } = call
    const answer = await this.#tables.getByName(table).waits(this.name.name, { call: id, places })
    const next = answer.ok ? nextReminder(call, answer, Date.now()) : null
    if (next !== null) this.#calls.add(next)
    if (answer.ok) return { standing: { waits: answer }, taken: answer.taken }
    if (answer.code === 'rules-gone') throw new Error(`the rules of table ${table} are not here`)
    return { standing: { waits: null }, taken: [] }
  }

  judge({ call, standing }: Going<{ waits: Waits | null }>, now: number): Verdict {
    return verdictOn({
      call,
      waits: standing.waits,
      settings: this.#wishes.settings(),
      isMuted: this.#wishes.isMuted(call.table),
      isAnotherOut: this.#calls.isAnotherOut(call, this.#wishes.lookedAt()),
      now,
    })
  }

  bundles(): boolean {
    return this.#wishes.settings().digest !== null
  }

  compose(going: readonly { readonly call: CallRow }[], channel: Channel): Call | null {
    const reader = this.reader(channel.origin)
    const parts = going.flatMap(({ call }) => {
      const line = this.#store.line(call.table)
      return line === null ? [] : [tableCall(`${call.id}:${channel.id}`, call, line, reader)]
    })
    const [first] = parts
    if (first === undefined) return null
    return parts.length === 1 ? first : digestCall(`digest:${first.id}`, parts, reader)
  }

  /** Whoever is called alone gets a message of their own each time. */
  edits(): boolean {
    return false
  }

  off(channel: Channel): string {
    return offUrl(this.name.name, channel)
  }

  reader(origin: string): Reader {
    const lang = this.#store.person().lang ?? 'en'
    return { lang, zone: this.#wishes.settings().zone, origin, waiting: this.#store.waiting() }
  }
}
