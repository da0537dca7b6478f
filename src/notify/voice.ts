/** How a channel writes what is not plain text: people who can be called, and times that readers see as their own. */
import type { Call, Lang, Named } from './call.ts'
import { cut } from './cut.ts'

export type Voice = {
  name(named: Named): string
  /** A time to come: the moment itself, and how far off it is. */
  time(at: number): { readonly moment: string; readonly left: string }
}

/** A name of 24 letters fits whole; one built of long emoji sequences does not fill the message. */
const LONGEST_NAME = 64

export const shortName = (name: string): string => cut(name, LONGEST_NAME)

/** Chat apps turn `@x`, `x.com` and `https://x` into links and calls of their own: a word joiner stops that. */
export const unlinked = (name: string): string => name.replaceAll(/[@/.:]/g, '$&\u2060')

/** In the reader's language and zone. `now` is when this is written. */
export const plainVoice = ({ lang, zone }: Pick<Call, 'lang' | 'zone'>, now: number): Voice => ({
  name: ({ name }) => shortName(name),
  time: (at) => ({ moment: formatMoment(lang, zone, at), left: formatLeft(lang, at - now) }),
})

const locales: { readonly [lang in Lang]: string } = { en: 'en-GB', ko: 'ko-KR' }

/** *Monday 1 June, 21:00*, *6월 1일 월요일 21:00*. */
const formatMoment = (lang: Lang, timeZone: string, at: number): string => {
  const day = new Intl.DateTimeFormat(locales[lang], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const clock = new Intl.DateTimeFormat(locales[lang], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${day.format(at)}${lang === 'en' ? ', ' : ' '}${clock.format(at)}`
}

/** *in 14 hours*, *14시간 후*: in minutes under an hour, in days from the second day on; never more than there is. */
const formatLeft = (lang: Lang, span: number): string => {
  const relative = new Intl.RelativeTimeFormat(locales[lang])
  const minutes = Math.max(1, Math.round(span / 60_000))
  if (minutes < 60) return relative.format(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? relative.format(hours, 'hour') : relative.format(Math.floor(hours / 24), 'day')
}
