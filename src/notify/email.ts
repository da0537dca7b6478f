/** E-mail: plain text and HTML, and one click to have no more of it (RFC 8058). */
import { maskedEmail } from './address.ts'
import type { Call } from './call.ts'
import type { Attempt, Channel, Failure, Fields, Letter, Line, Outcome, Parsed } from './channel.ts'
import { cut } from './cut.ts'
import { escapeMarkup } from './markup.ts'
import { type Message, messageOf, words } from './messages.ts'
import { formatMail } from './mime.ts'
import { plainVoice } from './voice.ts'

/** Who writes. */
export type Sender = { readonly name: string; readonly address: string }

/** Addresses in daily use (RFC 5321 with its lengths): no quotes, no comments, no numbers for a name. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9-]{2,63}$/
const MOST = { local: 64, whole: 254, subject: 200 }

type Mailbox = { readonly mail: string }

export const email = (sender: Sender): Channel => ({
  id: 'email',
  fields: ['mail'],
  mention: null,
  parse: async (fields) => parse(fields, sender),
})

const parse = ({ mail: raw = '' }: Fields, sender: Sender): Parsed => {
  const text = raw.trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = text.slice(at + 1).toLowerCase()
  const isShort = local.length <= MOST.local && text.length <= MOST.whole
  if (at < 1 || !isShort || !LOCAL.test(local) || !DOMAIN.test(domain)) return { ok: false, code: 'no-email' }
  return { ok: true, line: lineOf({ mail: `${local}@${domain}` }, sender) }
}

const lineOf = (address: Mailbox, sender: Sender): Line => ({
  via: 'mail',
  address,
  shown: maskedEmail(address.mail),
  secrets: [address.mail],
  letter: (call, attempt) => letterOf(address, sender, call, attempt),
  readError,
})

const letterOf = ({ mail }: Mailbox, sender: Sender, call: Call, { now, off }: Attempt): Letter => {
  const message = messageOf(call, plainVoice(call, now))
  const raw = formatMail({
    from: sender,
    to: mail,
    subject: cut(message.title, MOST.subject),
    date: now,
    // The same at every try, so that a mailbox which got it twice shows it once.
    messageId: `${call.id.replaceAll(/[^\w-]/g, '.')}@${sender.address.slice(sender.address.indexOf('@') + 1)}`,
    headers: {
      'List-Unsubscribe': `<${off}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    text: textOf(call, message, off),
    html: htmlOf(call, message, off),
  })
  return { from: sender.address, to: mail, raw }
}

const textOf = (call: Call, { body, action }: Message, off: string): string =>
  `${body}\n\n${action}:\n${call.url}\n\n-- \n${words(call.lang).mail.stop}:\n${off}\n`

const htmlOf = (call: Call, { title, body, action }: Message, off: string): string => {
  const lines = body.split('\n').map((line) => `<p>${escapeMarkup(line)}</p>`)
  return [
    `<!doctype html><html lang="${call.lang}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:34em;margin:1.5em auto;padding:0 1em">',
    `<h1 style="font-size:1.25em">${escapeMarkup(title)}</h1>`,
    ...lines,
    `<p><a href="${escapeMarkup(call.url)}"><b>${escapeMarkup(action)}</b></a></p>`,
    `<p><small><a href="${escapeMarkup(off)}">${words(call.lang).mail.stop}</a></small></p>`,
    '</body></html>',
  ].join('\n')
}

/**
 * The codes of Cloudflare's mail service: nothing will ever be delivered to the first two, the others find
 * fault with the letter. Whatever else it says may pass.
 */
const GONE = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']
const REFUSED = ['E_VALIDATION_ERROR', 'E_FIELD_MISSING', 'E_CONTENT_TOO_LARGE', 'E_HEADER_NOT_ALLOWED']

const readError = (failure: Failure, code: string): Outcome => {
  if (GONE.includes(code)) return { type: 'gone', failure }
  return REFUSED.includes(code) ? { type: 'refused', failure } : { type: 'later', retryAfter: null, failure }
}
