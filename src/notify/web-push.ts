/** Web Push: RFC 8030 (delivery), 8291 (encryption), 8292 (who sends), and the declarative message of the Push API. */
import { encryptNotification } from '@block65/webcrypto-web-push'
import { decodeBase64Url } from 'hono/utils/encode'
import { maskedUrl, parseUrl, type Reach } from './address.ts'
import { type Call, deadlineOf, urgencyOf } from './call.ts'
import type { Attempt, Channel, Fields, HttpRequest, Line, Parsed } from './channel.ts'
import { cut, inBytes } from './cut.ts'
import { messageOf } from './messages.ts'
import { readStatus } from './reply.ts'
import { type Vapid, vapidAuthorization } from './vapid.ts'
import { plainVoice } from './voice.ts'

type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** One record of 4,096 bytes holds 3,993 of text; JSON makes at most twice as much of these two. */
const MOST_BYTES = { title: 300, body: 1200 }
const DAY_IN_SECONDS = 24 * 60 * 60
/** The subscription has ended (RFC 8030, 7.3); some services say so by 404. */
const GONE = [404, 410]

export const webPush = (vapid: Vapid, reach: Reach): Channel => ({
  id: 'web-push',
  fields: ['endpoint', 'p256dh', 'auth'],
  mention: null,
  parse: async (fields) => parse(fields, vapid, reach),
})

const parse = async (fields: Fields, vapid: Vapid, reach: Reach): Promise<Parsed> => {
  const { endpoint = '', p256dh = '', auth = '' } = fields
  const parsed = parseUrl(endpoint, reach)
  if (!parsed.ok) return parsed
  if (!(await isPoint(p256dh)) || bytesOf(auth)?.length !== 16) return { ok: false, code: 'bad-subscription' }
  return { ok: true, line: lineOf({ endpoint: parsed.url.href, p256dh, auth }, parsed.url, vapid) }
}

const lineOf = (address: Subscription, url: URL, vapid: Vapid): Line => ({
  via: 'http',
  address,
  shown: maskedUrl(url),
  secrets: [address.endpoint, url.pathname, address.auth, address.p256dh],
  request: async (call, attempt) => request(address, call, attempt, vapid),
  read: (reply) => readStatus(reply, GONE),
})

const request = async (
  to: Subscription,
  call: Call,
  { now }: Attempt,
  vapid: Vapid,
): Promise<HttpRequest> => {
  const { endpoint, p256dh, auth } = to
  const plaintext = new TextEncoder().encode(payloadOf(call, now))
  const keys = { p256dh, auth }
  return {
    url: endpoint,
    init: {
      method: 'POST',
      headers: {
        authorization: await vapidAuthorization(vapid, new URL(endpoint), now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlOf(call, now)),
        urgency: urgencyOf(call),
        // A newer call about a table takes the place of one that has not reached the device yet.
        topic: call.table ?? call.kind,
      },
      body: await encryptNotification({ endpoint, expirationTime: null, keys }, plaintext),
    },
  }
}

/** In seconds: a call that nobody can answer any more need not arrive. */
const ttlOf = (call: Call, now: number): number => {
  const deadline = deadlineOf(call)
  if (deadline === null) return DAY_IN_SECONDS
  return Math.min(DAY_IN_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)))
}

/**
 * A declarative push message: browsers that know it need no service worker to show it; all others hand it to
 * ours, and so do they (`mutable`), as it alone can bring an open tab to the front.
 */
const payloadOf = (call: Call, now: number): string => {
  const { title, body } = messageOf(call, plainVoice(call, now))
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: cut(title, MOST_BYTES.title, inBytes),
      body: cut(body, MOST_BYTES.body, inBytes),
      navigate: call.url,
      lang: call.lang,
      tag: call.table ?? call.kind,
    },
    app_badge: call.waiting,
    mutable: true,
  })
}

const isPoint = async (text: string): Promise<boolean> => {
  const bytes = bytesOf(text)
  if (bytes?.length !== 65) return false
  try {
    await crypto.subtle.importKey('raw', bytes, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    return false
  }
}

/** Null where it is no base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^[\w-]+=*$/.test(text) && text.replaceAll('=', '').length % 4 !== 1
    ? Uint8Array.from(decodeBase64Url(text))
    : null
