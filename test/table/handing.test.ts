/** Seats that change hands in play: who may do it, what whoever comes sees, and that the past stays theirs who made it. */
import { describe, expect, test, vi } from 'vitest'
import { recordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame } from '../../src/games/index.ts'
import type { Person } from '../../src/table/types.ts'
import { DAY, ring, wait } from './clock/support.ts'
import { tablesOf } from './players.ts'
import {
  codeOf,
  evict,
  got,
  inside,
  looked,
  newKey,
  person,
  personAt,
  playOn,
  running,
  type TestTable,
} from './support.ts'

/** Four at Spades, some cards played; Ann is the host. */
const atSpades = async (): Promise<{ table: TestTable; people: [Person, Person, Person, Person] }> => {
  const table = await running({ game: 'spades' })
  await playOn(table, 20)
  const at = (seat: number) => personAt(table, seat)
  return { table, people: [at(0), at(1), at(2), at(3)] }
}

const types = async (table: TestTable) => {
  const { events } = got(await table.calls.events(null, 0, 500))
  return events.map(({ type }) => type)
}

/** Four at Spades, one of them late. */
const withLate = async (): Promise<{ table: TestTable; late: number }> => {
  const table = await running({ game: 'spades', pace: 'move-1d', outOfTime: 'nudge' })
  await playOn(table, 20)
  await ring(table)
  await wait(table, 2 * DAY)
  const [late = -1] = (await looked(table)).toAct
  return { table, late }
}

const others = (late: number) => [0, 1, 2, 3].filter((seat) => seat !== late)

describe('a player who leaves', () => {
  test('can come back by one tap; meanwhile they play nothing and are called for nothing', async () => {
    const { table, people } = await atSpades()
    const [, ben] = people
    const { look } = got(await table.calls.leave(ben.id))
    expect(look).toMatchObject({ status: 'playing', you: 1, decision: null, legal: null, absent: [1] })
    expect(look.seats[1]).toMatchObject({ name: 'Ben', kind: 'person', left: true })
    await evict(table)
    expect(await looked(table, ben.id)).toEqual(look)
    const act = { key: newKey(), decision: 0, moves: [{ type: 'look' }] }
    const refused = await table.calls.play(ben.id, act)
    expect(['seat-given-up', 'not-your-turn', 'stale']).toContain(codeOf(refused))
    expect(got(await table.calls.waits(ben.id)).turn).toBeNull()
    const back = got(await table.calls.sit(ben, {})).look
    expect(back.absent).toEqual([])
    expect(back.seats[1]).toEqual({ name: 'Ben', kind: 'person' })
    expect(await types(table)).toEqual(expect.arrayContaining(['quit', 'came-back']))
  })

  test('finds what they handed over as they left it', async () => {
    const { table, people } = await atSpades()
    const [, ben] = people
    const { orders } = got(await table.calls.order(ben.id, { forced: true, orders: [] })).look
    got(await table.calls.leave(ben.id))
    expect(got(await table.calls.sit(ben, {})).look.orders).toEqual(orders)
  })

  test('hands on the host’s part, and the new host gives the seat to a bot, which plays at it', async () => {
    const { table, people } = await atSpades()
    const [ann, ben, cho] = people
    expect(got(await table.calls.leave(ann.id)).look.host).toBe(1)
    expect(codeOf(await table.calls.give(cho.id, { seat: 0, to: 'bot' }))).toBe('not-host')
    expect(codeOf(await table.calls.give(ben.id, { seat: 2, to: 'bot' }))).toBe('not-left')
    const { look } = got(await table.calls.give(ben.id, { seat: 0, to: 'bot' }))
    expect(look.seats[0]).toMatchObject({ name: 'Ann', kind: 'bot', kept: true })
    expect(got(await table.calls.sit(ann, {})).look.seats[0]).toEqual({ name: 'Ann', kind: 'person' })
  })
})

