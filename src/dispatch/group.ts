/** The channel of a table itself, an object named by the table's id: the table alone asks it for anything. */
import { DurableObject } from 'cloudflare:workers'
import { Rows } from '../migrate.ts'
import type { Call } from '../notify/call.ts'
import type { Channel as Kind, Outcome } from '../notify/channel.ts'
import { refuse } from '../table/facts.ts'
import type { Answer, GroupCalls, GroupLine, GroupUpdate, Standing } from '../table/types.ts'
import type { CallRow } from './calls/store.ts'
import { atPlace, channelAt } from './channels/channel.ts'
import type { Channel } from './channels/store.ts'
import { channelAfter } from './deliveries.ts'
import { channelsOf } from './deployment.ts'
import { type Asked, Dispatcher, type Going, type Owner, type Verdict } from './dispatcher.ts'
import {
  groupCall,
  groupTest,
  groupVerdict,
  isQuiet,
  isStillWanted,
  nextGroupReminder,
  wantedByGroup,
} from './group-calls.ts'
import { GROUP_MIGRATIONS } from './migrations.ts'
import type { OwnerCalls, PostCalls } from './post.ts'
import type { GroupChannel, GroupSetting, GroupWish } from './types.ts'

type Known = { readonly v: number; readonly line: GroupLine | null }

/** Browsers and mailboxes are one person's. */
const NOT_FOR_GROUPS = ['web-push', 'email']

