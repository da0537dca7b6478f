/** The channels of a person: added, confirmed, tested, switched off. */
import { atPlace, channelAt, shownChannel } from '../dispatch/channels/channel.ts'
import type { Channel, ChannelStore } from '../dispatch/channels/store.ts'
import { channelAfter } from '../dispatch/deliveries.ts'
import { channelsOf } from '../dispatch/deployment.ts'
import type { PostCalls } from '../dispatch/post.ts'
import type { ChannelLine, ChannelWish } from '../dispatch/types.ts'
import type { Call } from '../notify/call.ts'
import type { ChannelId, Line, Outcome } from '../notify/channel.ts'
import { refuse } from '../table/facts.ts'
import type { Answer, PlayerId } from '../table/types.ts'
import { confirmCall, offUrl, type Reader, testCall } from './compose.ts'

/** A person has so many, and so many browsers among them; those switched off make room for new ones. */
const MOST = 10
const MOST_BROWSERS = 5

/** What the person's object brings. */
type Around = {
  readonly env: Env
  readonly post: PostCalls
  readonly store: ChannelStore
  reader(origin: string): Reader
  /** Nothing more goes to this channel. */
  dropAll(channel: string): void
}

export class Channels {
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  async add(player: PlayerId, wish: ChannelWish): Promise<Answer<{ channel: ChannelLine }>> {
    const kind = (await channelsOf(this.#around.env, wish.origin)).get(wish.kind)
    if (kind === undefined) return refuse('channel-unavailable')
    const parsed = await kind.parse(wish.fields)
    if (!parsed.ok) return refuse(parsed.code)
    const added = this.#put(parsed.line, wish)
    if (!added.ok) return added
    const { channel } = added
    if (channel.state === 'unconfirmed') await this.#askOwner(player, channel)
    return this.#shown(channel.id)
  }

  remove(id: string): Answer<object> {
    if (this.#around.store.find(id) === null) return refuse('no-channel')
    this.#around.dropAll(id)
    this.#around.store.remove(id)
    return { ok: true }
  }

  async test(player: PlayerId, id: string): Promise<Answer<{ outcome: Outcome }>> {
    const channel = this.#around.store.find(id)
    if (channel === null) return refuse('no-channel')
    if (channel.state === 'unconfirmed') return refuse('not-confirmed')
    const call = testCall(`test:${Date.now()}:${id}`, this.#around.reader(channel.origin))
    const outcome = await this.#deliver(player, channel, call)
    return { ok: true, outcome }
  }

  /** The owner of a mailbox said yes. */
  confirm(id: string, code: string): Answer<{ channel: ChannelLine }> {
    const channel = this.#around.store.find(id)
    if (channel === null || channel.code !== code || channel.state === 'off') return refuse('no-channel')
    if (channel.state === 'unconfirmed') this.#around.store.put({ ...channel, state: 'on' })
    return this.#shown(id)
  }

  switchOff(id: string, code: string): Answer<object> {
    const channel = this.#around.store.find(id)
    if (channel === null || channel.code !== code) return refuse('no-channel')
    if (channel.state === 'off') return { ok: true }
    this.#around.store.put({ ...channel, state: 'off' })
    this.#around.dropAll(id)
    return { ok: true }
  }

  #put(line: Line, wish: ChannelWish): Answer<{ channel: Channel }> {
    const all = this.#around.store.all()
    const known = atPlace(all, wish.kind, line.address)
    if (known === undefined && !this.#makeRoom(all, wish.kind)) return refuse('too-many-channels')
    const channel = channelAt(line, wish, known, Date.now())
    this.#around.store.put(channel)
    return { ok: true, channel }
  }

  #makeRoom(all: readonly Channel[], kind: ChannelId): boolean {
    const rivals =
      kind === 'web-push' && all.filter((one) => one.kind === kind).length >= MOST_BROWSERS
        ? all.filter((one) => one.kind === kind)
        : all
    if (rivals === all && all.length < MOST) return true
    const off = rivals.find(({ state }) => state === 'off')
    if (off !== undefined) this.#around.store.remove(off.id)
    return off !== undefined
  }

  async #askOwner(player: PlayerId, channel: Channel): Promise<void> {
    const reader = this.#around.reader(channel.origin)
    await this.#deliver(
      player,
      channel,
      confirmCall(`confirm:${Date.now()}:${channel.id}`, player, channel, reader),
    )
  }

  /** Waits for the other side's answer, and keeps what it says of the channel. */
  async #deliver(player: PlayerId, channel: Channel, call: Call): Promise<Outcome> {
    const { kind, address, origin } = channel
    const attempt = { now: Date.now(), edit: null, off: offUrl(player, channel) }
    const outcome = await this.#around.post.deliver({ kind, address, origin, call, attempt })
    const now = this.#around.store.find(channel.id)
    if (now === null || now.state === 'off') return outcome
    // A call may be on its way meanwhile: the channel is free when that is over.
    this.#around.store.put({ ...channelAfter(now, outcome, Date.now()), freeAt: now.freeAt })
    if (outcome.type === 'gone') this.#around.dropAll(channel.id)
    return outcome
  }

  #shown(id: string): Answer<{ channel: ChannelLine }> {
    const channel = this.#around.store.find(id)
    return channel === null ? refuse('no-channel') : { ok: true, channel: shownChannel(channel) }
  }
}
