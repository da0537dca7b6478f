/** The channels this deployment can use: by its bindings, and by the keys it made itself. */

import type { Channel, ChannelId } from '../notify/channel.ts'
import { channelsOf as channelsBy, type Deployment } from '../notify/index.ts'
import type { VapidKeys } from '../notify/vapid.ts'
import { keysOf } from '../players/keys.ts'

/** The keys, not their promise: a promise belongs to the request that made it. */
let cached: VapidKeys | null = null

export const vapidKeys = async (env: Env): Promise<VapidKeys> => {
  cached ??= await keysOf(env).vapidKeys()
  return cached
}

const senderOf = ({ EMAIL, MAIL_FROM }: Env): Deployment['sender'] =>
  EMAIL === undefined || !MAIL_FROM ? null : { name: 'Postdeck', address: MAIL_FROM }

/** `origin`: where the site is, which push services want to know. */
export const channelsOf = async (env: Env, origin: string): Promise<ReadonlyMap<ChannelId, Channel>> =>
  channelsBy({
    vapid: { ...(await vapidKeys(env)), subject: origin },
    sender: senderOf(env),
    reach: env.NOTIFY_LOOPBACK === '1' ? 'loopback' : 'public',
  })
