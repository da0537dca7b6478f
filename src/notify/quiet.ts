/** The hours in which somebody wants to hear nothing, by the clock on their wall. */

/** Minutes since midnight, 0 to 1439; over midnight where `from` is the later one, never where both are equal. */
export type Quiet = { readonly from: number; readonly to: number; readonly zone: string }

/** Zones change their clocks on a quarter of an hour, so within one every wall clock runs evenly. */
const QUARTER = 15 * 60_000
const MINUTE = 60_000
const MINUTES_A_DAY = 24 * 60

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The first moment from `at` on that is not quiet: `at` itself if that is not. An hour that a change of clocks
 * leaves out is not waited for; one that it repeats is as quiet the second time.
 */
export const quietUntil = ({ from, to, zone }: Quiet, at: number): number =>
  isWithin(from, to, wallClock(zone)(at)) ? endOf(from, to, zone, at) : at

/** The first quiet moment from `at` on: `at` itself if it is one. Infinite where there are no quiet hours. */
export const nextQuiet = ({ from, to, zone }: Quiet, at: number): number => {
  if (from === to) return Number.POSITIVE_INFINITY
  return isWithin(to, from, wallClock(zone)(at)) ? endOf(to, from, zone, at) : at
}

/** The first moment outside these minutes of the day, from one within them on. */
const endOf = (from: number, to: number, zone: string, at: number): number => {
  const wall = wallClock(zone)
  let moment = at
  while (isWithin(from, to, wall(moment))) {
    const end = startOfMinute(moment) + minutesUntil(to, wall(moment)) * MINUTE
    const nextQuarter = (Math.floor(moment / QUARTER) + 1) * QUARTER
    // The wall shows the end when it is due: it has run evenly, for no clock is changed there and back in a day.
    moment = wall(end) === to ? end : Math.min(end, nextQuarter)
  }
  return moment
}

const startOfMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE

const isWithin = (from: number, to: number, minute: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to

const minutesUntil = (to: number, minute: number): number => (to - minute + MINUTES_A_DAY) % MINUTES_A_DAY

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since making one takes longer than a hundred uses; there are only so many zones. */
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const kept = formats.get(timeZone)
  if (kept !== undefined) return kept
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** Minutes since midnight on the wall of a zone. */
const wallClock = (timeZone: string): ((at: number) => number) => {
  const format = formatFor(timeZone)
  return (at) => {
    const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number)
    return hours * 60 + minutes
  }
}
