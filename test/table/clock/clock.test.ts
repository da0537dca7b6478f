import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quiet } from '../../../src/notify/quiet.ts'
import {
  type Clocks,
  clockSettled,
  clocksAfter,
  clocksRested,
  deadlineOf,
  freshClock,
  isOut,
  leftAt,
} from '../../../src/table/clock/clock.ts'
import { PACES, termsOf } from '../../../src/table/clock/pace.ts'
import { changesOf, EPOCH, type Hours, MINUTE, Reference, ZONES } from './reference.ts'

const HOUR = 60
const DAY = 24 * HOUR
const SEATS = 3

const changes = ZONES.flatMap(changesOf).filter((minute) => minute < 365 * DAY)

test('the reference knows when clocks are changed', () => {
  // IANA: Berlin at 01:00 UTC on the last Sundays of March and October; Lord Howe at 02:00 by its own clock.
  const inYear = (zone: (typeof ZONES)[number]) => changesOf(zone).filter((minute) => minute < 365 * DAY)
  const times = (...utc: readonly string[]) => utc.map((text) => (Date.parse(text) - EPOCH) / MINUTE)
  expect(inYear('Europe/Berlin')).toEqual(times('2026-03-29T01:00Z', '2026-10-25T01:00Z'))
  expect(inYear('Australia/Lord_Howe')).toEqual(times('2026-04-04T15:00Z', '2026-10-03T15:30Z'))
  expect(inYear('Asia/Seoul')).toEqual([])
})

const anyHours = fc.option(
  fc.record({
    zone: fc.constantFrom(...ZONES),
    from: fc.integer({ min: 0, max: DAY - 1 }),
    minutes: fc.integer({ min: 0, max: DAY / 2 }),
  }),
)

/** Anywhere in the year, and as often within a day of a change of clocks. */
const anyStart = fc.oneof(
  fc.integer({ min: 0, max: 300 * DAY }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -DAY, max: DAY }))
    .map(([change, off]) => Math.max(0, change + off)),
)

const happening = fc.record({
  /** Minutes since the one before. */
  gap: fc.oneof(fc.integer({ min: 0, max: HOUR }), fc.integer({ min: 0, max: 3 * DAY })),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('move' as const),
        after: fc.subarray([0, 1, 2]),
        mover: fc.integer({ min: 0, max: SEATS - 1 }),
        isStandIn: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('pause' as const),
        minutes: fc.integer({ min: 0, max: 5 * DAY }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('hours' as const),
        seat: fc.integer({ min: 0, max: SEATS - 1 }),
        hours: anyHours,
      }),
    },
  ),
})
type What = (typeof happening extends fc.Arbitrary<infer T> ? T : never)['what']

const scenario = fc.record({
  pace: fc.constantFrom(...PACES),
  start: anyStart,
  hours: fc.array(anyHours, { minLength: SEATS, maxLength: SEATS }),
  happenings: fc.array(happening, { maxLength: 8 }),
  /** How long after the last of them it is looked. */
  later: fc.integer({ min: 0, max: 3 * DAY }),
})

const quietOf = (hours: Hours | null): Quiet | null =>
  hours && { zone: hours.zone, from: hours.from, to: (hours.from + hours.minutes) % DAY }

const at = (minute: number): number => EPOCH + minute * MINUTE

const toMove = ({ seats }: Clocks) => seats.flatMap(({ since }, seat) => (since === null ? [] : [seat]))

/** A mover who is not to move is nobody. */
const moverOf = (clocks: Clocks, what: { readonly mover: number }) =>
  toMove(clocks).includes(what.mover) ? what.mover : null

const happen = (clocks: Clocks, what: What, minute: number): Clocks => {
  switch (what.type) {
    case 'move': {
      const { after, isStandIn } = what
      const step = { before: toMove(clocks), after, mover: moverOf(clocks, what), isStandIn }
      return { ...clocks, seats: clocksAfter(clocks, step, at(minute)) }
    }
    case 'pause': {
      const pausedUntil = at(minute + what.minutes)
      return { ...clocks, seats: clocksRested(clocks, pausedUntil, at(minute)), pausedUntil }
    }
    case 'hours': {
      const seats = clockSettled(clocks, what.seat, at(minute))
      return { ...clocks, seats, rests: clocks.rests.with(what.seat, quietOf(what.hours)) }
    }
  }
}

