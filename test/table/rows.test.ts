/** What a move costs: the rows it writes here and at its players' own objects, the alarm included. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { Table } from '../../src/table/table.ts'
import type { PlayerId } from '../../src/table/types.ts'
import { tablesOf } from './players.ts'
import { actFor, evict, got, looked, newKey, playOn, running, type TestTable, turn } from './support.ts'

type Count = { readonly rows: () => number; readonly reads: () => number; readonly alarms: () => number }

/** From now on all that an object's storage writes is counted, until it sleeps. Nothing is changed by it. */
const countIn = (storage: DurableObjectStorage): Count => {
  const { sql } = storage
  const cursors: Pick<SqlStorageCursor<Record<string, SqlStorageValue>>, 'rowsWritten' | 'rowsRead'>[] = []
  let alarms = 0
  const exec = sql.exec.bind(sql)
  const setAlarm = storage.setAlarm.bind(storage)
  Object.defineProperty(sql, 'exec', {
    value: (...args: Parameters<typeof exec>) => {
      const cursor = exec(...args)
      cursors.push(cursor)
      return cursor
    },
  })
  Object.defineProperty(storage, 'setAlarm', {
    value: (...args: Parameters<typeof setAlarm>) => {
      alarms += 1
      return setAlarm(...args)
    },
  })
  return {
    rows: () => cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
    reads: () => cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    alarms: () => alarms,
  }
}

const countTable = ({ stub }: TestTable): Promise<Count> =>
  runInDurableObject(stub, (_: Table, { storage }) => countIn(storage))

const countPlayer = (id: PlayerId): Promise<Count> =>
  runInDurableObject(env.PLAYER.getByName(id), (_, { storage }) => countIn(storage))

const decisionsAt = (table: TestTable): Promise<(number | null)[]> =>
  Promise.all(table.people.map(async ({ id }) => (await looked(table, id)).decision))

/** Waits until everybody who owes something here has it in their own list. */
const settled = (table: TestTable): Promise<void> =>
  vi.waitFor(
    async () => {
      const lines = await Promise.all(table.people.map(({ id }) => tablesOf(id)))
      const owed = await decisionsAt(table)
      expect(owed.map((decision, seat) => decision ?? lines[seat]?.[0]?.decision ?? null)).toEqual(
        lines.map(([line]) => line?.decision ?? null),
      )
    },
    { timeout: 10_000 },
  )

describe.each(['parity', 'spades'])('a move of %s', (game) => {
  test('writes at most 3 rows at its table, alarm included', async () => {
    const table = await running({ game })
    const count = await countTable(table)
    let most = 0
    for (let i = 0; i < 60; i += 1) {
      const before = count.rows() + count.alarms()
      await playOn(table, 1)
      most = Math.max(most, count.rows() + count.alarms() - before)
    }
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(3)
    // One row each, two for the snapshot now and then, and one alarm in half a minute.
    expect(count.rows()).toBeLessThanOrEqual(63)
    expect(count.alarms()).toBeLessThanOrEqual(3)
  })

  test('at a table that slept, and whose alarm then tells again, writes at most 3 rows', async () => {
    const table = await running({ game })
    await runDurableObjectAlarm(table.stub)
    await evict(table)
    const count = await countTable(table)
    await playOn(table, 1)
    expect([count.rows(), count.alarms()]).toEqual([1, 1])
    await evict(table)
    const afterwards = await countTable(table)
    expect(await runDurableObjectAlarm(table.stub)).toBe(true)
    expect([afterwards.rows(), afterwards.alarms()]).toEqual([0, 1])
  })

  test('writes one row for each person whose decision begins, and none for others', async () => {
    const table = await running({ game })
    await playOn(table, 7)
    await settled(table)
    await runDurableObjectAlarm(table.stub)
    const counts = await Promise.all(table.people.map(({ id }) => countPlayer(id)))
    for (let i = 0; i < 8; i += 1) {
      const [before, written] = [await decisionsAt(table), counts.map(({ rows }) => rows())]
      await playOn(table, 1)
      await settled(table)
      const after = await decisionsAt(table)
      expect(counts.map(({ rows }, seat) => rows() - (written[seat] ?? 0))).toEqual(
        after.map((decision, seat) => (decision === before[seat] || decision === null ? 0 : 1)),
      )
    }
  })

  test('tells the end of a decision by the alarm, in one row, and only once', async () => {
    const table = await running({ game })
    await settled(table)
    await runDurableObjectAlarm(table.stub)
    const before = await decisionsAt(table)
    const counts = await Promise.all(table.people.map(({ id }) => countPlayer(id)))
    await playOn(table, 1)
    await settled(table)
    const after = await decisionsAt(table)
    const written = () => counts.map(({ rows }) => rows())
    await runDurableObjectAlarm(table.stub)
    const changed = after.map((decision, seat) => (decision === before[seat] ? 0 : 1))
    expect(changed).toContain(1)
    expect(written()).toEqual(changed)
    await runDurableObjectAlarm(table.stub)
    expect(written()).toEqual(changed)
  })
})

test('of moves that follow one another at once the last is told in the end, none more than once', async () => {
  const table = await running()
  await settled(table)
  const counts = await Promise.all(table.people.map(({ id }) => countPlayer(id)))
  await playOn(table, 20)
  await settled(table)
  const written = counts.map(({ rows }) => rows())
  expect(Math.max(...written)).toBeGreaterThan(0)
  // Twenty moves take far less than ten times as long as news are apart.
  expect(Math.max(...written)).toBeLessThan(10)
})

test('a move reads nothing of its log, however long that is', async () => {
  const table = await running()
  await playOn(table, 120)
  const count = await countTable(table)
  await playOn(table, 10)
  expect(count.reads()).toBeLessThanOrEqual(10)
})

test('talk writes one row and sets no alarm; the same again and a refusal write nothing', async () => {
  const table = await running()
  const [{ id } = { id: '' }] = table.people
  const count = await countTable(table)
  const act = { key: newKey(), text: 'hello' }
  got(await table.calls.say(id, act))
  expect([count.rows(), count.alarms()]).toEqual([1, 0])
  got(await table.calls.say(id, act))
  const now = await turn(table)
  await table.calls.play(now.who.id, { ...actFor(now), decision: 77 })
  await table.calls.play(now.who.id, { ...actFor(now), moves: [{}] })
  expect([count.rows(), count.alarms()]).toEqual([1, 0])
})

test('a look, and what is seen already, write nothing; what is seen now writes one row', async () => {
  const table = await running()
  await playOn(table, 6)
  const [{ id } = { id: '' }] = table.people
  const count = await countTable(table)
  const { e } = await looked(table, id)
  got(await table.calls.events(id, 0, 100))
  expect(count.rows()).toBe(0)
  got(await table.calls.say(table.people[1]?.id ?? '', { key: newKey(), text: 'well?' }))
  got(await table.calls.seen(id, e + 1))
  got(await table.calls.seen(id, e + 1))
  got(await table.calls.seen(id, e))
  expect(count.rows()).toBe(2)
})
