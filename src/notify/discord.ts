/** Discord webhooks: one living message that is edited, a new one only to call somebody. */
import { maskedUrl, parseUrl, type Reach } from './address.ts'
import type { Call, Named } from './call.ts'
import type { Attempt, Channel, Fields, HttpRequest, Line, Outcome, Parsed, Reply } from './channel.ts'
import { cut } from './cut.ts'
import { messageOf } from './messages.ts'
import { isSuccess, jsonOf, readStatus } from './reply.ts'
import { plainVoice, shortName, unlinked, type Voice } from './voice.ts'

const HOSTS = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']
const PATH = /^\/api(?:\/v\d+)?\/webhooks\/(\d{15,20})\/([\w-]{32,128})\/?$/
const MOST = { content: 2000, title: 256, description: 4096 }

/** The webhook, its channel or its token is no more. */
const GONE = [401, 404]
/** https://discord.com/developers/docs/topics/opcodes-and-status-codes */
const UNKNOWN_MESSAGE = 10008

type Webhook = { readonly url: string }

export const discord = (reach: Reach): Channel => ({
  id: 'discord',
  fields: ['url'],
  mention: (raw) => /^(?:<@!?)?(\d{15,20})>?$/.exec(raw.trim())?.[1] ?? null,
  parse: async (fields) => parse(fields, reach),
})

const parse = ({ url: raw = '' }: Fields, reach: Reach): Parsed => {
  const parsed = parseUrl(raw, reach)
  if (!parsed.ok) return parsed
  const { url, loopback } = parsed
  const [, id, token] = PATH.exec(url.pathname) ?? []
  if (!id || !token || !(loopback || HOSTS.includes(url.host))) return { ok: false, code: 'not-discord' }
  const plain = new URL(`/api/webhooks/${id}/${token}`, loopback ? url : 'https://discord.com')
  const thread = url.searchParams.get('thread_id') ?? ''
  if (/^\d+$/.test(thread)) plain.searchParams.set('thread_id', thread)
  return { ok: true, line: lineOf({ url: plain.href }, plain, token) }
}

const lineOf = (address: Webhook, url: URL, token: string): Line => ({
  via: 'http',
  address,
  shown: maskedUrl(url),
  secrets: [address.url, token],
  request: async (call, attempt) => request(url, call, attempt),
  read,
})

const request = (webhook: URL, call: Call, { now, edit }: Attempt): HttpRequest => {
  const url = new URL(webhook)
  if (edit === null) url.searchParams.set('wait', 'true')
  else url.pathname += `/messages/${edit}`
  return {
    url: url.href,
    init: {
      method: edit === null ? 'POST' : 'PATCH',
      headers: {
        'content-type': 'application/json',
        'user-agent': `DiscordBot (${new URL(call.url).origin}, 1)`,
      },
      body: JSON.stringify(messageBody(call, now)),
    },
  }
}

/** A name in an embed calls nobody, so whoever is called stands in the content. */
const messageBody = (call: Call, now: number) => {
  const { title, body, action } = messageOf(call, voice(call, now))
  return {
    content: cut(title, MOST.content),
    embeds: [{ title: cut(action, MOST.title), url: call.url, description: cut(body, MOST.description) }],
    allowed_mentions: { parse: [], users: mentioned(call) },
  }
}

const mentioned = ({ called }: Call): readonly string[] =>
  called === 'you' ? [] : called.flatMap(({ mention }) => mention ?? [])

/** Discord shows each reader a timestamp in their own zone, and counts down itself. */
const voice = (call: Call, now: number): Voice => ({
  ...plainVoice(call, now),
  name: ({ name, mention }: Named) => (mention === null ? escaped(shortName(name)) : `<@${mention}>`),
  time: (at) => {
    const seconds = Math.floor(at / 1000)
    return { moment: `<t:${seconds}:f>`, left: `<t:${seconds}:R>` }
  },
})

const escaped = (name: string): string => unlinked(name.replaceAll(/[\\*_~`|<>[\]()#-]/g, '\\$&'))

const read = (reply: Reply): Outcome => {
  const { id, code, retry_after: retryAfter } = jsonOf(reply)
  if (isSuccess(reply)) {
    return { type: 'accepted', message: typeof id === 'string' ? id : null, pause: pauseOf(reply.headers) }
  }
  if (reply.status === 404 && code === UNKNOWN_MESSAGE) return { type: 'lost' }
  const outcome = readStatus(reply, GONE)
  switch (outcome.type) {
    case 'later':
      return { ...outcome, retryAfter: outcome.retryAfter ?? waitOf(retryAfter) }
    case 'refused':
      // What guards Discord's door turns away by 403 whole networks for a while.
      return reply.status === 403 ? { ...outcome, type: 'later', retryAfter: null } : outcome
    case 'accepted':
    case 'lost':
    case 'gone':
      return outcome
  }
}

/** In seconds, as a number with a fraction. */
const waitOf = (retryAfter: unknown): number | null =>
  typeof retryAfter === 'number' ? Math.ceil(retryAfter) : null

/** In seconds: a webhook that has used up its share says when it gets the next one. */
const pauseOf = (headers: Headers): number => {
  const after = Number(headers.get('x-ratelimit-reset-after'))
  return headers.get('x-ratelimit-remaining') === '0' && after > 0 ? Math.ceil(after) : 0
}
