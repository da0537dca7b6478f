/**
 * The clock of each seat: what is left of its time, and until when that lasts. Pure; times in milliseconds.
 * Nothing ticks: a clock is what was left when it began to run, and everything else follows from that.
 */
import type { Seat } from '../../engine/game.ts'
import type { Quiet } from '../../notify/quiet.ts'
import type { Terms } from './pace.ts'
import { momentAfter, runningBetween } from './running.ts'

export type SeatClock = {
  /** What was left at `since`; never negative, never more than the whole. */
  readonly left: number
  /** Since when the clock runs, or will from then on; null while nothing is asked of the seat. */
  readonly since: number | null
  /** Turns in a row that somebody else played for the seat. */
  readonly missed: number
  /** Whether it was noted that its time ran out. */
  readonly isNoted: boolean
}

/** The clocks of a table, with what they go by. */
export type Clocks = {
  readonly terms: Terms
  readonly seats: readonly SeatClock[]
  /** The hours in which each seat's clock rests. */
  readonly rests: readonly (Quiet | null)[]
  /** Until when all clocks rest by agreement; a time gone by is no pause. */
  readonly pausedUntil: number
}

/** Who is to move before and after something happened, and who did it. */
export type Step = {
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  /** Null where no seat moved. */
  readonly mover: Seat | null
  /** Whether somebody moved in place of the seat's own person. */
  readonly isStandIn: boolean
}

const wholeOf = (terms: Terms): number => (terms.kind === 'none' ? 0 : terms.full)

export const freshClock = (terms: Terms): SeatClock => ({
  left: wholeOf(terms),
  since: null,
  missed: 0,
  isNoted: false,
})

/** What of a clock's time is used up by `at` is taken off; one that has run out keeps the moment it did. */
const spent = (clock: SeatClock, rest: Quiet | null, at: number): SeatClock => {
  const { left, since } = clock
  if (since === null || since >= at) return clock
  const running = runningBetween(rest, since, at)
  return running < left
    ? { ...clock, left: left - running, since: at }
    : { ...clock, left: 0, since: momentAfter(rest, since, left) }
}

const begun = ({ terms, pausedUntil }: Clocks, clock: SeatClock, at: number): SeatClock => ({
  left: terms.kind === 'move' ? terms.full : clock.left,
  since: Math.max(at, pausedUntil),
  missed: clock.missed,
  isNoted: false,
})

const added = (terms: Terms, left: number): number =>
  terms.kind === 'bank' ? Math.min(terms.full, left + terms.added) : left

/** Turns in a row: those of a stand-in are counted, one of its own ends them. */
const missedAfter = ({ missed }: SeatClock, seat: Seat, { mover, isStandIn }: Step): number => {
  if (mover !== seat) return missed
  return isStandIn ? missed + 1 : 0
}

/** What becomes of one seat's clock. A move on in the same turn takes from the same bank. */
const seatAfter = (clocks: Clocks, seat: Seat, step: Step, at: number): SeatClock => {
  const clock = clocks.seats[seat] ?? freshClock(clocks.terms)
  const [was, is] = [step.before.includes(seat), step.after.includes(seat)]
  if (!was) return is ? begun(clocks, clock, at) : clock
  if (is && step.mover !== seat) return clock
  const now = { ...spent(clock, clocks.rests[seat] ?? null, at), missed: missedAfter(clock, seat, step) }
  if (!is) return { ...now, left: added(clocks.terms, now.left), since: null, isNoted: false }
  // What was played in somebody's place, or too late, counts as a turn of its own: there is time for the rest of it.
  const isOfItsOwn = step.isStandIn || now.left === 0
  return begun(clocks, isOfItsOwn ? { ...now, left: added(clocks.terms, now.left) } : now, at)
}

export const clocksAfter = (clocks: Clocks, step: Step, at: number): readonly SeatClock[] =>
  clocks.seats.map((_, seat) => seatAfter(clocks, seat, step, at))

/** It was noted that a seat's time ran out. */
export const clockNoted = ({ seats }: Clocks, seat: Seat): readonly SeatClock[] =>
  seats.map((clock, other) => (other === seat ? { ...clock, isNoted: true } : clock))

/** A seat somebody else takes over has its whole time again. */
export const clockRenewed = (clocks: Clocks, seat: Seat, at: number): readonly SeatClock[] =>
  clocks.seats.map((clock, other) => {
    if (other !== seat) return clock
    const fresh = freshClock(clocks.terms)
    return clock.since === null ? fresh : begun(clocks, fresh, at)
  })

/** All clocks rest until then; running ones by what is left now. Also ends a rest that would have lasted longer. */
export const clocksRested = (clocks: Clocks, until: number, at: number): readonly SeatClock[] =>
  clocks.seats.map((clock, seat) => {
    if (clock.since === null) return clock
    const now = spent(clock, clocks.rests[seat] ?? null, at)
    return now.left === 0 ? now : { ...now, since: Math.max(until, at) }
  })

/** Clocks that have rested until now, whatever they say of since when they run: what was left is left still. */
export const clocksResumed = ({ seats, pausedUntil }: Clocks, at: number): readonly SeatClock[] =>
  seats.map((clock) => (clock.since === null ? clock : { ...clock, since: Math.max(at, pausedUntil) }))

/** Other hours of rest count from now on, not for what is past. */
export const clockSettled = (clocks: Clocks, seat: Seat, at: number): readonly SeatClock[] =>
  clocks.seats.map((clock, other) => (other === seat ? spent(clock, clocks.rests[seat] ?? null, at) : clock))

/** What is left of a seat's time at a moment. */
export const leftAt = (clocks: Clocks, seat: Seat, at: number): number =>
  spent(clocks.seats[seat] ?? freshClock(clocks.terms), clocks.rests[seat] ?? null, at).left

/** When a seat's time runs out if nothing happens, or null where it does not run. */
export const deadlineOf = ({ terms, seats, rests }: Clocks, seat: Seat): number | null => {
  const clock = seats[seat]
  if (terms.kind === 'none' || clock === undefined || clock.since === null) return null
  return momentAfter(rests[seat] ?? null, clock.since, clock.left)
}

/** Whether a seat's time has run out. */
export const isOut = (clocks: Clocks, seat: Seat, at: number): boolean => {
  const deadline = deadlineOf(clocks, seat)
  return deadline !== null && deadline <= at
}
