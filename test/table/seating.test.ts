/** Before the start: who sits where, who is host, how it begins and how it ends without beginning. */
import { listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { newTableId } from '../../src/table/ids.ts'
import { codeOf, evict, got, inside, looked, opened, person, running, tableOf } from './support.ts'

const names = ({ seats }: { seats: readonly { name: string }[] }) => seats.map(({ name }) => name)
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type)

describe('opening', () => {
  test('seats the host where they wish and shows a commitment, no secret', async () => {
    const ann = person('Ann')
    const table = await opened(ann, { game: 'spades', seat: 2 })
    const look = await looked(table, ann.id)
    expect(look).toMatchObject({ id: table.id, game: 'spades', version: 1, status: 'open', n: 0, e: 1 })
    expect(look).toMatchObject({ host: 2, you: 2, toAct: [], decision: null, legal: null, view: null })
    expect(look).toMatchObject({ secret: null, result: null, rematch: null, since: [] })
    expect(look.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person', 'open'])
    expect(look.commitment).toMatch(/^[0-9a-f]{64}$/)
    await evict(table)
    expect(await looked(table, ann.id)).toEqual(look)
  })

  test('again is answered by the table as it stands', async () => {
    const table = await running()
    const [ann = person('')] = table.people
    const input = { id: table.id, game: 'spades', seats: 4, options: {}, host: ann, seat: 3 }
    expect(got(await table.calls.open(input)).look).toMatchObject({
      game: 'parity',
      status: 'playing',
      you: 0,
    })
  })

  test('of a game that is not there is refused and stores nothing', async () => {
    const table = tableOf(newTableId())
    const input = { id: table.id, game: 'chess', seats: 2, options: {}, host: person('Ann'), seat: 0 }
    expect(codeOf(await table.calls.open(input))).toBe('no-game')
    expect(codeOf(await table.calls.look(null))).toBe('no-table')
  })
})

test('whatever is asked of a table that is not there, nothing is stored', async () => {
  const table = tableOf(newTableId())
  const { calls } = table
  const ann = person('Ann')
  const answers = [
    calls.look(ann.id),
    calls.sit(ann, {}),
    calls.leave(ann.id),
    calls.start(ann.id, {}),
    calls.close(ann.id),
    calls.play(ann.id, { key: 'k', decision: 0, moves: [] }),
    calls.say(ann.id, { key: 'k', text: 'hello' }),
    calls.seen(ann.id, 1),
    calls.events(ann.id, 0, 10),
    calls.record(),
    calls.rematch(ann.id, { key: 'k' }),
  ]
  expect(new Set((await Promise.all(answers)).map(codeOf))).toEqual(new Set(['no-table']))
  const tables = await inside(table, ({ sql }) =>
    sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").toArray(),
  )
  expect(tables).toEqual([])
})

describe('sitting down', () => {
  test('takes the first free seat, or the one wished', async () => {
    const table = await opened(person('Ann'), { game: 'spades' })
    const [ben, cho] = [person('Ben'), person('Cho')]
    expect(got(await table.calls.sit(ben, { seat: 3 })).look.you).toBe(3)
    await evict(table)
    const { look } = got(await table.calls.sit(cho, {}))
    expect(look.you).toBe(1)
    expect(names(look)).toEqual(['Ann', 'Cho', '', 'Ben'])
    expect(look.since).toEqual([])
  })

  test('twice is sitting once; another free seat is a move there', async () => {
    const table = await opened(person('Ann'), { game: 'spades' })
    const ben = person('Ben')
    const first = got(await table.calls.sit(ben, {})).look
    expect(got(await table.calls.sit(ben, {})).look).toEqual(first)
    expect(got(await table.calls.sit(ben, { seat: 1 })).look).toEqual(first)
    const moved = got(await table.calls.sit(ben, { seat: 3 })).look
    expect(names(moved)).toEqual(['Ann', '', '', 'Ben'])
    expect(codeOf(await table.calls.sit(ben, { seat: 0 }))).toBe('seat-taken')
    expect((await looked(table, ben.id)).you).toBe(3)
  })

  test('two at once on one seat: one sits, one is told', async () => {
    const table = await opened(person('Ann'), { game: 'spades' })
    const people = [person('Ben'), person('Cho')]
    const answers = await Promise.all(people.map((one) => table.calls.sit(one, { seat: 1 })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = answers.find((answer) => !answer.ok)
    const sits = people[answers.findIndex(({ ok }) => ok)]
    expect(refused).toEqual({ ok: false, code: 'seat-taken', params: { seat: 1, name: sits?.name } })
    expect(names(await looked(table))).toEqual(['Ann', sits?.name, '', ''])
  })

  test('on the last seat starts the game, for whoever came first', async () => {
    const table = await opened(person('Ann'))
    const answers = await Promise.all(['Ben', 'Cho', 'Dan'].map((name) => table.calls.sit(person(name), {})))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
      'already-started',
      'already-started',
      'ok',
    ])
    const look = await looked(table)
    expect(look).toMatchObject({ status: 'playing', n: 0 })
    expect(look.toAct).toHaveLength(1)
    const { events } = got(await table.calls.events(null, 0, 10))
    expect(types(events)).toEqual(['opened', 'sat', 'started'])
    expect(events[2]).toMatchObject({ names: names(look) })
    await evict(table)
    expect(await looked(table)).toEqual(look)
  })

  test('a seat that is not there is a bad request', async () => {
    const table = await opened(person('Ann'))
    const answer = await table.calls.sit(person('Ben'), { seat: 2 })
    expect(answer).toMatchObject({ code: 'bad-request', params: { issues: [{ path: 'seat' }] } })
  })

  test('a seated person who sits down in a running game is answered as before', async () => {
    const table = await running()
    const [, ben = person('')] = table.people
    expect(got(await table.calls.sit(ben, { seat: 0 })).look).toMatchObject({ you: 1, status: 'playing' })
  })
})

describe('leaving', () => {
  test('frees the seat; a leaving host hands over to the next who sits', async () => {
    const [ann, ben, cho] = [person('Ann'), person('Ben'), person('Cho')]
    const table = await opened(ann, { game: 'spades', seat: 1 })
    got(await table.calls.sit(ben, { seat: 3 }))
    got(await table.calls.sit(cho, { seat: 2 }))
    await evict(table)
    const { look } = got(await table.calls.leave(ann.id))
    expect(look).toMatchObject({ host: 2, you: null, status: 'open' })
    expect(names(look)).toEqual(['', '', 'Cho', 'Ben'])
    expect(codeOf(await table.calls.leave(ann.id))).toBe('not-seated')
    expect(codeOf(await table.calls.start(ben.id, {}))).toBe('not-host')
  })

  test('of the last one closes the table', async () => {
    const ann = person('Ann')
    const table = await opened(ann)
    expect(got(await table.calls.leave(ann.id)).look).toMatchObject({ status: 'closed', host: null })
    await evict(table)
    expect(codeOf(await table.calls.sit(ann, {}))).toBe('table-closed')
    expect(types(got(await table.calls.events(null, 0, 10)).events)).toEqual(['opened', 'left', 'closed'])
  })
})

describe('the host', () => {
  test('cannot start with fewer than the game is for', async () => {
    const ann = person('Ann')
    const table = await opened(ann, { game: 'spades' })
    expect(await table.calls.start(ann.id, {})).toEqual({
      ok: false,
      code: 'too-few-seated',
      params: { seated: 1, seats: [4] },
    })
    expect((await looked(table)).status).toBe('open')
  })

  test.each(['start', 'close'] as const)('alone may %s', async (act) => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades' })
    got(await table.calls.sit(ben, {}))
    const doIt = (id: string) => (act === 'start' ? table.calls.start(id, {}) : table.calls.close(id))
    expect(codeOf(await doIt(person('Cho').id))).toBe('not-seated')
    expect(codeOf(await doIt(ben.id))).toBe('not-host')
  })

  test('closes the table for good', async () => {
    const ann = person('Ann')
    const table = await opened(ann)
    expect(got(await table.calls.close(ann.id)).look).toMatchObject({ status: 'closed', secret: null })
    await evict(table)
    expect(codeOf(await table.calls.sit(person('Ben'), {}))).toBe('table-closed')
    expect(codeOf(await table.calls.close(ann.id))).toBe('table-closed')
    expect(codeOf(await table.calls.start(ann.id, {}))).toBe('table-closed')
    expect(codeOf(await table.calls.say(ann.id, { key: 'k', text: 'hm' }))).toBe('table-closed')
    expect(codeOf(await table.calls.play(ann.id, { key: 'k', decision: 0, moves: [{}] }))).toBe(
      'table-closed',
    )
    const { events } = got(await table.calls.events(null, 0, 10))
    expect(events.at(-1)).toMatchObject({ type: 'closed', reason: 'host' })
  })
})

test('every table is an object of its own', async () => {
  const before = (await listDurableObjectIds(env.TABLE)).length
  const [one, two] = await Promise.all([opened(person('Ann')), opened(person('Ben'))])
  expect((await listDurableObjectIds(env.TABLE)).length).toBe(before + 2)
  expect((await looked(one)).commitment).not.toBe((await looked(two)).commitment)
})
