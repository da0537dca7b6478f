/** Slack incoming webhooks. */
import { maskedUrl, parseUrl, type Reach } from './address.ts'
import type { Call, Named } from './call.ts'
import type { Channel, Fields, HttpRequest, Line, Parsed } from './channel.ts'
import { cut } from './cut.ts'
import { messageOf } from './messages.ts'
import { readStatus } from './reply.ts'
import { plainVoice, shortName, unlinked, type Voice } from './voice.ts'

const HOSTS = ['hooks.slack.com', 'hooks.slack-gov.com']
const PATH = /^\/services\/T\w+\/B\w+\/(\w{16,64})$/
/** Longer texts are taken and shown in pieces. */
const MOST = 4000
/** In seconds: one message a second and channel. */
const PAUSE = 1
/** 403 action_prohibited or invalid_token, 404 channel_not_found or no_service, 410 channel_is_archived. */
const GONE = [403, 404, 410]

type Webhook = { readonly url: string }

export const slack = (reach: Reach): Channel => ({
  id: 'slack',
  fields: ['url'],
  mention: (raw) => /^(?:<@)?([UW][A-Z0-9]{5,20})>?$/.exec(raw.trim())?.[1] ?? null,
  parse: async (fields) => parse(fields, reach),
})

const parse = ({ url: raw = '' }: Fields, reach: Reach): Parsed => {
  const parsed = parseUrl(raw, reach)
  if (!parsed.ok) return parsed
  const { url, loopback } = parsed
  const [, token] = PATH.exec(url.pathname) ?? []
  if (!token || !(loopback || HOSTS.includes(url.host))) return { ok: false, code: 'not-slack' }
  url.search = ''
  return { ok: true, line: lineOf({ url: url.href }, url, token) }
}

const lineOf = (address: Webhook, url: URL, token: string): Line => ({
  via: 'http',
  address,
  shown: maskedUrl(url),
  secrets: [address.url, url.pathname, token],
  request: async (call, { now }) => request(address, call, now),
  read: (reply) => {
    const outcome = readStatus(reply, GONE)
    return outcome.type === 'accepted' ? { ...outcome, pause: PAUSE } : outcome
  },
})

const request = ({ url }: Webhook, call: Call, now: number): HttpRequest => {
  const { title, body, action } = messageOf(call, voice(call, now))
  const link = `\n<${call.url}|${action}>`
  return {
    url,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: cut(`${title}\n${body}`, MOST - link.length) + link,
        unfurl_links: false,
        unfurl_media: false,
      }),
    },
  }
}

/** Slack shows each reader a date in their own zone; what follows the bar is for those who cannot. */
const voice = (call: Call, now: number): Voice => {
  const plain = plainVoice(call, now)
  return {
    name: ({ name, mention }: Named) => (mention === null ? escaped(shortName(name)) : `<@${mention}>`),
    time: (at) => {
      const { moment, left } = plain.time(at)
      return { moment: `<!date^${Math.floor(at / 1000)}^{date_long_pretty} {time}|${moment}>`, left }
    },
  }
}

/** The three characters that mean something to Slack. */
const escaped = (name: string): string =>
  unlinked(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
