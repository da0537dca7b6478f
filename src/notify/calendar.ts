/** The deadlines of somebody, as a calendar to subscribe to (RFC 5545, with the names of RFC 7986). */
import { type Call, deadlineOf, type Lang } from './call.ts'
import { inBytes } from './cut.ts'
import { messageOf, words } from './messages.ts'
import { plainVoice } from './voice.ts'

/** `host` makes the ids of the events the world's own. `now` in milliseconds. */
export type Calendar = {
  readonly host: string
  readonly lang: Lang
  readonly now: number
  readonly calls: readonly Call[]
}

/** Served as `text/calendar; charset=utf-8`. Calls without a deadline are not in it. */
export const calendarFeed = ({ host, lang, now, calls }: Calendar): string => {
  const name = escapeText(words(lang).feed.deadlines)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postdeck//Postdeck//EN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...calls.flatMap((call) => eventOf(call, host, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** An event without an end takes no time: it is the deadline itself. */
const eventOf = (call: Call, host: string, now: number): readonly string[] => {
  const deadline = deadlineOf(call)
  if (deadline === null) return []
  const { body } = messageOf(call, plainVoice(call, now))
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(call.id)}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(deadline)}`,
    `SUMMARY:${escapeText(words(call.lang).feed.deadline(call.game))}`,
    `DESCRIPTION:${escapeText(body)}`,
    `URL:${call.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** *20260601T120000Z* */
const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const MOST_OCTETS = 75

/** No line has more than 75 octets; the next begins with a space. No character is torn apart. */
const fold = (line: string): string => {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (inBytes(current + character) > MOST_OCTETS) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current].join('\r\n')
}
