import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { PlayerStore } from '../../src/players/store.ts'
import type { TableLine, TableStatus } from '../../src/table/types.ts'
import { countingRows } from '../support/rows.ts'
import { lineOf, someone, updateOf } from './support.ts'

const idsOf = (lines: readonly TableLine[]) => lines.map(({ id }) => id)

describe('a line is taken', () => {
  test('and outlives an eviction', async () => {
    const { player } = someone()
    const line = lineOf('t', { toAct: [0], decision: 2, result: null })
    expect(await player.take(updateOf(1, line))).toEqual({ quiet: null })
    await evictDurableObject(player)
    expect(await player.tables()).toEqual([line])
  })

  test('in place of an older one, never of a newer one', async () => {
    const { player } = someone()
    for (const [v, n] of [
      [2, 20],
      [1, 10],
      [2, 21],
      [4, 40],
      [3, 30],
    ] as const) {
      expect(await player.take(updateOf(v, lineOf('t', { n })))).toEqual({ quiet: null })
      await evictDurableObject(player)
    }
    expect(await player.tables()).toEqual([lineOf('t', { n: 40 })])
  })

  test('in any order, all at once', async () => {
    const { player } = someone()
    const updates = Array.from({ length: 60 }, (_, i) =>
      updateOf(1 + ((i * 7) % 60), lineOf(`t${i % 3}`, { n: i })),
    )
    await Promise.all(updates.map((update) => player.take(update)))
    const newest = ['t0', 't1', 't2'].map(
      (table) => updates.filter((update) => update.table === table).toSorted((a, b) => b.v - a.v)[0]?.line,
    )
    expect((await player.tables()).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(newest)
  })

  test('of a table left behind none, though an older line comes late', async () => {
    const { player } = someone()
    await player.take(updateOf(1, lineOf('t')))
    await player.take({ table: 't', v: 3, line: null })
    expect(await player.tables()).toEqual([])
    await evictDurableObject(player)
    await player.take(updateOf(2, lineOf('t')))
    expect(await player.tables()).toEqual([])
    expect(await player.totals()).toEqual({ open: 0, playing: 0, over: 0, closed: 0 })
    await player.take(updateOf(4, lineOf('t', { n: 9 })))
    expect(await player.tables()).toEqual([lineOf('t', { n: 9 })])
  })

  test('and a wait lasts from its decision on, whatever is said meanwhile', async () => {
    const { player } = someone()
    const owed = (id: string, decision: number, lastAt: number) =>
      lineOf(id, { decision, toAct: [0], lastAt })
    await player.take(updateOf(1, owed('first', 4, 100)))
    await player.take(updateOf(1, owed('second', 0, 200)))
    await player.take(updateOf(2, owed('first', 4, 900)))
    expect(idsOf(await player.tables())).toEqual(['first', 'second'])
    await evictDurableObject(player)
    await player.take(updateOf(3, owed('first', 5, 950)))
    expect(idsOf(await player.tables())).toEqual(['second', 'first'])
  })
})

test('a line costs one row, an old one none', async () => {
  await runInDurableObject(someone().player, (_, state) => {
    const { storage, rowsWritten } = countingRows(state.storage)
    const store = new PlayerStore(storage)
    store.take(updateOf(1, lineOf('first')))
    rowsWritten()
    const costs = [
      updateOf(2, lineOf('second')),
      updateOf(3, lineOf('second', { status: 'over', decision: null })),
      updateOf(3, lineOf('second')),
      updateOf(1, lineOf('second')),
      { table: 'second', v: 4, line: null },
      { table: 'second', v: 4, line: null },
      { table: 'third', v: 1, line: null },
    ].map((update) => {
      store.take(update)
      return rowsWritten()
    })
    expect(costs).toEqual([1, 1, 0, 0, 1, 0, 1])
  })
})

describe('somebody with many tables', () => {
  const STATUSES: readonly TableStatus[] = [
    'over',
    'over',
    'over',
    'over',
    'over',
    'over',
    'over',
    'closed',
    'open',
    'playing',
  ]
  const lines = Array.from({ length: 1_000 }, (_, i) => {
    const status = STATUSES[i % 10] ?? 'over'
    const decision = status === 'playing' && i % 20 === 9 ? 1 : null
    return lineOf(`t${i}`, { status, decision, lastAt: i })
  })

  test('sees those closed unplayed where there is room', async () => {
    const { player } = someone()
    await player.take(updateOf(1, lineOf('closed', { status: 'closed', lastAt: 9 })))
    for (let i = 0; i < 49; i++)
      await player.take(updateOf(1, lineOf(`over${i}`, { status: 'over', lastAt: i })))
    expect(idsOf(await player.tables())).toContain('closed')
    await player.take(updateOf(1, lineOf('over-too', { status: 'over', lastAt: 1 })))
    expect(idsOf(await player.tables())).not.toContain('closed')
    expect(await player.tables()).toHaveLength(50)
  })

  test('sees of 1,000 those that run or are open, and the newest 50 that are over; the rest is counted', async () => {
    const { player } = someone()
    await runInDurableObject(player, (_, { storage }) => {
      const store = new PlayerStore(storage)
      for (const line of lines) store.take(updateOf(1, line))
    })
    await evictDurableObject(player)
    const seen = await player.tables()
    const ids = (wanted: (line: TableLine) => boolean) => idsOf(lines.filter(wanted))
    expect(idsOf(seen)).toEqual([
      ...ids(({ decision }) => decision !== null),
      ...ids(
        ({ decision, status }) => decision === null && (status === 'open' || status === 'playing'),
      ).toReversed(),
      ...ids(({ status }) => status === 'over')
        .toReversed()
        .slice(0, 50),
    ])
    expect(await player.totals()).toEqual({ open: 100, playing: 100, over: 700, closed: 100 })
    const started = performance.now()
    for (let i = 0; i < 20; i++) await player.tables()
    expect((performance.now() - started) / 20).toBeLessThan(50)
  })
})