const happenThere = (reference: Reference, clocks: Clocks, what: What): void => {
  switch (what.type) {
    case 'move':
      reference.move(what.after, moverOf(clocks, what), what.isStandIn)
      return
    case 'pause':
      reference.pausedUntil = reference.now + what.minutes
      return
    case 'hours': {
      const seat = reference.seats[what.seat]
      if (seat !== undefined) seat.hours = what.hours
      return
    }
  }
}

type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never

const begin = ({ pace, hours }: Scenario): Clocks => {
  const terms = termsOf(pace)
  return {
    terms,
    seats: Array.from({ length: SEATS }, () => freshClock(terms)),
    rests: hours.map(quietOf),
    pausedUntil: 0,
  }
}

const seats = [0, 1, 2]

/** Every step of a scenario: the clocks before and after, and the moment (ms). */
const stepsOf = (one: Scenario) => {
  let clocks = begin(one)
  let minute = one.start
  return one.happenings.map(({ gap, what }) => {
    minute += gap
    const before = clocks
    clocks = happen(clocks, what, minute)
    return { what, before, after: clocks, moment: at(minute) }
  })
}

describe('the clock', () => {
  test('is the one that ticks minute by minute', () => {
    const check = (one: Scenario) => {
      const reference = new Reference(one.start, termsOf(one.pace), one.hours)
      let clocks = begin(one)
      for (const { gap, what } of one.happenings) {
        reference.tickTo(reference.now + gap)
        happenThere(reference, clocks, what)
        clocks = happen(clocks, what, reference.now)
      }
      const deadlines = seats.map((seat) => reference.deadline(seat))
      expect(seats.map((seat) => deadlineOf(clocks, seat))).toEqual(
        deadlines.map((minute) => (minute === null ? null : at(minute))),
      )
      reference.tickTo(reference.now + one.later)
      const now = at(reference.now)
      expect(seats.map((seat) => leftAt(clocks, seat, now))).toEqual(
        reference.seats.map(({ left }) => left * MINUTE),
      )
      expect(seats.map((seat) => isOut(clocks, seat, now))).toEqual(
        deadlines.map((minute) => minute !== null && minute <= reference.now),
      )
    }
    fc.assert(fc.property(scenario, check), { numRuns: 10_000 })
  })

  test('never has more than the whole, and what is left only shrinks while nothing happens', () => {
    const check = (one: Scenario) => {
      for (const { after, moment } of stepsOf(one)) {
        for (const seat of seats) {
          const now = leftAt(after, seat, moment)
          const later = leftAt(after, seat, moment + one.later * MINUTE)
          expect(now).toBeLessThanOrEqual(after.terms.kind === 'none' ? 0 : after.terms.full)
          expect(later).toBeLessThanOrEqual(now)
          expect(later).toBeGreaterThanOrEqual(Math.max(0, now - one.later * MINUTE))
        }
      }
    }
    fc.assert(fc.property(scenario, check), { numRuns: 10_000 })
  })

  test('gets nothing from a pause or from other hours, and from a turn no more than it adds', () => {
    const check = (one: Scenario) => {
      for (const { what, before, after, moment } of stepsOf(one)) {
        const most = what.type === 'move' && after.terms.kind === 'bank' ? after.terms.added : 0
        if (what.type === 'move' && after.terms.kind === 'move') continue
        for (const seat of seats) {
          const gained = leftAt(after, seat, moment) - leftAt(before, seat, moment)
          expect(gained).toBeGreaterThanOrEqual(0)
          expect(gained).toBeLessThanOrEqual(most)
        }
      }
    }
    fc.assert(fc.property(scenario, check), { numRuns: 10_000 })
  })

  test('runs out no sooner for rests and pauses, and says so of the very moment', () => {
    const check = (one: Scenario) => {
      for (const { after, moment } of stepsOf(one)) {
        for (const seat of toMove(after)) {
          const deadline = deadlineOf(after, seat)
          if (deadline === null) continue
          const left = leftAt(after, seat, moment)
          if (left > 0) expect(deadline).toBeGreaterThanOrEqual(moment + left)
          else expect(deadline).toBeLessThanOrEqual(moment)
          expect(isOut(after, seat, deadline)).toBe(true)
          if (deadline > moment) expect(isOut(after, seat, deadline - 1)).toBe(false)
        }
      }
    }
    fc.assert(fc.property(scenario, check), { numRuns: 1000 })
  })
})
