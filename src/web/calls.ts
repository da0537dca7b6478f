/**
 * Everything a person decides about being called, answered by value: like `acts`, these stand behind the pages'
 * forms and the JSON API alike. A stranger is refused as `no-player`; the links in mails need no person.
 */
import { vapidKeys } from '../dispatch/deployment.ts'
import { type ChannelId, channelIds, type Outcome } from '../notify/channel.ts'
import type { ChannelLine, LedgerLine, PlayerCalls, Settings } from '../players/types.ts'
import type { Answer, PlayerId, TableId } from '../table/types.ts'
import { deviceName } from './browsers.ts'
import { zoneOf } from './cookies.ts'
import { parsed } from './input.ts'
import { limited } from './limits.ts'
import { originOf } from './middleware/origin.ts'
import { knownId } from './people.ts'
import { refuse } from './refuse.ts'
import * as requests from './requests.ts'
import { callPlayer, isTableId } from './stubs.ts'
import type { Ctx } from './types.ts'

/** What is asked of the caller's own object. */
const own = async <T extends object>(
  c: Ctx,
  call: (player: PlayerCalls, id: PlayerId) => Promise<T>,
): Promise<Answer<T>> => {
  const me = knownId(c)
  return me.ok ? { ok: true, ...(await callPlayer(c, me.id, (player) => call(player, me.id))) } : me
}

/** The same, where the object itself may refuse. */
const asked = async <T>(
  c: Ctx,
  call: (player: PlayerCalls, id: PlayerId) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const me = knownId(c)
  return me.ok ? callPlayer(c, me.id, (player) => call(player, me.id)) : me
}

/** The kinds of channel that this site can call by, in the order in which they are offered. */
export const channelKinds = ({ env }: Ctx): readonly ChannelId[] => {
  const canMail = env.EMAIL !== undefined && Boolean(env.MAIL_FROM)
  return channelIds.filter((kind) => kind !== 'email' || canMail)
}

/** What browsers subscribe to: the site's public key for Web Push. */
export const pushKey = async (c: Ctx): Promise<string> => (await vapidKeys(c.env)).publicKey

export const settings = (c: Ctx): Promise<Answer<{ settings: Settings }>> =>
  own(c, async (player) => ({ settings: await player.settings() }))

/** Sets what is given, leaves the rest. */
export const changeSettings = async (c: Ctx, input: unknown): Promise<Answer<{ settings: Settings }>> => {
  const request = parsed(requests.settingsChange, input)
  if (!request.ok) return request
  return own(c, async (player) => ({ settings: await player.setSettings(request.value) }))
}

export const channels = (c: Ctx): Promise<Answer<{ channels: ChannelLine[] }>> =>
  own(c, async (player) => ({ channels: await player.channels() }))

/** The same address again is the same channel, renewed. A browser's channel is named after its device. */
export const addChannel = async (c: Ctx, input: unknown): Promise<Answer<{ channel: ChannelLine }>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const slow = await limited(c, 'CALL_LIMIT')
  if (slow) return slow
  const request = parsed(requests.newChannel, input)
  if (!request.ok) return request
  const { kind, fields, label = kind === 'web-push' ? deviceOf(c) : '' } = request.value
  const wish = { kind, fields, label, origin: originOf(c) }
  const answer = await callPlayer(c, me.id, (player) => player.addChannel(me.id, wish))
  if (answer.ok) await tellZone(c, me.id)
  return answer
}

const deviceOf = (c: Ctx): string => deviceName(c.req.header('user-agent') ?? '')

/** Calls tell times by the browser's clock, unless their reader chose another. */
const tellZone = async (c: Ctx, id: PlayerId): Promise<void> => {
  const zone = zoneOf(c)
  if (c.var.bearer || zone === 'UTC') return
  const { zone: known } = await callPlayer(c, id, (player) => player.settings())
  if (known === 'UTC') await callPlayer(c, id, (player) => player.setSettings({ zone }))
}

export const removeChannel = (c: Ctx, channel: string): Promise<Answer<object>> =>
  asked(c, (player) => player.removeChannel(channel))

/** Sends a test, and waits for what the other side says to it. */
export const testChannel = async (c: Ctx, channel: string): Promise<Answer<{ outcome: Outcome }>> => {
  const slow = await limited(c, 'CALL_LIMIT')
  return slow ?? asked(c, (player, id) => player.testChannel(id, channel))
}

/** The newest calls first, and what became of them. */
export const ledger = async (c: Ctx, input: unknown): Promise<Answer<{ calls: LedgerLine[] }>> => {
  const request = parsed(requests.ledgerQuery, input)
  if (!request.ok) return request
  return own(c, async (player) => ({ calls: await player.ledger(request.value.limit) }))
}

/** Whether this table calls the caller; one that is no more may be muted still. */
export const mute = async (c: Ctx, table: TableId, muted: boolean): Promise<Answer<{ muted: boolean }>> =>
  isTableId(table)
    ? own(c, async (player) => ({ muted: await player.mute(table, muted) }))
    : refuse('no-table')

/** The tables that call the caller no more. */
export const mutes = (c: Ctx): Promise<Answer<{ tables: TableId[] }>> =>
  own(c, async (player) => ({ tables: await player.mutes() }))

/** Null for a stranger, whom nobody calls. */
export const isMuted = async (c: Ctx, table: TableId): Promise<boolean | null> => {
  const answer = await own(c, async (player) => ({ muted: await player.isMuted(table) }))
  return answer.ok ? answer.muted : null
}

/** The private part of the caller's feeds' addresses, null before there is one; `renew` makes one and ends the old. */
export const feedAddress = (c: Ctx, renew: boolean): Promise<Answer<{ address: string | null }>> =>
  own(c, async (player, id) => {
    const { key } = await player.feeds(renew)
    return { address: key === null ? null : `${id}.${key}` }
  })

/** Deletes all that is kept of the caller. */
export const forget = (c: Ctx): Promise<Answer<object>> =>
  own(c, async (player) => {
    await player.forget()
    return {}
  })

/** Whether the caller is still to be asked how to call them. */
export const isOffered = async (c: Ctx): Promise<boolean> => {
  const answer = await own(c, async (player) => ({ offered: await player.offered() }))
  return answer.ok && answer.offered
}

export const declineOffer = (c: Ctx): Promise<Answer<object>> =>
  own(c, async (player) => {
    await player.answerOffer()
    return {}
  })

/** The caller looks at this table. */
export const looked = (c: Ctx, table: TableId): Promise<Answer<object>> =>
  own(c, async (player) => {
    await player.opened(table)
    return {}
  })

/** `<player>.<channel>.<code>`, as links in mails have it. */
const LINK = /^([2-9a-hjkmnp-z]{22})\.([2-9a-hjkmnp-z]{12})\.([2-9a-hjkmnp-z]{6,64})$/

const byLink = async <T>(
  c: Ctx,
  link: string,
  call: (player: PlayerCalls, channel: string, code: string) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const [, id, channel, code] = LINK.exec(link) ?? []
  if (id === undefined || channel === undefined || code === undefined) return refuse('no-channel')
  return callPlayer(c, id, (player) => call(player, channel, code))
}

/** The owner of an e-mail address says yes to more mail. */
export const confirmEmail = (c: Ctx, link: string): Promise<Answer<{ channel: ChannelLine }>> =>
  byLink(c, link, (player, channel, code) => player.confirmEmail(channel, code))

/** Ends a channel by its own link, without a cookie (RFC 8058). */
export const switchOff = (c: Ctx, link: string): Promise<Answer<object>> =>
  byLink(c, link, (player, channel, code) => player.switchOff(channel, code))