describe('somebody new', () => {
  test('takes over an open seat, sees what it may know and nothing else', async () => {
    const { table, people } = await atSpades()
    const [ann, ben, cho] = people
    const eve = person('Eve')
    const before = await looked(table, ben.id)
    expect(codeOf(await table.calls.sit(eve, {}))).toBe('already-started')
    got(await table.calls.leave(ben.id))
    expect(codeOf(await table.calls.sit(eve, { seat: 1 }))).toBe('already-started')
    got(await table.calls.give(ann.id, { seat: 1, to: 'open' }))
    expect(codeOf(await table.calls.sit(eve, { seat: 2 }))).toBe('already-started')
    await evict(table)
    // It is offered to whoever comes, and to nobody who has a seat.
    for (const [who, offered] of [
      [undefined, 1],
      [eve.id, 1],
      [cho.id, null],
      [ben.id, null],
    ] as const)
      expect((await looked(table, who)).takeOver).toBe(offered)
    const { look } = got(await table.calls.sit(eve, {}))
    expect(look).toMatchObject({ you: 1, view: before.view, legal: before.legal })
    expect(look.seats[1]).toEqual({ name: 'Eve', kind: 'person' })
    // Whoever left is a stranger now, and may not look into another hand.
    const stranger = await looked(table)
    expect((await looked(table, ben.id)).view).toEqual(stranger.view)
    got(await table.calls.leave(cho.id))
    got(await table.calls.give(ann.id, { seat: 2, to: 'open' }))
    expect((await looked(table)).takeOver).toBe(2)
    expect((await looked(table, ben.id)).takeOver).toBeNull()
    expect(codeOf(await table.calls.sit(ben, {}))).toBe('sat-here')
    await evict(table)
    expect((await looked(table, eve.id)).view).toEqual(look.view)
  })

  test('who takes over from a host that was late does not become host: the next who plays is', async () => {
    const table = await running({ game: 'spades', pace: 'move-1d', outOfTime: 'substitute' })
    while (!(await looked(table)).toAct.includes(0)) await playOn(table, 1)
    await wait(table, 2 * DAY)
    await ring(table)
    const eve = person('Eve')
    expect(got(await table.calls.sit(eve, { seat: 0 })).look).toMatchObject({ you: 0, host: 1 })
  })

  test('has a name from then on; what was before stays the other’s, in the record too', async () => {
    const { table, people } = await atSpades()
    const [ann, ben] = people
    const eve = person('Eve')
    got(await table.calls.leave(ben.id))
    got(await table.calls.give(ann.id, { seat: 1, to: 'open' }))
    const { e } = got(await table.calls.sit(eve, {})).look
    expect((await looked(table, ann.id)).past).toMatchObject([{ seat: 1, name: 'Ben' }])
    expect((await looked(table, eve.id)).past).toEqual([{ e, seat: 1, name: 'Ben' }])
    const now = { ...table, people: table.people.with(1, eve) }
    await playOn(now, 8)
    for (const { id } of [ann, eve]) got(await table.calls.agree(id, { to: 'end', seat: null }))
    for (const seat of [2, 3])
      got(await table.calls.agree(personAt(table, seat).id, { to: 'end', seat: null }))
    const text = JSON.parse(got(await table.calls.record()).record)
    const makers: { name: string }[] = text.makers
    const by: number[] = text.by
    const seats: number[] = text.moves.map(([seat]: [number]) => seat)
    const ofSeat1 = by.filter((_, move) => seats[move] === 1).map((maker) => makers[maker]?.name)
    expect(new Set(ofSeat1)).toEqual(new Set(['Ben', 'Eve']))
    expect(ofSeat1.lastIndexOf('Ben')).toBeLessThan(ofSeat1.indexOf('Eve'))
  })
})

