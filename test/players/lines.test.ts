import { describe, expect, test } from 'vitest'
import { inOrder, type Listed, waitingSince } from '../../src/players/lines.ts'
import { lineOf } from './support.ts'

const waiting = (id: string, since: number, lastAt: number): Listed => ({
  line: lineOf(id, { decision: 1, toAct: [0], lastAt }),
  waitingSince: since,
})

const listed = (id: string, change: Parameters<typeof lineOf>[1]): Listed => ({
  line: lineOf(id, change),
  waitingSince: null,
})

test('longest waiting first, then running and open, then over, newest first', () => {
  const all = [
    listed('over-old', { status: 'over', lastAt: 10 }),
    listed('closed-new', { status: 'closed', lastAt: 20 }),
    listed('open-old', { status: 'open', lastAt: 30 }),
    listed('playing-new', { status: 'playing', lastAt: 40 }),
    listed('open-newest', { status: 'open', lastAt: 50 }),
    waiting('waiting-short', 60, 60),
    waiting('waiting-long-talked-over', 5, 70),
  ]
  const ordered = [
    'waiting-long-talked-over',
    'waiting-short',
    'open-newest',
    'playing-new',
    'open-old',
    'closed-new',
    'over-old',
  ]
  expect(inOrder(all).map(({ id }) => id)).toEqual(ordered)
  expect(inOrder(all.toReversed()).map(({ id }) => id)).toEqual(ordered)
})

test('tables of one moment keep an order', () => {
  const twins = [listed('b', {}), listed('a', {}), waiting('d', 5, 5), waiting('c', 5, 5)]
  expect(inOrder(twins).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b'])
})

describe('a table waits for a person since', () => {
  const owing = (decision: number | null) => lineOf('t', { decision, lastAt: 500 })

  test.each([
    ['the first line that says so', null, owing(0), 500],
    ['another decision is owed', { decision: 0, waitingSince: 100 }, owing(1), 500],
    ['it began, while the decision stays the same', { decision: 1, waitingSince: 100 }, owing(1), 100],
    ['never, while no decision is owed', { decision: 1, waitingSince: 100 }, owing(null), null],
    ['a decision is owed after none', { decision: null, waitingSince: null }, owing(2), 500],
  ])('%s', (_, before, line, since) => {
    expect(waitingSince(before, line)).toBe(since)
  })
})
