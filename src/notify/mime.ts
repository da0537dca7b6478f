/** Mail as it goes over the wire: RFC 5322 headers, RFC 2047 words, one text in two forms (RFC 2046, 5.1.4). */
import { encodeBase64 } from 'hono/utils/encode'

/** `address` and the values of `headers` are ASCII without line ends; `name`, `subject` and bodies are any text. */
export type Mail = {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  /** In milliseconds. */
  readonly date: number
  /** Without the angle brackets. */
  readonly messageId: string
  readonly headers: { readonly [name: string]: string }
  readonly text: string
  readonly html: string
}

const CRLF = '\r\n'
/** Not a line of base64: it can never occur in a body. */
const BOUNDARY = '=_two-forms-of-one-text'

export const formatMail = (mail: Mail): string =>
  [
    `From: ${encodeWords(mail.from.name)}${CRLF} <${mail.from.address}>`,
    `To: ${mail.to}`,
    `Subject: ${encodeWords(mail.subject)}`,
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.messageId}>`,
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...partOf('text/plain', mail.text),
    ...partOf('text/html', mail.html),
    `--${BOUNDARY}--`,
    '',
  ].join(CRLF)

const utf8 = new TextEncoder()
const toBase64 = (text: string): string => encodeBase64(utf8.encode(text).buffer)

const partOf = (type: string, content: string): readonly string[] => [
  `--${BOUNDARY}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(toBase64(content.replaceAll('\n', CRLF)).match(/.{1,76}/g) ?? []),
  '',
]

/** Whole characters, and no more than leaves a line of 76 with the name of the longest header before it. */
const MOST_BYTES_A_WORD = 39

const encodeWords = (text: string): string => {
  if (/^[A-Za-z0-9 ]+$/.test(text)) return text
  const words: string[] = ['']
  for (const character of text) {
    const longer = (words.at(-1) ?? '') + character
    if (utf8.encode(longer).length > MOST_BYTES_A_WORD) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?utf-8?B?${toBase64(word)}?=`).join(`${CRLF} `)
}