describe('all who are there', () => {
  test('can end the game: it is over with the standings, and its record holds', async () => {
    const { table, people } = await atSpades()
    const [ann, ben, cho, dan] = people
    got(await table.calls.leave(dan.id))
    got(await table.calls.agree(ann.id, { to: 'end', seat: null }))
    const asked = got(await table.calls.agree(ben.id, { to: 'end', seat: null })).look
    expect(asked).toMatchObject({ status: 'playing', vote: { to: 'end', seat: null, agreed: [0, 1] } })
    expect(got(await table.calls.object(cho.id)).look.vote).toBeNull()
    expect((await types(table)).at(-1)).toBe('objected')
    got(await table.calls.agree(ann.id, { to: 'end', seat: null }))
    got(await table.calls.object(ann.id))
    expect((await types(table)).at(-1)).toBe('called-off')
    for (const { id } of [ann, ben]) got(await table.calls.agree(id, { to: 'end', seat: null }))
    await evict(table)
    expect(codeOf(await table.calls.agree(dan.id, { to: 'end', seat: null }))).toBe('absent')
    const { look } = got(await table.calls.agree(cho.id, { to: 'end', seat: null }))
    expect(look).toMatchObject({ status: 'over', toAct: [], decision: null, vote: null })
    expect(look.result).toEqual({ scores: [0, 0, 0, 0], winners: [] })
    expect(look.secret).toMatch(/^[0-9a-f]{64}$/)
    await evict(table)
    expect(await looked(table, cho.id)).toEqual(look)
    const text = got(await table.calls.record()).record
    const game = findGame('spades')
    if (game === undefined) throw new Error('no Spades')
    expect(replayRecord(game, recordSchema.parse(JSON.parse(text))).error).toBeNull()
    expect(JSON.parse(text)).toMatchObject({ result: null, ended: { scores: [0, 0, 0, 0] } })
    expect(codeOf(await table.calls.leave(ann.id))).toBe('game-over')
    // A picture of the game as it was is of a game in play.
    const { spectacle } = got(await table.calls.spectate(look.n - 1))
    expect(spectacle).toMatchObject({ status: 'playing', result: null })
    expect(spectacle.toAct).toHaveLength(1)
    expect(got(await table.calls.spectate(look.n)).spectacle).toMatchObject({ status: 'over', toAct: [] })
  })

  test('are asked no more about the seat of somebody who is back', async () => {
    const { table, people } = await atSpades()
    const [ann, ben, , dan] = people
    got(await table.calls.leave(dan.id))
    got(await table.calls.agree(ann.id, { to: 'bot', seat: 3 }))
    expect(got(await table.calls.waits(ben.id)).asked).toBeGreaterThan(0)
    expect(got(await table.calls.sit(dan, {})).look.vote).toBeNull()
    expect(got(await table.calls.waits(ben.id)).asked).toBe(undefined)
    expect(codeOf(await table.calls.object(ben.id))).toBe('no-proposal')
  })

  test('are enough as soon as whoever was missing is absent: said again, it is done', async () => {
    const { table, people } = await atSpades()
    const end = { to: 'end', seat: null } as const
    for (const { id } of people.slice(0, 3)) got(await table.calls.agree(id, end))
    const [ann, , , dan] = people
    expect(got(await table.calls.leave(dan.id)).look.status).toBe('playing')
    expect(got(await table.calls.agree(ann.id, end)).look.status).toBe('over')
  })

  test('give a late seat to a bot: its person owes nothing there any more, and finds the table in their list', async () => {
    const { table, late } = await withLate()
    const { id } = personAt(table, late)
    for (const seat of others(late))
      got(await table.calls.agree(personAt(table, seat).id, { to: 'bot', seat: late }))
    await evict(table)
    await ring(table)
    const [line] = await tablesOf(id)
    expect(line).toMatchObject({
      id: table.id,
      status: 'playing',
      decision: null,
      turn: null,
      deadline: null,
    })
    expect(line?.seats[late]).toMatchObject({ kind: 'bot', kept: true })
  })

  test('open a late seat: whoever sat there loses it, and the table with it, once somebody takes it over', async () => {
    const { table, late } = await withLate()
    const { id } = personAt(table, late)
    for (const seat of others(late))
      got(await table.calls.agree(personAt(table, seat).id, { to: 'open', seat: late }))
    await ring(table)
    expect(await tablesOf(id)).toMatchObject([{ id: table.id, decision: null }])
    got(await table.calls.sit(person('Eve'), {}))
    await evict(table)
    await ring(table)
    expect(await tablesOf(id)).toEqual([])
  })

  test('are told when a late player has played after all, and are asked no more', async () => {
    const { table, late } = await withLate()
    const [one = 0, other = 0] = others(late)
    got(await table.calls.agree(personAt(table, one).id, { to: 'bot', seat: late }))
    const asked = async () => (await tablesOf(personAt(table, other).id))[0]?.asked
    await vi.waitFor(async () => expect(await asked()).toBeGreaterThan(0), { timeout: 5000 })
    await playOn(table, 1)
    await ring(table)
    expect(await asked()).toBe(undefined)
  })

  test('cannot give away the seat of somebody who is there', async () => {
    const { table, people } = await atSpades()
    const [ann, ben] = people
    expect(codeOf(await table.calls.agree(ann.id, { to: 'bot', seat: 1 }))).toBe('not-absent')
    expect(codeOf(await table.calls.agree(person('Eve').id, { to: 'bot', seat: 1 }))).toBe('not-seated')
    expect(codeOf(await table.calls.object(ben.id))).toBe('no-proposal')
    const nowhere = [
      await table.calls.agree(ann.id, { to: 'bot', seat: 4 }),
      await table.calls.give(ann.id, { seat: 4, to: 'open' }),
    ]
    for (const refused of nowhere)
      expect(refused).toMatchObject({
        code: 'bad-request',
        params: { issues: [{ path: 'seat', code: 'no-such-seat' }] },
      })
  })
})

