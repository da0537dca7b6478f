/** What becomes of a seat whose time has run out: by the alarm, once, late or twice. */
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Order } from '../../../src/table/orders/order.ts'
import {
  actFor,
  codeOf,
  evict,
  got,
  looked,
  newKey,
  person,
  personAt,
  playOn,
  running,
  stored,
  turn,
} from '../support.ts'
import { alarmOf, DAY, HOUR, ring, wait } from './support.ts'

const newest = async (table: Awaited<ReturnType<typeof running>>, count: number) => {
  const { e } = await looked(table)
  return got(await table.calls.events(null, e - count, count)).events
}

describe('a clock', () => {
  test('begins full, and gives the turn its deadline', async () => {
    const table = await running({ pace: 'bank-5d' })
    const { pace, outOfTime, clocks, toAct, lastAt } = await looked(table)
    expect([pace, outOfTime]).toEqual(['bank-5d', 'bot'])
    expect(clocks.map(({ left }) => left > 5 * DAY - HOUR && left <= 5 * DAY)).toEqual([true, true])
    expect(clocks.map(({ deadline }) => deadline)).toEqual(
      [0, 1].map((seat) => (toAct.includes(seat) ? lastAt + 5 * DAY : null)),
    )
  })

  test('loses what a turn took, and gets its addition back', async () => {
    const table = await running({ game: 'spades', pace: 'bank-5d' })
    await wait(table, 2 * DAY)
    const { who, seat, look } = await turn(table)
    expect(look.clocks[seat]?.left).toBeGreaterThan(3 * DAY - HOUR)
    expect(look.clocks[seat]?.left).toBeLessThanOrEqual(3 * DAY)
    let played = got(await table.calls.play(who.id, actFor({ who, seat, look }))).look
    // A bid may take two steps of one turn.
    while (played.toAct.includes(seat)) played = await playOn(table, 1)
    expect(played.clocks[seat]).toMatchObject({ deadline: null })
    expect(played.clocks[seat]?.left).toBeGreaterThan(3.5 * DAY - HOUR)
    expect(played.clocks[seat]?.left).toBeLessThanOrEqual(3.5 * DAY)
    await evict(table)
    expect((await looked(table)).clocks[seat]).toEqual(played.clocks[seat])
  })

  test('is none where the table has no pace', async () => {
    const table = await running()
    expect(await looked(table)).toMatchObject({ pace: 'none', clocks: [] })
    await wait(table, 300 * DAY)
    await ring(table)
    expect((await looked(table)).n).toBe(0)
  })

  test('wakes the table when it runs out', async () => {
    const table = await running({ pace: 'move-1h' })
    const { lastAt } = await looked(table)
    await ring(table)
    expect(await alarmOf(table)).toBe(lastAt + HOUR)
  })
})

describe('out of time', () => {
  test('a bot plays one move, however late the alarm rings, and however often', async () => {
    const table = await running({ pace: 'move-1d' })
    const { seat } = await turn(table)
    await wait(table, 9 * DAY)
    await ring(table)
    expect((await looked(table)).n).toBe(1)
    await evict(table)
    await ring(table)
    await ring(table)
    expect((await looked(table)).n).toBe(1)
    const events = await newest(table, 2)
    expect(events[0]).toMatchObject({ type: 'out-of-time', seat, outOfTime: 'bot' })
    expect(events[1]).toMatchObject({ seat })
  })

  test('never for a decision already answered', async () => {
    const table = await running({ pace: 'move-1d' })
    await wait(table, 9 * DAY)
    await playOn(table, 1)
    await ring(table)
    await evict(table)
    await ring(table)
    expect((await looked(table)).n).toBe(1)
  })

  test('what comes late for a move that a bot played is stale, and brings the fresh table', async () => {
    const table = await running({ pace: 'move-1d' })
    const late = await turn(table)
    await wait(table, 2 * DAY)
    await ring(table)
    const answer = await table.calls.play(late.who.id, actFor(late))
    expect(codeOf(answer)).toMatch(/^(stale|not-your-turn)$/)
    expect((await looked(table)).n).toBe(1)
  })

  test('after two in a row the bot keeps the seat and plays at once', async () => {
    const table = await running({ pace: 'move-1d' })
    const { seat: absent } = await turn(table)
    let kept = false
    for (let round = 0; round < 20 && !kept; round += 1) {
      const { seat } = await turn(table)
      if (seat === absent) {
        await wait(table, 2 * DAY)
        await ring(table)
      } else await playOn(table, 1)
      const { seats } = await looked(table)
      kept = seats[absent]?.kind === 'bot'
    }
    expect(kept).toBe(true)
    const outs = await stored(
      table,
      "SELECT count(*) FROM log WHERE kind = 'out' AND events LIKE '%out-of-time%'",
    )
    expect(outs).toBe(2)
  })

  test('an own move in between begins the count anew', async () => {
    const table = await running({ pace: 'move-1d' })
    const { seat: slow } = await turn(table)
    for (let own = 0, round = 0; round < 8; round += 1) {
      const { seat } = await turn(table)
      if (seat === slow && own % 2 === 0) {
        await wait(table, 2 * DAY)
        await ring(table)
      } else await playOn(table, 1)
      if (seat === slow) own += 1
    }
    expect((await looked(table)).seats[slow]?.kind).toBe('person')
  })

  test('where a nudge is all there is, it is said once and nobody moves', async () => {
    const table = await running({ pace: 'move-1d', outOfTime: 'nudge' })
    const { who, seat } = await turn(table)
    await wait(table, 3 * DAY)
    for (let times = 0; times < 3; times += 1) {
      await ring(table)
      await evict(table)
    }
    const look = await looked(table)
    expect(look.n).toBe(0)
    expect(look.clocks[seat]).toMatchObject({ left: 0 })
    expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'out'")).toBe(1)
    expect((await newest(table, 1))[0]).toMatchObject({ type: 'out-of-time', seat, outOfTime: 'nudge' })
    // Late is not too late.
    const { look: own } = await turn(table)
    got(await table.calls.play(who.id, { ...actFor({ who, seat, look: own }), key: newKey() }))
  })
})

