/** Moves: made once each, in turn, on the table as it is; all of an act or none of it. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../src/table/table.ts'
import type { PlayAct } from '../../src/table/types.ts'
import {
  actFor,
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

const trump = { type: 'trump', suit: 'H' }
const parity = { type: 'parity', parity: 'odd' }

/** Asked inside, since a throw that crosses a call is reported once more as nobody's. */
const withObject = (table: TestTable, act: (object: Table) => Promise<void>): Promise<void> =>
  runInDurableObject(table.stub, act)

describe('a move', () => {
  test('is made, told and kept', async () => {
    const table = await running()
    const now = await turn(table)
    expect(now.look.decision).toBe(0)
    const { n, look } = got(await table.calls.play(now.who.id, { ...actFor(now), moves: [trump] }))
    expect([n, look.n, look.decision]).toEqual([1, 1, 1])
    expect(look.view).toMatchObject({ phase: 'parity', trump: 'H' })
    await evict(table)
    expect(await looked(table, now.who.id)).toEqual(look)
  })

  test('fifty times at once is made once, with fifty equal answers', async () => {
    const table = await running()
    const now = await turn(table)
    const act = actFor(now)
    const answers = await Promise.all(Array.from({ length: 50 }, () => table.calls.play(now.who.id, act)))
    expect(answers).toEqual(Array.from({ length: 50 }, () => answers[0]))
    expect(got(answers[0] ?? { ok: false, code: 'none', params: {} }).n).toBe(1)
    expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'move'")).toBe(1)
  })

  test('of the same key is answered as the first was, after an eviction and when the game has moved on', async () => {
    const table = await running()
    const now = await turn(table)
    const first = { ...actFor(now), moves: [trump] }
    got(await table.calls.play(now.who.id, first))
    await evict(table)
    expect(got(await table.calls.play(now.who.id, first)).n).toBe(1)
    await playOn(table, 60)
    await evict(table)
    // The key alone says which act it was.
    const again: PlayAct = { key: first.key, decision: 999, moves: [{ type: 'nonsense' }] }
    const { n, look } = got(await table.calls.play(now.who.id, again))
    expect([n, look.n]).toEqual([1, 61])
  })

  test('with a key of somebody else’s act is an act of its own', async () => {
    const table = await running()
    const first = await turn(table)
    const key = newKey()
    got(await table.calls.play(first.who.id, { key, decision: 0, moves: [trump, parity] }))
    const { moves } = actFor(await turn(table))
    got(await table.calls.play(first.who.id, { key: newKey(), decision: 2, moves }))
    const second = await turn(table)
    expect(second.who.id).not.toBe(first.who.id)
    const act = { key, decision: second.look.decision ?? -1, moves: actFor(second).moves }
    expect(got(await table.calls.play(second.who.id, act)).n).toBe(4)
  })

  test('several are all made, under one key', async () => {
    const table = await running()
    const now = await turn(table)
    const act = { key: newKey(), decision: 0, moves: [trump, parity] }
    expect(got(await table.calls.play(now.who.id, act)).n).toBe(2)
    await evict(table)
    expect(got(await table.calls.play(now.who.id, act)).n).toBe(2)
    expect((await looked(table, now.who.id)).decision).toBe(2)
  })

  test('several are none of them made when one is illegal', async () => {
    const table = await running()
    const now = await turn(table)
    const act = { key: newKey(), decision: 0, moves: [trump, { type: 'trump', suit: 'S' }] }
    expect(await table.calls.play(now.who.id, act)).toEqual({
      ok: false,
      code: 'wrong-phase',
      params: { phase: 'parity' },
    })
    expect(await looked(table, now.who.id)).toEqual(now.look)
    // A refused act leaves its key free.
    expect(got(await table.calls.play(now.who.id, { ...act, moves: [trump] })).n).toBe(1)
  })
})