describe('a proposal', () => {
  test('about a seat is off the table once its person is back', async () => {
    const { table, people } = await atSpades()
    const [, ben, cho, dan] = people
    got(await table.calls.leave(ben.id))
    got(await table.calls.agree(cho.id, { to: 'open', seat: 1 }))
    got(await table.calls.agree(dan.id, { to: 'open', seat: 1 }))
    expect((await looked(table, cho.id)).vote).toMatchObject({ seat: 1, agreed: [2, 3] })
    got(await table.calls.sit(ben, {}))
    expect((await looked(table, cho.id)).vote).toBeNull()
    expect(codeOf(await table.calls.object(cho.id))).toBe('no-proposal')
  })

  test('whose last answer never came, since its person has left, is carried out when it is made again', async () => {
    const { table, people } = await atSpades()
    const [ann, ben, cho, dan] = people
    for (const one of [ann, ben, cho]) got(await table.calls.agree(one.id, { to: 'end', seat: null }))
    const { v } = got(await table.calls.agree(ben.id, { to: 'end', seat: null })).look
    expect((await looked(table)).v).toBe(v)
    expect((await looked(table)).status).toBe('playing')
    got(await table.calls.leave(dan.id))
    expect(got(await table.calls.agree(ben.id, { to: 'end', seat: null })).look.status).toBe('over')
    expect((await types(table)).filter((type) => type === 'agreed')).toHaveLength(2)
  })
})

describe('a host whose time ran out', () => {
  /** As if the host had been awaited since so long ago. */
  const awaitedFor = async (table: TestTable, ms: number): Promise<void> => {
    await inside(table, ({ sql }) => {
      sql.exec(
        "UPDATE log SET clocks = json_set(clocks, '$[0].since', ?, '$[0].left', 0, '$[0].isNoted', json('true'))",
        Date.now() - ms,
      )
    })
    await evict(table)
  }

  test('is acted for by any player three days later, not before', async () => {
    const table = await running({ game: 'spades', pace: 'move-1d', outOfTime: 'nudge' })
    const [ann, ben, cho] = [personAt(table, 0), personAt(table, 1), personAt(table, 2)]
    while (!(await looked(table)).toAct.includes(0)) await playOn(table, 1)
    got(await table.calls.leave(cho.id))
    await awaitedFor(table, 2.9 * DAY)
    expect(codeOf(await table.calls.give(ben.id, { seat: 2, to: 'bot' }))).toBe('not-host')
    expect((await looked(table, ben.id)).acts).toBe(false)
    expect(codeOf(await table.calls.group(ben.id))).toBe('not-host')
    await awaitedFor(table, 3.1 * DAY)
    expect((await looked(table, ben.id)).acts).toBe(true)
    expect(got(await table.calls.group(ben.id)).group).toBeNull()
    expect(codeOf(await table.calls.give(person('Eve').id, { seat: 2, to: 'bot' }))).toBe('not-seated')
    got(await table.calls.give(ben.id, { seat: 2, to: 'bot' }))
    // All but the absent: Ben and Dan agree that a bot plays for Ann.
    got(await table.calls.agree(ben.id, { to: 'bot', seat: 0 }))
    const { look } = got(await table.calls.agree(personAt(table, 3).id, { to: 'bot', seat: 0 }))
    expect(look.seats[0]).toMatchObject({ name: 'Ann', kind: 'bot', kept: true })
    expect(got(await table.calls.sit(ann, {})).look.seats[0]).toEqual({ name: 'Ann', kind: 'person' })
  })
})
