/** A host's own Telegram bot, writing to one chat. */
import { parseUrl, type Reach } from './address.ts'
import type { Call, Named } from './call.ts'
import type { Channel, Fields, HttpRequest, Line, Outcome, Parsed, Reply } from './channel.ts'
import { cut } from './cut.ts'
import { messageOf } from './messages.ts'
import { jsonOf, readStatus } from './reply.ts'
import { plainVoice, shortName, unlinked, type Voice } from './voice.ts'

const API = 'https://api.telegram.org'
const TOKEN = /^(\d{5,16}):[\w-]{30,64}$/
/** A person or a group by number, a public group or channel by name. */
const CHAT = /^(?:-?\d{1,16}|@[A-Za-z]\w{3,31})$/
const MOST = 4096
/** In seconds: 20 messages a minute in a group, one a second to a person. */
const PAUSE = { group: 3, person: 1 }
/** 401 the token was revoked, 403 the bot was thrown out or blocked, 404 there is no such bot. */
const GONE = [401, 403, 404]

type Chat = { readonly token: string; readonly chat: string; readonly api: string }

export const telegram = (reach: Reach): Channel => ({
  id: 'telegram',
  fields: ['token', 'chat'],
  mention: (raw) => /^@?([A-Za-z]\w{3,31})$/.exec(raw.trim())?.[1] ?? null,
  parse: async (fields) => parse(fields, reach),
})

/** `api` is another address of the same interface: Telegram's server can be run by anybody. */
const parse = ({ token = '', chat = '', api = API }: Fields, reach: Reach): Parsed => {
  const [bot, number] = TOKEN.exec(token.trim()) ?? []
  const room = chat.trim()
  const server = parseUrl(api, reach)
  if (!server.ok) return server
  if (!bot || !number || !CHAT.test(room)) return { ok: false, code: 'not-telegram' }
  return { ok: true, line: lineOf({ token: bot, chat: room, api: server.url.origin }, number) }
}

const lineOf = (address: Chat, number: string): Line => ({
  via: 'http',
  address,
  shown: `${number}:… → ${address.chat}`,
  secrets: [address.token],
  request: async (call, { now }) => request(address, call, now),
  read: (reply) => read(address, reply),
})

const request = ({ token, chat, api }: Chat, call: Call, now: number): HttpRequest => {
  const { title, body, action } = messageOf(call, voice(call, now))
  return {
    url: `${api}/bot${token}/sendMessage`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        chat_id: chat,
        text: cut(`${title}\n${body}`, MOST),
        link_preview_options: { is_disabled: true },
        reply_markup: { inline_keyboard: [[{ text: action, url: call.url }]] },
      }),
    },
  }
}

/** Without a parse mode nothing needs to be escaped; who is called must have a user name. */
const voice = (call: Call, now: number): Voice => ({
  ...plainVoice(call, now),
  name: ({ name, mention }: Named) => (mention === null ? unlinked(shortName(name)) : `@${mention}`),
})

const read = ({ chat }: Chat, reply: Reply): Outcome => {
  const outcome = readStatus(reply, GONE)
  switch (outcome.type) {
    case 'accepted':
      return { ...outcome, pause: /^\d/.test(chat) ? PAUSE.person : PAUSE.group }
    case 'later':
      return { ...outcome, retryAfter: outcome.retryAfter ?? askedToWait(reply) }
    case 'refused':
      return isChatGone(reply) ? { type: 'gone', failure: outcome.failure } : outcome
    case 'lost':
    case 'gone':
      return outcome
  }
}

const parametersOf = (reply: Reply): object => {
  const { parameters } = jsonOf(reply)
  return typeof parameters === 'object' && parameters !== null ? parameters : {}
}

const askedToWait = (reply: Reply): number | null => {
  const parameters = parametersOf(reply)
  return 'retry_after' in parameters && typeof parameters.retry_after === 'number'
    ? parameters.retry_after
    : null
}

/** A chat that is no more, or a group that goes on as a supergroup under another number. */
const isChatGone = (reply: Reply): boolean =>
  'migrate_to_chat_id' in parametersOf(reply) || /chat not found/i.test(String(jsonOf(reply).description))
