/** What a table does by itself: telling again after a crash, closing, being forgotten; each safe to do twice. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runDue } from '../../src/alarms.ts'
import type { PlayerId, TableLine } from '../../src/table/types.ts'
import { playerInside, tablesOf } from './players.ts'
import {
  codeOf,
  evict,
  finished,
  got,
  inside,
  looked,
  newKey,
  opened,
  person,
  personAt,
  playOn,
  running,
  stored,
  type TestTable,
  turn,
} from './support.ts'

const DAY = 24 * 60 * 60 * 1000

const alarmOf = (table: TestTable): Promise<number | null> => inside(table, (storage) => storage.getAlarm())

/** As if everything here had happened so much earlier. */
const backdate = async (table: TestTable, days: number): Promise<void> => {
  const ms = days * DAY
  await inside(table, ({ sql }) => {
    sql.exec('UPDATE log SET at = at - ?', ms)
    sql.exec("UPDATE facts SET facts = json_set(facts, '$.openedAt', facts ->> '$.openedAt' - ?)", ms)
  })
  await evict(table)
}

/** The line a person's own list has of this table. */
const lineOf = async (table: TestTable, id: PlayerId): Promise<TableLine | undefined> =>
  (await tablesOf(id)).find((line) => line.id === table.id)

describe('telling people', () => {
  test('each hears whose turn it is, from the first moment on', async () => {
    const table = await running({ game: 'spades' })
    await playOn(table, 9)
    for (const [seat, { id }] of table.people.entries()) {
      const { decision, toAct } = await looked(table, id)
      expect(decision === null).toBe(!toAct.includes(seat))
      if (decision === null) continue
      await vi.waitFor(
        async () => expect(await lineOf(table, id)).toMatchObject({ status: 'playing', you: seat, decision }),
        { timeout: 3000 },
      )
    }
  })

  test('the alarm tells each whose turn ended, and nobody waits for it longer than half a minute', async () => {
    const table = await running({ game: 'spades' })
    await playOn(table, 9)
    expect(await alarmOf(table)).toBeLessThanOrEqual(Date.now() + 30_000)
    expect(await runDurableObjectAlarm(table.stub)).toBe(true)
    for (const [seat, { id }] of table.people.entries()) {
      const { decision } = await looked(table, id)
      expect(await lineOf(table, id)).toMatchObject({ status: 'playing', you: seat, decision })
    }
  })

  test('is made up for by the alarm when the object died before anybody was told', async () => {
    const table = await running()
    await playOn(table, 3)
    await evict(table)
    // What a crash between the write and the telling leaves: the rows and the alarm, and no line.
    for (const { id } of table.people)
      await playerInside(id, ({ sql }) => sql.exec('DELETE FROM line').rowsWritten)
    const lines = () => Promise.all(table.people.map(({ id }) => lineOf(table, id)))
    expect(await lines()).toEqual([undefined, undefined])
    const alarm = (await alarmOf(table)) ?? Number.POSITIVE_INFINITY
    expect(alarm).toBeLessThanOrEqual(Date.now() + 30_000)
    const owed = await Promise.all(table.people.map(async ({ id }) => (await looked(table, id)).decision))
    for (let time = 0; time < 2; time += 1) {
      expect(await runDurableObjectAlarm(table.stub)).toBe(true)
      expect((await lines()).map((line) => line?.decision)).toEqual(owed)
      expect((await lines()).map((line) => line?.n)).toEqual([3, 3])
    }
  })

  test('reaches those who left as well', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades' })
    got(await table.calls.sit(ben, {}))
    got(await table.calls.leave(ben.id))
    await playerInside(
      ben.id,
      ({ sql }) => sql.exec("UPDATE line SET v = 1, status = 'open', line = '{}'").rowsWritten,
    )
    await evict(table)
    expect(await runDurableObjectAlarm(table.stub)).toBe(true)
    expect(await tablesOf(ben.id)).toEqual([])
    got(await table.calls.sit(ben, {}))
    await runDurableObjectAlarm(table.stub)
    expect(await lineOf(table, ben.id)).toMatchObject({ you: 1, status: 'open' })
  })

  test('says the end and the result to all', async () => {
    const table = await finished({ options: { target: 50 } })
    const { result } = await looked(table)
    for (const { id } of table.people) {
      await vi.waitFor(
        async () => expect(await lineOf(table, id)).toMatchObject({ status: 'over', decision: null, result }),
        { timeout: 3000 },
      )
    }
  })
})

