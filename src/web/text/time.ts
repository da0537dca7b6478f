/** When something happened: how long ago for lists, the clock for logs. Times are in milliseconds. */
import type { Lang } from '../../players/types.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Unit = 'minute' | 'hour' | 'day'

/** The largest unit that fits, and how many of it. */
const inUnits = (span: number, round: (count: number) => number): readonly [number, Unit] => {
  if (span >= DAY) return [round(span / DAY), 'day']
  if (span >= HOUR) return [round(span / HOUR), 'hour']
  return [Math.max(0, round(span / MINUTE)), 'minute']
}

/** Formatters are dear to make and few: a language, a zone and a shape each. */
const kept = new Map<string, Intl.DateTimeFormat>()

const formatter = (lang: Lang, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([lang, zone, options])
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'ko-KR', { ...options, timeZone: zone })
  if (kept.size < 200) kept.set(key, made)
  return made
}

const relative = { en: new Intl.RelativeTimeFormat('en'), ko: new Intl.RelativeTimeFormat('ko') }

const now: { readonly [lang in Lang]: string } = { en: 'just now', ko: '방금' }
const soon: { readonly [lang in Lang]: string } = { en: 'soon', ko: '곧' }

/** *2 hours ago*, *2시간 전*. */
export const ago = (lang: Lang, at: number, present: number): string => {
  const [count, unit] = inUnits(present - at, Math.floor)
  return count === 0 ? now[lang] : relative[lang].format(-count, unit)
}

/** *in 14 days*, *14일 후*. */
export const until = (lang: Lang, at: number, present: number): string => {
  const [count, unit] = inUnits(at - present, Math.round)
  return count === 0 ? soon[lang] : relative[lang].format(count, unit)
}

/** *14 hours*, *4 days 23 hours*, *4일 23시간*: how long there is, never more; in days from the second day on. */
export const spanOf = (lang: Lang, span: number): string => {
  const inUnit = (count: number, unit: Unit) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  if (span < HOUR) return inUnit(Math.max(0, Math.floor(span / MINUTE)), 'minute')
  if (span < 2 * DAY) return inUnit(Math.floor(span / HOUR), 'hour')
  const hours = Math.floor((span % DAY) / HOUR)
  const days = inUnit(Math.floor(span / DAY), 'day')
  return hours === 0 ? days : `${days} ${inUnit(hours, 'hour')}`
}

/** *2 hours*, *2시간*: how long it has been; at least a minute. */
export const lasting = (lang: Lang, span: number): string => {
  const [count, unit] = inUnits(Math.max(span, MINUTE), Math.floor)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** *21:04*. */
export const clock = (lang: Lang, zone: string, at: number): string =>
  formatter(lang, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** *Sunday 1 June*, *6월 1일 일요일*; with the year once it is another one. */
export const day = (lang: Lang, zone: string, at: number, present: number): string => {
  const thisYear = yearOf(zone, at) === yearOf(zone, present)
  return formatter(lang, zone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(thisYear ? {} : { year: 'numeric' }),
  }).format(at)
}

const yearOf = (zone: string, at: number): string => formatter('en', zone, { year: 'numeric' }).format(at)

/** *1 June, 21:04*. */
export const moment = (lang: Lang, zone: string, at: number): string =>
  formatter(lang, zone, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

/** *07:05*, of a minute of the day. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The minute of the day that *07:05* says; null for anything else. */
export const minuteOf = (clock: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** What the `datetime` of a `<time>` holds. */
export const machineTime = (at: number): string => new Date(at).toISOString()