export class Group extends DurableObject<Env> implements GroupCalls, OwnerCalls {
  readonly #dispatcher: Dispatcher<Standing | null>
  readonly #post: PostCalls

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#post = ctx.exports.Postman
    const rows = new Rows(ctx.storage, GROUP_MIGRATIONS)
    this.#dispatcher = new Dispatcher(this.#owner(), rows, ctx.storage, this.#post)
  }

  async channel(): Promise<GroupChannel | null> {
    const [channel] = this.#dispatcher.channels.all()
    const setting = this.#setting()
    return channel === undefined || setting === null ? null : shown(channel, setting)
  }

  async set(wish: GroupWish, update: GroupUpdate): Promise<Answer<{ group: GroupChannel }>> {
    const kinds = await channelsOf(this.env, wish.origin)
    const kind = NOT_FOR_GROUPS.includes(wish.kind) ? undefined : kinds.get(wish.kind)
    if (kind === undefined) return refuse('channel-unavailable')
    const parsed = await kind.parse(wish.fields)
    if (!parsed.ok) return refuse(parsed.code)
    const mentions = mentionsOf(kind, wish.mentions)
    const bad = mentions.indexOf(null)
    if (bad !== -1) return refuse('bad-mention', { seat: bad })
    const all = this.#dispatcher.channels.all()
    const known = atPlace(all, wish.kind, parsed.line.address)
    const channel = channelAt(parsed.line, { ...wish, label: '' }, known, Date.now())
    for (const { id } of all) if (id !== channel.id) this.#remove(id)
    this.#dispatcher.channels.put(channel)
    const { lang, zone, origin } = wish
    const setting = { mentions: mentions.map((mention) => mention ?? ''), lang, zone, origin }
    this.ctx.storage.kv.put<GroupSetting>('setting', setting)
    // Whose turn it is already is known to the host, who is looking.
    if (this.#known() === null) this.ctx.storage.kv.put<Known>('known', update)
    return { ok: true, group: shown(channel, setting) }
  }

  async remove(): Promise<void> {
    await this.#dispatcher.forget()
  }

  async callAll(): Promise<Answer<{ outcome: Outcome }>> {
    const [channel] = this.#dispatcher.channels.all()
    const setting = this.#setting()
    const line = this.#known()?.line
    if (channel === undefined || setting === null || !line) return refuse('no-channel')
    const call = groupTest(`${line.id}:test:${Date.now()}`, line, setting)
    const { kind, address, origin } = channel
    const attempt = { now: Date.now(), edit: null, off: call.url }
    const outcome = await this.#post.deliver({ kind, address, origin, call, attempt })
    const now = this.#dispatcher.channels.find(channel.id)
    if (now !== null && outcome.type !== 'accepted')
      this.#dispatcher.channels.put({ ...channelAfter(now, outcome, Date.now()), freeAt: now.freeAt })
    return { ok: true, outcome }
  }

  async take({ v, line }: GroupUpdate): Promise<boolean> {
    const before = this.#known()
    // Without a channel there is nothing to follow.
    if (before === null || before.v >= v) return true
    if (line === null) {
      await this.#dispatcher.forget()
      return true
    }
    this.ctx.storage.kv.put<Known>('known', { v, line })
    this.#follow(before.line, line)
    return true
  }

  async report(trip: string, outcome: Outcome): Promise<void> {
    this.#dispatcher.report(trip, outcome)
  }

  override alarm(): Promise<void> {
    return this.#dispatcher.alarm()
  }

  #follow(before: GroupLine | null, line: GroupLine): void {
    const now = Date.now()
    const wanted = wantedByGroup(line, now)
    const open = this.#dispatcher.calls.open(line.id)
    for (const call of open) {
      if (isStillWanted(line, call, now)) continue
      this.#dispatcher.end(call, line.status === 'playing' ? 'answered' : 'over', line.lastAt, line.lastAt)
    }
    // A pause, or other quiet hours, may have moved what they remind of.
    const reminders = open.filter((call) => call.kind === 'reminder' && isStillWanted(line, call, now))
    if (reminders.length > 0) this.#dispatcher.lookAgain(reminders, now)
    const known = before === null ? [] : wantedByGroup(before, now).map(({ id }) => id)
    const fresh = wanted.filter(({ id }) => !known.includes(id))
    if (fresh.length > 0 && this.#dispatcher.isReachable()) this.#dispatcher.expect(fresh)
  }

  #owner(): Owner<Standing | null> {
    return {
      name: { room: 'group', name: this.ctx.id.name ?? '' },
      ask: (call, places) => this.#ask(call, places),
      judge: (going, now): Verdict => groupVerdict(going, now),
      bundles: () => false,
      compose: ([going], channel) => (going === undefined ? null : this.#compose(going, channel)),
      edits: (going) => {
        const setting = this.#setting()
        return setting !== null && isQuiet(going, setting)
      },
      off: ({ origin }) => `${origin}/t/${this.ctx.id.name}`,
    }
  }

  async #ask(call: CallRow, places: readonly string[]): Promise<Asked<Standing | null>> {
    const { id, table } = call
    const answer = await this.env.TABLE.getByName(table).standing({ call: id, places })
    const next = answer.ok ? nextGroupReminder(call, answer.standing, Date.now()) : null
    if (next !== null) this.#dispatcher.calls.add(next)
    if (answer.ok) return answer
    if (answer.code === 'rules-gone') throw new Error(`the rules of table ${table} are not here`)
    return { standing: null, taken: [] }
  }

  #compose(going: Going<Standing | null>, channel: Channel): Call | null {
    const setting = this.#setting()
    const line = this.#known()?.line
    return setting === null || !line
      ? null
      : groupCall(`${going.call.id}:${channel.id}`, going, line, setting)
  }

  #remove(id: string): void {
    this.#dispatcher.channels.remove(id)
    this.#dispatcher.dropAll(id, Date.now())
  }

  #setting(): GroupSetting | null {
    return this.ctx.storage.kv.get<GroupSetting>('setting') ?? null
  }

  #known(): Known | null {
    return this.ctx.storage.kv.get<Known>('known') ?? null
  }
}

/** Each as the channel writes it, empty for none; null where it is no name there. */
const mentionsOf = ({ mention }: Kind, raw: readonly string[]): readonly (string | null)[] =>
  raw.map((text) => (mention === null || text.trim() === '' ? '' : mention(text)))

const shown = ({ kind, shown, state, failure, lastAt }: Channel, setting: GroupSetting): GroupChannel => ({
  ...{ kind, shown, state, failure, lastAt },
  mentions: setting.mentions,
})
