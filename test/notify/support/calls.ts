import type { Call, CallKind, Lang, Named, TableCall } from '../../../src/notify/call.ts'
import type { Attempt, Channel, Fields, HttpLine, Line, Outcome } from '../../../src/notify/channel.ts'
import { PATIENCE, send } from '../../../src/notify/send.ts'

export const NOW = Date.UTC(2026, 5, 1, 12, 0)
export const HOUR = 3_600_000

export const callKinds: readonly CallKind[] = [
  'turn',
  'reminder',
  'over',
  'host',
  'digest',
  'test',
  'confirm',
]

const common = (lang: Lang) => ({
  id: 'abcdefghjkmnpqrs:7:turn',
  table: 'abcdefghjkmnpqrs',
  url: 'https://postdeck.example/t/abcdefghjkmnpqrs',
  game: lang === 'en' ? 'Spades' : '스페이드',
  lang,
  zone: 'Asia/Seoul',
  called: 'you' as const,
  others: ['Mina', 'Tom'],
  waiting: 2,
})

const part = (lang: Lang): TableCall => ({ ...common(lang), kind: 'turn', decision: 7, deadline: null })

const special = (kind: CallKind, lang: Lang) => {
  switch (kind) {
    case 'turn':
      return { kind, decision: 7, deadline: NOW + 14 * HOUR }
    case 'reminder':
      return { kind, decision: 7, deadline: NOW + HOUR, last: true }
    case 'over':
      return { kind, winners: ['Mina'], youWon: false }
    case 'host':
      return { kind, about: 'table-full' as const }
    case 'digest':
      return { kind, parts: [part(lang), part(lang)] }
    case 'asked':
    case 'test':
    case 'confirm':
      return { kind }
  }
}

export const call = (kind: CallKind, lang: Lang = 'en', change: Partial<Call> = {}): Call =>
  Object.assign({ ...common(lang), ...special(kind, lang) }, change)

export const turn = (change: Partial<Call> = {}): Call => call('turn', 'en', change)

export const named = (name: string, mention: string | null = null): Named => ({ name, mention })

export const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  now: NOW,
  edit: null,
  off: 'https://postdeck.example/off/secret-of-the-line',
  ...change,
})

export const lineAt = async (channel: Channel, fields: Fields): Promise<Line> => {
  const parsed = await channel.parse(fields)
  if (!parsed.ok) throw new Error(`refused: ${parsed.code}`)
  return parsed.line
}

export const httpLineAt = async (channel: Channel, fields: Fields): Promise<HttpLine> => {
  const line = await lineAt(channel, fields)
  if (line.via !== 'http') throw new Error('not a line by HTTP')
  return line
}

export const deliver = (
  line: Line,
  what: Call,
  how: Partial<Attempt> = {},
  patience = PATIENCE,
): Promise<Outcome> => send(line, what, attempt(how), { mailer: null, patience })

/** 24 graphemes of ten code points each: the longest name that anybody can take. */
export const LONGEST_NAME = '👩🏽‍❤️‍💋‍👨🏿'.repeat(24)