describe('a table never started', () => {
  test('closes fourteen days after its opening, and says so to its people', async () => {
    const ann = person('Ann')
    const table = await opened(ann)
    const { openedAt, expiresAt } = await looked(table)
    expect(expiresAt).toBe(openedAt + 14 * DAY)
    await runDurableObjectAlarm(table.stub)
    expect(await alarmOf(table)).toBe(expiresAt)
    await backdate(table, 13.99)
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).status).toBe('open')
    await backdate(table, 0.02)
    await runDurableObjectAlarm(table.stub)
    await evict(table)
    await runDurableObjectAlarm(table.stub)
    expect(await looked(table)).toMatchObject({ status: 'closed' })
    const { events } = got(await table.calls.events(null, 0, 100))
    expect(events.map(({ type, reason }) => [type, reason])).toEqual([
      ['opened', undefined],
      ['closed', 'expired'],
    ])
    expect(await lineOf(table, ann.id)).toMatchObject({ status: 'closed' })
    expect(codeOf(await table.calls.sit(person('Ben'), {}))).toBe('table-closed')
  })

  test('does not close once it has started', async () => {
    const table = await running()
    await backdate(table, 100)
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).status).toBe('playing')
  })
})

describe('a year after the last act', () => {
  test.each([
    ['playing', () => running()],
    ['over', () => finished({ options: { target: 50 } })],
    [
      'closed',
      async () => {
        const ann = person('Ann')
        const table = await opened(ann)
        got(await table.calls.close(ann.id))
        return table
      },
    ],
  ])('a table that is %s is forgotten, by its people too', async (status, make) => {
    const table = await make()
    const look = await looked(table)
    expect(look).toMatchObject({ status, expiresAt: look.lastAt + 365 * DAY })
    await backdate(table, 364)
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).status).toBe(status)
    const { id } = personAt(table, 0)
    await backdate(table, 1.01)
    await runDurableObjectAlarm(table.stub)
    expect(codeOf(await table.calls.look(id))).toBe('no-table')
    expect(await lineOf(table, id)).toBeUndefined()
    expect(await alarmOf(table)).toBeNull()
    await evict(table)
    expect(codeOf(await table.calls.look(id))).toBe('no-table')
    expect(await stored(table, "SELECT count(*) FROM sqlite_master WHERE name IN ('facts', 'log')")).toBe(0)
  })

  test('counts from the last act, talk included', async () => {
    const table = await running()
    await backdate(table, 360)
    got(await table.calls.say(personAt(table, 0).id, { key: newKey(), text: 'still here' }))
    await backdate(table, 10)
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).status).toBe('playing')
    expect(got(await table.calls.look(null)).look.expiresAt).toBeGreaterThan(Date.now() + 354 * DAY)
  })
})

test('the alarm is always set again, later once all is told', async () => {
  const table = await running()
  for (let i = 0; i < 3; i += 1) {
    const now = await turn(table)
    await playOn(table, 1)
    const { expiresAt } = await looked(table, now.who.id)
    expect(await alarmOf(table)).toBeLessThanOrEqual(Date.now() + 30_000)
    await runDurableObjectAlarm(table.stub)
    expect(await alarmOf(table)).toBe(expiresAt)
  }
})

test('a table whose rules are not here keeps its alarm and everything else', async () => {
  const table = await running()
  await inside(
    table,
    ({ sql }) => sql.exec("UPDATE facts SET facts = json_set(facts, '$.version', 9)").rowsWritten,
  )
  await evict(table)
  await runDurableObjectAlarm(table.stub)
  expect(await alarmOf(table)).toBeGreaterThan(Date.now())
  await inside(
    table,
    ({ sql }) => sql.exec("UPDATE facts SET facts = json_set(facts, '$.version', 1)").rowsWritten,
  )
  await evict(table)
  expect((await looked(table)).status).toBe('playing')
})

describe('duties', () => {
  const log: string[] = []
  beforeEach(() => {
    log.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  const duty = (name: string, times: (number | null)[], fails = false) => ({
    name,
    dueAt: () => times[0] ?? null,
    run: async () => {
      log.push(name)
      if (fails) throw new Error(`${name} failed, as it should`)
      times.shift()
    },
  })

  test.each([
    ['nothing is due for ever', [duty('a', [])], [], null],
    ['one is due later', [duty('a', [1001])], [], 1001],
    ['one is due now and again later', [duty('a', [1000, 5000])], ['a'], 5000],
    ['the sooner of two', [duty('a', [900, 9000]), duty('b', [7000])], ['a'], 7000],
    ['one fails and the next runs all the same', [duty('a', [1], true), duty('b', [2])], ['a', 'b'], 1060],
    ['a failure does not put off what is due before', [duty('a', [1], true), duty('b', [1010])], ['a'], 1010],
  ])('%s', async (_, duties, ran, next) => {
    expect(await runDue(duties, 1000, 60)).toBe(next)
    expect(log).toEqual(ran)
  })
})

test('people who never were at a table are told nothing', async () => {
  expect(await env.PLAYER.getByName(person('Eve').id).tables()).toEqual([])
})
