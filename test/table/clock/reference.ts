/**
 * The clock once more, minute by minute and without a thought: a wall for each zone, and in each minute one is
 * taken off whatever runs. Whole minutes only.
 */
import type { Terms } from '../../../src/table/clock/pace.ts'

export const MINUTE = 60_000
const QUARTER = 15
const MINUTES_A_DAY = 24 * 60

/** Changes of clocks of every kind: none, north, south, half an hour, at midnight, two in spring, odd offsets. */
export const ZONES = [
  'Asia/Seoul',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
] as const
export type Zone = (typeof ZONES)[number]

export const EPOCH = Date.UTC(2026, 0, 1)
const DAYS = 365 + 60

/** The minute of the day that each minute from `EPOCH` on shows: a quarter of an hour is never torn. */
const wallOf = (timeZone: Zone): Int16Array => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hour12: false,
  })
  const wall = new Int16Array(DAYS * MINUTES_A_DAY)
  for (let quarter = 0; quarter < wall.length; quarter += QUARTER) {
    const parts = format.formatToParts(EPOCH + quarter * MINUTE)
    const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    const shown = (number('hour') % 24) * 60 + number('minute')
    for (let more = 0; more < QUARTER; more += 1) wall[quarter + more] = shown + more
  }
  return wall
}

const walls = new Map(ZONES.map((zone) => [zone, wallOf(zone)]))

/** The minutes from `EPOCH` on at which the clocks of a zone are changed. */
export const changesOf = (zone: Zone): readonly number[] =>
  [...(walls.get(zone) ?? [])].flatMap((shown, minute, all) =>
    minute > 0 && shown !== ((all[minute - 1] ?? 0) + 1) % MINUTES_A_DAY ? [minute] : [],
  )

/** From which minute of the day on, for how many minutes. */
export type Hours = { readonly zone: Zone; readonly from: number; readonly minutes: number }

const isQuiet = ({ zone, from, minutes }: Hours, minute: number): boolean => {
  const shown = walls.get(zone)?.[minute]
  if (shown === undefined) throw new Error('the reference knows no later minute')
  return (shown - from + MINUTES_A_DAY) % MINUTES_A_DAY < minutes
}

/** Times in minutes: what is left may be none. */
export type Ticking = { left: number; runs: boolean; hours: Hours | null; outAt: number | null }

export class Reference {
  now: number
  pausedUntil = 0
  readonly terms: Terms
  readonly seats: readonly Ticking[]

  constructor(start: number, terms: Terms, hours: readonly (Hours | null)[]) {
    this.now = start
    this.terms = terms
    this.seats = hours.map((own) => ({ left: this.whole(), runs: false, hours: own, outAt: null }))
  }

  whole(): number {
    return this.terms.kind === 'none' ? 0 : this.terms.full / MINUTE
  }

  tickTo(minute: number): void {
    for (; this.now < minute; this.now += 1) for (const seat of this.seats) this.tick(seat, this.now)
  }

  tick(seat: Ticking, minute: number): void {
    if (!seat.runs || minute < this.pausedUntil || seat.left === 0) return
    if (seat.hours !== null && isQuiet(seat.hours, minute)) return
    seat.left -= 1
    if (seat.left === 0) seat.outAt = minute + 1
  }

  move(after: readonly number[], mover: number | null, isStandIn: boolean): void {
    this.seats.forEach((seat, index) => {
      const was = seat.runs
      seat.runs = after.includes(index)
      const isNew = seat.runs && (!was || index === mover)
      const isOfItsOwn = index === mover && (isStandIn || seat.left === 0)
      if (was && (!seat.runs || isOfItsOwn)) this.add(seat)
      if (isNew && this.terms.kind === 'move') seat.left = this.whole()
      if (isNew) seat.outAt = null
    })
  }

  add(seat: Ticking): void {
    if (this.terms.kind !== 'bank') return
    seat.left = Math.min(this.whole(), seat.left + this.terms.added / MINUTE)
  }

  /** The minute in which nothing is left if nothing more happens, and the rest of a pause is sat out. */
  deadline(index: number): number | null {
    const seat = this.seats[index]
    if (this.terms.kind === 'none' || seat === undefined || !seat.runs) return null
    const alone = { ...seat }
    let minute = this.now
    for (; alone.left > 0; minute += 1) this.tick(alone, minute)
    return alone.outAt
  }
}