describe('a seat open to a substitute', () => {
  const out = async () => {
    const table = await running({ pace: 'move-1d', outOfTime: 'substitute' })
    const { who, seat } = await turn(table)
    await wait(table, 2 * DAY)
    for (let times = 0; times < 2; times += 1) {
      await ring(table)
      await evict(table)
    }
    return { table, who, seat }
  }

  test('is taken with its hand and a whole clock', async () => {
    const { table, seat } = await out()
    expect((await looked(table)).seats[seat]).toMatchObject({ kind: 'person', open: true })
    expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'out'")).toBe(1)
    const { look } = got(await table.calls.sit(person('Cho'), { seat }))
    expect(look).toMatchObject({ you: seat, n: 0 })
    expect(look.clocks[seat]?.left).toBeGreaterThan(DAY - HOUR)
    expect(look.seats[seat]).toEqual({ name: 'Cho', kind: 'person' })
  })

  test('stays whose it was when they play after all', async () => {
    const { table, who, seat } = await out()
    const { look } = await turn(table)
    got(await table.calls.play(who.id, actFor({ who, seat, look })))
    expect((await looked(table)).seats[seat]).toEqual({ name: who.name, kind: 'person' })
    expect(codeOf(await table.calls.sit(person('Cho'), {}))).toBe('already-started')
  })
})

test('a seat that stood open stays whose it was when they hand over their next card', async () => {
  const table = await running({ game: 'spades', pace: 'move-1d', outOfTime: 'substitute' })
  await passTheBids(table)
  await wait(table, 2 * DAY)
  await ring(table)
  const { who, seat, look } = await turn(table)
  expect(look.seats[seat]).toMatchObject({ open: true })
  const { card } = z.object({ card: z.string() }).parse(look.legal?.[0])
  const order: Order = { type: 'play', tries: [{ led: 'any', card }] }
  got(await table.calls.order(who.id, { forced: false, orders: [order] }))
  await vi.waitFor(async () => expect((await looked(table)).n).toBe(look.n + 1), { timeout: 5000 })
  expect((await looked(table)).seats[seat]).toEqual({ name: who.name, kind: 'person' })
})

test('to leave a table for two and come back brings no time, and costs whoever stayed none', async () => {
  const table = await running({ pace: 'bank-5d' })
  await wait(table, 4 * DAY)
  const { who, seat } = await turn(table)
  const left = async () => (await looked(table)).clocks.map((clock) => clock.left)
  const before = await left()
  got(await table.calls.leave(who.id))
  await wait(table, 10 * DAY)
  got(await table.calls.sit(who, {}))
  await evict(table)
  const after = await left()
  for (const one of [0, 1]) {
    expect(after[one]).toBeLessThanOrEqual(before[one] ?? 0)
    expect(after[one]).toBeGreaterThan((before[one] ?? 0) - HOUR)
  }
  expect((await looked(table)).clocks[seat]?.deadline).toBeLessThanOrEqual(Date.now() + DAY)
})

test('a move taken back gives its turn the clock it had', async () => {
  const table = await running({ game: 'spades', pace: 'bank-5d' })
  await passTheBids(table)
  await wait(table, 2 * DAY)
  const { who, seat, look } = await turn(table)
  got(await table.calls.play(who.id, actFor({ who, seat, look })))
  const { n, clocks } = await looked(table)
  expect(clocks[seat]?.deadline).toBe(null)
  const back = got(await table.calls.takeBack(who.id, { key: newKey(), n })).look
  expect(back.clocks.map(({ deadline }) => deadline)).toEqual(look.clocks.map(({ deadline }) => deadline))
})

const passTheBids = async (table: Awaited<ReturnType<typeof running>>): Promise<void> => {
  const isCard = z.object({ card: z.string() })
  let { look } = await turn(table)
  while (!isCard.safeParse(look.legal?.[0]).success) {
    await playOn(table, 1)
    look = (await turn(table)).look
  }
}

describe('a leaver’s turn that its host gives to nobody', () => {
  test('is given away by any player three days past its deadline: nobody else is asked, so nobody is late', async () => {
    const table = await running({ game: 'spades', pace: 'move-1d', outOfTime: 'nudge' })
    while (!(await looked(table)).toAct.includes(2)) await playOn(table, 1)
    got(await table.calls.leave(personAt(table, 2).id))
    const { id } = personAt(table, 1)
    const give = () => table.calls.give(id, { seat: 2, to: 'bot' })
    await wait(table, 3.9 * DAY)
    expect(codeOf(await give())).toBe('not-host')
    await wait(table, 0.2 * DAY)
    expect((await looked(table, id)).acts).toBe(true)
    expect(got(await give()).look.seats[2]).toMatchObject({ kind: 'bot', kept: true })
    expect((await looked(table, id)).acts).toBe(false)
  })
})