describe('a refusal', () => {
  test('comes in order: who asks, whether there is a game, whose turn it is, what they saw, the rules', async () => {
    const open = await opened(person('Ann'))
    const act = (decision: number, move = {}) => ({ key: newKey(), decision, moves: [move] })
    expect(codeOf(await open.calls.play(person('Eve').id, act(0)))).toBe('not-seated')
    expect(codeOf(await open.calls.play(open.people[0]?.id ?? '', act(0)))).toBe('not-started')

    const table = await running()
    const now = await turn(table)
    const other = personAt(table, 1 - now.seat)
    expect(codeOf(await table.calls.play(person('Eve').id, act(9)))).toBe('not-seated')
    expect(codeOf(await table.calls.play(other.id, act(9)))).toBe('not-your-turn')
    expect(codeOf(await table.calls.play(now.who.id, act(1)))).toBe('stale')
    expect(codeOf(await table.calls.play(now.who.id, act(0)))).toBe('bad-move')
    expect(codeOf(await table.calls.play(now.who.id, act(0, { ...trump, extra: 1 })))).toBe('bad-move')
    expect(codeOf(await table.calls.play(now.who.id, act(0, { type: 'trump', suit: 'none' })))).toBe(
      'no-trump-not-allowed',
    )
    expect(await looked(table, now.who.id)).toEqual(now.look)
    expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'move'")).toBe(0)
  })

  test('of a stale form brings the fresh table', async () => {
    const table = await running()
    const now = await turn(table)
    got(await table.calls.play(now.who.id, { ...actFor(now), moves: [trump] }))
    await evict(table)
    const answer = await table.calls.play(now.who.id, { ...actFor(now), moves: [trump] })
    expect(answer).toMatchObject({ ok: false, code: 'stale', params: {} })
    expect(answer.ok ? null : answer.table).toEqual(await looked(table, now.who.id))
  })

  test('after the end is game-over', async () => {
    const table = await finished({ options: { target: 50 } })
    await evict(table)
    for (const { id } of table.people) {
      const act = { key: newKey(), decision: 0, moves: [trump] }
      expect(codeOf(await table.calls.play(id, act))).toBe('game-over')
    }
  })
})

describe('a whole game', () => {
  test('with an eviction at every turn ends as one without', async () => {
    const table = await running({ options: { target: 50 } })
    const start = await looked(table)
    for (let look = start; look.status === 'playing'; look = await looked(table)) {
      await evict(table)
      await playOn(table, 1)
    }
    const end = await looked(table)
    expect(end).toMatchObject({ status: 'over', toAct: [], decision: null })
    expect(Math.max(...(end.result?.scores ?? []))).toBeGreaterThanOrEqual(50)
    expect(end.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(end.commitment).toBe(start.commitment)
  })

  test.each([30, 49, 75])('after %i moves the snapshot spares reading, and nothing else', async (moves) => {
    const table = await running({ game: 'spades' })
    await playOn(table, moves)
    const looks = () => Promise.all(table.people.map(({ id }) => looked(table, id)))
    const before = await looks()
    await evict(table)
    await inside(table, ({ sql }) => sql.exec('DELETE FROM snapshot').rowsWritten)
    await evict(table)
    expect(await looks()).toEqual(before)
  })

  test('is woken by at most fifty rows of its log', async () => {
    const table = await running()
    for (let i = 0; i < 13; i += 1) {
      await playOn(table, 10)
      const since = await stored(table, 'SELECT max(log.i) - snapshot.i FROM log, snapshot')
      expect(since).toBeLessThanOrEqual(50)
    }
  })
})

test('a state that outgrew its table is an error that names the game, and nothing of it is kept', async () => {
  const table = await running()
  const now = await turn(table)
  const grow = `UPDATE snapshot SET position =
    json_set(position, '$.state.ballast', printf('%.*c', 70000, 'x'))`
  await inside(table, ({ sql }) => sql.exec(grow).rowsWritten)
  await evict(table)
  const act = { ...actFor(now), moves: [trump] }
  await withObject(table, (object) =>
    expect(object.play(now.who.id, act)).rejects.toThrow(/^parity: a state of 7\d{4} bytes/),
  )
  expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'move'")).toBe(0)
  expect(await looked(table)).toMatchObject({ n: 0 })
  await inside(table, ({ sql }) => sql.exec('DELETE FROM snapshot').rowsWritten)
  await evict(table)
  expect(got(await table.calls.play(now.who.id, act)).n).toBe(1)
})

test('what a move writes is written together or not at all', async () => {
  const table = await running()
  // The next row is the fiftieth, which brings a snapshot, and that will fail after the row is in.
  await playOn(table, 47)
  expect(await stored(table, 'SELECT max(i) FROM log')).toBe(49)
  await inside(table, ({ sql }) => sql.exec('ALTER TABLE snapshot RENAME TO elsewhere').rowsWritten)
  const now = await turn(table)
  const act = actFor(now)
  await withObject(table, (object) =>
    expect(object.play(now.who.id, act)).rejects.toThrow(/no such table: snapshot/),
  )
  expect(await stored(table, 'SELECT max(i) FROM log')).toBe(49)
  expect(await looked(table, now.who.id)).toEqual(now.look)
  await inside(table, ({ sql }) => sql.exec('ALTER TABLE elsewhere RENAME TO snapshot').rowsWritten)
  expect(got(await table.calls.play(now.who.id, act)).n).toBe(48)
  expect(await stored(table, 'SELECT i FROM snapshot')).toBe(50)
})

test('a table whose rules are not here any more says so', async () => {
  const table = await running()
  await inside(
    table,
    ({ sql }) => sql.exec("UPDATE facts SET facts = json_set(facts, '$.version', 9)").rowsWritten,
  )
  await evict(table)
  expect(await table.calls.look(null)).toEqual({
    ok: false,
    code: 'rules-gone',
    params: { game: 'parity', version: 9 },
  })
})
