import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isZone, type Quiet, quietUntil } from '../../src/notify/quiet.ts'

const quiet = (zone: string, from = '21:00', to = '08:00'): Quiet => {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return { zone, from: minutes(from), to: minutes(to) }
}
const until = (hours: Quiet, at: string): string => new Date(quietUntil(hours, Date.parse(at))).toISOString()
const utc = (at: string): string => new Date(at).toISOString()

/**
 * Clocks in 2026 (IANA time zone database): Berlin +01:00, +02:00 from 29 March 01:00 UTC to 25 October
 * 01:00 UTC; New York -05:00, -04:00 from 8 March 07:00 UTC to 1 November 06:00 UTC; Seoul always +09:00.
 */
describe('quiet hours from 21:00 to 08:00', () => {
  test.each([
    ['Asia/Seoul', '2026-06-01T20:59:59+09:00', '2026-06-01T20:59:59+09:00'],
    ['Asia/Seoul', '2026-06-01T21:00:00+09:00', '2026-06-02T08:00:00+09:00'],
    ['Asia/Seoul', '2026-06-02T00:00:00+09:00', '2026-06-02T08:00:00+09:00'],
    ['Asia/Seoul', '2026-06-02T07:59:59.999+09:00', '2026-06-02T08:00:00+09:00'],
    ['Asia/Seoul', '2026-06-02T08:00:00+09:00', '2026-06-02T08:00:00+09:00'],
    // The night before and the night of each change.
    ['Europe/Berlin', '2026-03-27T21:00:00+01:00', '2026-03-28T08:00:00+01:00'],
    ['Europe/Berlin', '2026-03-28T21:00:00+01:00', '2026-03-29T08:00:00+02:00'],
    ['Europe/Berlin', '2026-03-29T20:59:59+02:00', '2026-03-29T20:59:59+02:00'],
    ['Europe/Berlin', '2026-03-29T21:00:00+02:00', '2026-03-30T08:00:00+02:00'],
    ['Europe/Berlin', '2026-10-24T21:00:00+02:00', '2026-10-25T08:00:00+01:00'],
    ['Europe/Berlin', '2026-10-25T20:59:59+01:00', '2026-10-25T20:59:59+01:00'],
    ['Europe/Berlin', '2026-10-25T21:00:00+01:00', '2026-10-26T08:00:00+01:00'],
    ['America/New_York', '2026-03-07T21:00:00-05:00', '2026-03-08T08:00:00-04:00'],
    ['America/New_York', '2026-03-08T21:00:00-04:00', '2026-03-09T08:00:00-04:00'],
    ['America/New_York', '2026-10-31T21:00:00-04:00', '2026-11-01T08:00:00-05:00'],
    ['America/New_York', '2026-11-01T20:59:00-05:00', '2026-11-01T20:59:00-05:00'],
    ['America/New_York', '2026-11-01T21:00:00-05:00', '2026-11-02T08:00:00-05:00'],
  ])('in %s: what is due at %s may be told at %s', (zone, due, told) => {
    expect(until(quiet(zone), due)).toBe(utc(told))
  })
})

describe('where the end falls into a change of clocks', () => {
  test('an end that the clock leaves out is the moment it is put forward', () => {
    const hours = quiet('Europe/Berlin', '21:00', '02:30')
    expect(until(hours, '2026-03-28T23:00:00+01:00')).toBe(utc('2026-03-29T03:00:00+02:00'))
  })

  test('an end that the clock shows twice ends both times', () => {
    const hours = quiet('Europe/Berlin', '21:00', '02:30')
    expect(until(hours, '2026-10-25T01:00:00+02:00')).toBe(utc('2026-10-25T02:30:00+02:00'))
    expect(until(hours, '2026-10-25T02:00:00+01:00')).toBe(utc('2026-10-25T02:30:00+01:00'))
  })

  test('half an hour of change is one too', () => {
    // Lord Howe: +11:00, +10:30 from 4 April 2026 15:00 UTC.
    const hours = quiet('Australia/Lord_Howe')
    expect(until(hours, '2026-04-04T21:00:00+11:00')).toBe(utc('2026-04-05T08:00:00+10:30'))
  })
})

describe('quiet hours', () => {
  test('within one day', () => {
    const hours = quiet('Asia/Seoul', '12:00', '13:00')
    expect(until(hours, '2026-06-01T12:30:00+09:00')).toBe(utc('2026-06-01T13:00:00+09:00'))
    expect(until(hours, '2026-06-01T23:00:00+09:00')).toBe(utc('2026-06-01T23:00:00+09:00'))
  })

  test('that begin where they end are none', () => {
    const hours = quiet('Asia/Seoul', '08:00', '08:00')
    expect(until(hours, '2026-06-01T08:00:00+09:00')).toBe(utc('2026-06-01T08:00:00+09:00'))
  })

  test('end at the first moment that is not quiet', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham')
    const minute = fc.nat(24 * 60 - 1)
    const year = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }
    fc.assert(
      fc.property(zones, minute, minute, fc.integer(year), (zone, from, to, at) => {
        const hours = { zone, from, to }
        const end = quietUntil(hours, at)
        const shown = (moment: number) => {
          const [h = 0, m = 0] = new Date(moment)
            .toLocaleTimeString('de', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
            .split(':')
            .map(Number)
          return h * 60 + m
        }
        const isQuiet = (moment: number) => {
          const now = shown(moment)
          return from <= to ? now >= from && now < to : now >= from || now < to
        }
        expect(isQuiet(end)).toBe(false)
        if (end === at) return
        expect(isQuiet(at)).toBe(true)
        expect(isQuiet(end - 1)).toBe(true)
        expect(isQuiet(at + Math.floor((end - 1 - at) / 2))).toBe(true)
      }),
    )
  })
})

test.each([
  ['Asia/Seoul', true],
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('whether %s is a zone: %s', (zone, expected) => {
  expect(isZone(zone)).toBe(expected)
})
