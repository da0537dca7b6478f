/** The channels of a deployment. */
import type { Reach } from './address.ts'
import type { Channel, ChannelId } from './channel.ts'
import { discord } from './discord.ts'
import { email, type Sender } from './email.ts'
import { ntfy } from './ntfy.ts'
import { slack } from './slack.ts'
import { telegram } from './telegram.ts'
import type { Vapid } from './vapid.ts'
import { webPush } from './web-push.ts'
import { webhook } from './webhook.ts'

/** `sender` is null where no mail can be sent. */
export type Deployment = { readonly vapid: Vapid; readonly sender: Sender | null; readonly reach: Reach }

export const channelsOf = ({ vapid, sender, reach }: Deployment): ReadonlyMap<ChannelId, Channel> => {
  const channels = [
    webPush(vapid, reach),
    discord(reach),
    slack(reach),
    telegram(reach),
    ntfy(reach),
    webhook(reach),
    ...(sender === null ? [] : [email(sender)]),
  ]
  return new Map(channels.map((channel) => [channel.id, channel]))
}
