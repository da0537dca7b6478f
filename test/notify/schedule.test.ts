import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextTry, reminders } from '../../src/notify/schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DUE = Date.UTC(2026, 0, 1)

describe('the next try', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 16],
    [6, 32],
    [7, 60],
    [8, 60],
    [20, 60],
  ])('after %d is %d minutes later', (count, minutes) => {
    expect(nextTry({ due: DUE, count, now: DUE + 5, retryAfter: null })).toBe(DUE + 5 + minutes * MINUTE)
  })

  test.each([
    ['later than usual', 1, 90, 90 * 1000],
    ['sooner than usual', 3, 5, 4 * MINUTE],
    ['hours later', 1, 7200, 2 * HOUR],
    ['at once', 1, 0, MINUTE],
  ])('where the other side asks for it %s', (_, count, retryAfter, wait) => {
    expect(nextTry({ due: DUE, count, now: DUE, retryAfter })).toBe(DUE + wait)
  })

  test('is none once it would come more than a day after the call was due', () => {
    const now = DUE + 23 * HOUR
    expect(nextTry({ due: DUE, count: 30, now, retryAfter: null })).toBe(DUE + 24 * HOUR)
    expect(nextTry({ due: DUE, count: 30, now: now + 1, retryAfter: null })).toBeNull()
    expect(nextTry({ due: DUE, count: 1, now: DUE, retryAfter: 24 * 3600 + 1 })).toBeNull()
  })

  test('comes a bounded number of times in all', () => {
    let [now, count] = [DUE, 1]
    for (;;) {
      const at = nextTry({ due: DUE, count, now, retryAfter: null })
      if (at === null) break
      now = at
      count += 1
    }
    // 1 + 2 + 4 + 8 + 16 + 32 minutes, then every full hour of the 22 that remain.
    expect(count).toBe(1 + 6 + 22)
  })
})

describe('reminders', () => {
  test.each([
    [
      'three days',
      72,
      [
        [36, false],
        [71, true],
      ],
    ],
    [
      'a day',
      24,
      [
        [12, false],
        [23, true],
      ],
    ],
    [
      'three hours',
      3,
      [
        [1.5, false],
        [2, true],
      ],
    ],
    ['two hours, where both are one', 2, [[1, true]]],
    [
      'an hour and a half',
      1.5,
      [
        [0.5, false],
        [0.75, true],
      ],
    ],
    ['an hour, which is no time to come', 1, [[0.5, true]]],
    ['no time at all', 0, []],
  ] as const)('of %s', (_, hours, expected) => {
    const told = reminders(DUE, DUE + hours * HOUR).map(({ at, last }) => [(at - DUE) / HOUR, last])
    expect(told).toEqual(expected)
  })

  test('lie between beginning and end, in order, and one only is the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 * 24 * HOUR }), (span) => {
        const told = reminders(DUE, DUE + span)
        const times = told.map(({ at }) => at)
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
        expect(times.every((at) => at > DUE && at < DUE + span)).toBe(true)
        expect(told.map(({ last }) => last)).toEqual(told.map((_, index) => index === told.length - 1))
      }),
    )
  })
})
