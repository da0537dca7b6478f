/** ntfy topics, on ntfy.sh or anybody's server. Whoever knows a topic reads it: it is as secret as a password. */
import { maskedUrl, parseUrl, type Reach } from './address.ts'
import { type Call, type Urgency, urgencyOf } from './call.ts'
import type { Channel, Fields, HttpRequest, Line, Parsed } from './channel.ts'
import { cut, inBytes } from './cut.ts'
import { messageOf } from './messages.ts'
import { readStatus } from './reply.ts'
import { plainVoice } from './voice.ts'

const TOPIC = /^\/([\w-]{1,64})$/
/** Longer messages become attachments; the whole JSON may be twice a message. */
const MOST_BYTES = { title: 500, message: 3500 }
/** 401 and 403: the topic belongs to somebody; 404: the server has none such. */
const GONE = [401, 403, 404]
const priorities: { readonly [urgency in Urgency]: number } = { low: 2, normal: 3, high: 4 }

type Topic = { readonly url: string }

export const ntfy = (reach: Reach): Channel => ({
  id: 'ntfy',
  fields: ['url'],
  mention: null,
  parse: async (fields) => parse(fields, reach),
})

const parse = ({ url: raw = '' }: Fields, reach: Reach): Parsed => {
  const parsed = parseUrl(raw, reach)
  if (!parsed.ok) return parsed
  const { url } = parsed
  const [, topic] = TOPIC.exec(url.pathname) ?? []
  if (!topic || url.search !== '') return { ok: false, code: 'not-ntfy' }
  return { ok: true, line: lineOf({ url: url.href }, url, topic) }
}

const lineOf = (address: Topic, url: URL, topic: string): Line => ({
  via: 'http',
  address,
  shown: maskedUrl(url),
  secrets: [address.url, topic],
  request: async (call, { now }) => request(url.origin, topic, call, now),
  read: (reply) => readStatus(reply, GONE),
})

/** Published as JSON: a header could not carry a title in Hangul. */
const request = (server: string, topic: string, call: Call, now: number): HttpRequest => {
  const { title, body } = messageOf(call, plainVoice(call, now))
  return {
    url: server,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        topic,
        title: cut(title, MOST_BYTES.title, inBytes),
        message: cut(body, MOST_BYTES.message, inBytes),
        click: call.url,
        priority: priorities[urgencyOf(call)],
      }),
    },
  }
}
