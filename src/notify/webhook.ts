/** Any address of one's own, in the scheme of https://www.standardwebhooks.com. */
import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import { maskedUrl, parseUrl, type Reach } from './address.ts'
import { type Call, type CallKind, deadlineOf } from './call.ts'
import type { Attempt, Channel, Fields, HttpRequest, Line, Outcome, Parsed, Reply } from './channel.ts'
import { cut, inBytes } from './cut.ts'
import { messageOf } from './messages.ts'
import { failureOf, readStatus, retryAfterOf } from './reply.ts'
import { plainVoice } from './voice.ts'

/** 24 to 64 bytes in base64. */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/
const SECRET_BYTES = 32
/** Together far below the 20 KB that a body may have. */
const MOST_BYTES = { title: 500, body: 4000 }
const GONE = [410]

const types: { readonly [kind in CallKind]: string } = {
  turn: 'turn.due',
  reminder: 'turn.reminder',
  asked: 'table.asked',
  over: 'game.over',
  host: 'table.waiting',
  digest: 'day.summary',
  test: 'test.sent',
  confirm: 'address.confirm',
}

type Endpoint = { readonly url: string; readonly secret: string }

export const webhook = (reach: Reach): Channel => ({
  id: 'webhook',
  fields: ['url', 'secret'],
  mention: null,
  parse: async (fields) => parse(fields, reach),
})

/** What both sides sign with. */
export const makeSecret = (): string =>
  `whsec_${encodeBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer)}`

const parse = ({ url: raw = '', secret: given = '' }: Fields, reach: Reach): Parsed => {
  const parsed = parseUrl(raw, reach)
  if (!parsed.ok) return parsed
  const secret = given.trim()
  const key = keyOf(secret)
  if (key === null) return { ok: false, code: 'bad-secret' }
  return { ok: true, line: lineOf({ url: parsed.url.href, secret }, parsed.url, key) }
}

const keyOf = (secret: string): Uint8Array<ArrayBuffer> | null => {
  const base64 = SECRET.exec(secret)?.[1]?.replaceAll('=', '')
  if (base64 === undefined || base64.length % 4 === 1) return null
  const key = Uint8Array.from(decodeBase64(base64))
  return key.length >= 24 && key.length <= 64 ? key : null
}

const lineOf = (address: Endpoint, url: URL, key: Uint8Array<ArrayBuffer>): Line => ({
  via: 'http',
  address,
  shown: maskedUrl(url),
  secrets: [address.url, url.pathname + url.search, address.secret],
  request: async (call, attempt) => request(address.url, key, call, attempt),
  read,
})

const request = async (
  url: string,
  key: Uint8Array<ArrayBuffer>,
  call: Call,
  { now }: Attempt,
): Promise<HttpRequest> => {
  const timestamp = String(Math.floor(now / 1000))
  const body = JSON.stringify(payloadOf(call, now))
  return {
    url,
    init: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': call.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': await signature(key, `${call.id}.${timestamp}.${body}`),
      },
      body,
    },
  }
}

const payloadOf = (call: Call, now: number) => {
  const { title, body } = messageOf(call, plainVoice(call, now))
  const deadline = deadlineOf(call)
  return {
    type: types[call.kind],
    timestamp: new Date(now).toISOString(),
    data: {
      table: call.table,
      url: call.url,
      game: call.game,
      lang: call.lang,
      decision: 'decision' in call ? call.decision : null,
      deadline: deadline === null ? null : new Date(deadline).toISOString(),
      title: cut(title, MOST_BYTES.title, inBytes),
      body: cut(body, MOST_BYTES.body, inBytes),
    },
  }
}

const signature = async (key: Uint8Array<ArrayBuffer>, signed: string): Promise<string> => {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', key, hmac, false, ['sign'])
  return `v1,${encodeBase64(await crypto.subtle.sign(hmac, secret, new TextEncoder().encode(signed)))}`
}

/** The scheme counts every answer but success as a failure to try again; 410 alone ends the subscription. */
const read = (reply: Reply): Outcome => {
  const outcome = readStatus(reply, GONE)
  return outcome.type === 'refused'
    ? { type: 'later', retryAfter: retryAfterOf(reply), failure: failureOf(reply) }
    : outcome
}
