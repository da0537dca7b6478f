/** The log: rows that are only ever added, and what each viewer sees of them. Pure. */
import type { Event, Json, Seat } from '../engine/game.ts'
import type { SeatClock } from './clock/clock.ts'
import type { LogEvent, PlayerId } from './types.ts'

export type Kind =
  | 'open'
  | 'sit'
  | 'leave'
  | 'start'
  | 'close'
  | 'expire'
  | 'move'
  | 'takeback'
  | 'seat'
  | 'vote'
  | 'end'
  | 'say'
  | 'rematch'
  | 'clock'
  | 'out'
  | 'pause'

export type LogRow = {
  /** 1, 2, 3 …: the version of the table after this row. */
  readonly i: number
  readonly kind: Kind
  /** Moves so far, this one included; one taken back is counted, and so is the taking back. */
  readonly n: number
  /** Who acted; null where nobody did. */
  readonly player: PlayerId | null
  readonly seat: Seat | null
  /** The move, else null. */
  readonly move: Json
  /** Milliseconds. */
  readonly at: number
  /** What the act was named, so that the same act again is known. */
  readonly key: string | null
  /** Of the acting person: the newest event their form had shown. */
  readonly seen: number | null
  readonly events: readonly Event[]
  /** How many events each seat, and last a spectator, can see up to and including this row. */
  readonly counts: readonly number[]
  /** Of each seat, the newest row at which the line in its person's own list changed. */
  readonly lines: readonly number[]
  /** The clock of each seat; none where there is no pace. */
  readonly clocks: readonly SeatClock[]
}

const sees = (event: Event, seat: Seat | null): boolean =>
  event.to === 'all' || (seat !== null && event.to.includes(seat))

/** Of the counts of a row, the viewer's: a spectator's stands last. */
export const countFor = (counts: readonly number[], seat: Seat | null): number =>
  (seat === null ? counts.at(-1) : counts[seat]) ?? 0

/** The counts after these events. Seats that close up at the start have all seen the same until then. */
export const countsAfter = (
  before: readonly number[],
  events: readonly Event[],
  seats: number,
): readonly number[] =>
  Array.from({ length: seats + 1 }, (_, place) => {
    const seat = place === seats ? null : place
    return countFor(before, seat) + events.filter((event) => sees(event, seat)).length
  })

/** A row's events as a viewer sees them, numbered. */
const eventsOf = (row: LogRow, viewer: Seat | null): LogEvent[] => {
  const visible = row.events.filter((event) => sees(event, viewer))
  const first = countFor(row.counts, viewer) - visible.length + 1
  const actor = row.seat === null ? {} : { seat: row.seat }
  const maker = row.kind === 'move' && row.player === null ? { byBot: row.seat } : {}
  return visible.map(({ to: _, ...event }, index) => ({
    ...{ e: first + index, at: row.at },
    ...actor,
    ...event,
    ...maker,
  }))
}

/** The viewer's events of these rows from number `after` + 1 on, `limit` at most. */
export const eventsAfter = (
  rows: readonly LogRow[],
  viewer: Seat | null,
  after: number,
  limit: number,
): LogEvent[] =>
  rows
    .filter(({ counts }) => countFor(counts, viewer) > after)
    .flatMap((row) => eventsOf(row, viewer))
    .filter(({ e }) => e > after)
    .slice(0, limit)

/** Whether these rows, the newest of a log, hold all the viewer's events after number `after`. */
export const reachBack = ([oldest]: readonly LogRow[], viewer: Seat | null, after: number): boolean =>
  oldest !== undefined && (oldest.i === 1 || countFor(oldest.counts, viewer) <= after)
