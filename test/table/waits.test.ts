/** What a table says of somebody just before they are called: whose turn it is, since when, and whether they know. */
import { describe, expect, test } from 'vitest'
import {
  evict,
  finished,
  got,
  looked,
  newKey,
  opened,
  person,
  personAt,
  playOn,
  repeatNewest,
  running,
  type TestTable,
  turn,
} from './support.ts'

const waits = async ({ calls }: TestTable, id: string) => {
  const { status, turn, seen } = got(await calls.waits(id))
  return { status, turn, seen }
}

const otherThan = ({ people }: TestTable, id: string) => people.find((one) => one.id !== id)?.id ?? ''

/** Plays until a turn has passed to somebody by another's move. */
const passed = async (table: TestTable) => {
  const first = (await turn(table)).seat
  let now = await turn(table)
  for (let i = 0; i < 60 && now.seat === first; i += 1) {
    await playOn(table, 1)
    now = await turn(table)
  }
  return now
}

describe('a turn', () => {
  test('is named by the moves before it, and seen once its beginning was', async () => {
    const table = await running()
    const { who, look } = await passed(table)
    const before = await waits(table, who.id)
    expect(before).toEqual({ status: 'playing', turn: look.n, seen: false })
    got(await table.calls.seen(who.id, look.e - 1))
    expect(await waits(table, who.id)).toEqual(before)
    got(await table.calls.seen(who.id, look.e))
    expect(await waits(table, who.id)).toEqual({ ...before, seen: true })
    await evict(table)
    expect(await waits(table, who.id)).toEqual({ ...before, seen: true })
  })

  test('stays seen while others talk, and the next one is not', async () => {
    const table = await running()
    const { who, look } = await passed(table)
    got(await table.calls.seen(who.id, look.e))
    got(await table.calls.say(otherThan(table, who.id), { key: newKey(), text: 'hello' }))
    expect(await waits(table, who.id)).toMatchObject({ seen: true })
    const first = (await waits(table, who.id)).turn ?? -1
    let next = await waits(table, who.id)
    for (let i = 0; i < 30 && (next.turn === null || next.turn === first); i += 1) {
      await playOn(table, 1)
      next = await waits(table, who.id)
    }
    expect(next.turn).toBeGreaterThan(first)
    expect(next.seen).toBe(false)
  })

  test('is found far back in the log, behind much talk', async () => {
    const table = await running()
    const { who, look } = await passed(table)
    const before = await waits(table, who.id)
    got(await table.calls.say(otherThan(table, who.id), { key: newKey(), text: 'well?' }))
    await repeatNewest(table, 140)
    await evict(table)
    expect(await waits(table, who.id)).toEqual(before)
    got(await table.calls.seen(who.id, look.e))
    expect(await waits(table, who.id)).toEqual({ ...before, seen: true })
  })

  test('of whoever sat down last, and so began the game, is no news to them', async () => {
    const table = await running()
    const [first, last] = [personAt(table, 0), personAt(table, 1)]
    expect(await waits(table, last.id)).toMatchObject({ seen: true })
    expect(await waits(table, first.id)).toMatchObject({ seen: false })
  })
})

test('the end is known to whoever made the last move, to the others when they saw it', async () => {
  const table = await finished({ options: { target: 50 } })
  const { events } = got(await table.calls.events(null, 0, 10_000))
  const seat = events.findLast((event) => typeof event.seat === 'number' && event.type !== 'said')?.seat
  const mover = personAt(table, Number(seat)).id
  const other = otherThan(table, mover)
  expect(await waits(table, mover)).toEqual({ status: 'over', turn: null, seen: true })
  expect(await waits(table, other)).toEqual({ status: 'over', turn: null, seen: false })
  got(await table.calls.seen(other, (await looked(table, other)).e))
  expect(await waits(table, other)).toEqual({ status: 'over', turn: null, seen: true })
})

test('an open table waits for nobody’s turn, and of strangers it says nothing', async () => {
  const host = person('Ann')
  const table = await opened(host)
  expect(await waits(table, host.id)).toEqual({ status: 'open', turn: null, seen: true })
  expect(await table.calls.waits(person('Eve').id)).toMatchObject({ ok: false, code: 'not-seated' })
})

test('a call is claimed at a place by one owner for good, the table’s own channel among them', async () => {
  const table = await running()
  const [ann, ben] = [personAt(table, 0).id, personAt(table, 1).id]
  const takenFor = async (id: string, call: string, ...places: string[]) =>
    got(await table.calls.waits(id, { call, places })).taken
  expect(await takenFor(ann, 'turn:1', 'chat')).toEqual([])
  expect(await takenFor(ann, 'turn:1', 'chat')).toEqual([])
  await evict(table)
  expect(await takenFor(ben, 'turn:1', 'phone', 'chat')).toEqual(['chat'])
  expect(await takenFor(ben, 'turn:2', 'chat')).toEqual([])
  const claims = { call: 'turn:1', places: ['chat', 'phone', 'group'] }
  expect(got(await table.calls.standing(claims)).taken).toEqual(['chat', 'phone'])
  expect(await takenFor(ann, 'turn:1', 'group')).toEqual(['group'])
})
