/** The log as each viewer may see it, what they have not seen yet, and talk. */
import { describe, expect, test } from 'vitest'
import type { LogEvent, PlayerId } from '../../src/table/types.ts'
import {
  actFor,
  codeOf,
  evict,
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

const eventsFor = async ({ calls }: TestTable, viewer: PlayerId | null, after = 0, limit = 10_000) =>
  got(await calls.events(viewer, after, limit))

const numbers = (events: readonly LogEvent[]) => events.map(({ e }) => e)

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('events', () => {
  test('are numbered for each viewer from 1 without gaps, and private ones are their owners’ alone', async () => {
    const table = await running({ game: 'spades' })
    await playOn(table, 70)
    await evict(table)
    const own = await Promise.all(table.people.map(({ id }) => eventsFor(table, id)))
    const spectator = await eventsFor(table, null)
    for (const { events } of [...own, spectator]) expect(numbers(events)).toEqual(upTo(events.length))
    const shared = spectator.events.map(({ e: _, ...event }) => event)
    own.forEach(({ events }, seat) => {
      const hands = events.filter(({ type }) => type === 'hand')
      expect(hands.length).toBeGreaterThan(0)
      expect(new Set(hands.map((event) => event.seat))).toEqual(new Set([seat]))
      const others = events.flatMap(({ e: _, ...event }) => (event.type === 'hand' ? [] : [event]))
      expect(others).toEqual(shared)
    })
  })

  test('come in pages that join without a seam, whether from memory or from the log', async () => {
    const table = await running()
    await playOn(table, 150)
    const { id } = personAt(table, 0)
    const whole = await eventsFor(table, id)
    const pages: LogEvent[] = []
    for (let after = 0; ; ) {
      const { events, next } = await eventsFor(table, id, after, 7)
      if (events.length === 0) {
        expect(next).toBe(after)
        break
      }
      expect(next).toBe(events.at(-1)?.e)
      pages.push(...events)
      after = next
    }
    expect(pages).toEqual(whole.events)
    await evict(table)
    for (const after of upTo(whole.events.length, 0)) {
      expect((await eventsFor(table, id, after, 3)).events).toEqual(whole.events.slice(after, after + 3))
    }
  })

  test('say who acted and when, and keep the names of those who left', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades', seat: 1 })
    got(await table.calls.sit(ben, { seat: 0 }))
    got(await table.calls.say(ben.id, { key: newKey(), text: 'hi' }))
    got(await table.calls.leave(ben.id))
    const { events } = await eventsFor(table, null)
    expect(events.map(({ at: _, ...event }) => event)).toEqual([
      { e: 1, type: 'opened', seat: 1, name: 'Ann' },
      { e: 2, type: 'sat', seat: 0, name: 'Ben' },
      { e: 3, type: 'said', seat: 0, name: 'Ben', text: 'hi' },
      { e: 4, type: 'left', seat: 0, name: 'Ben' },
    ])
    const times = events.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Date.now() - (times[0] ?? 0)).toBeLessThan(60_000)
  })
})

describe('what somebody has not seen yet', () => {
  test('is everything since their own last act', async () => {
    const table = await running()
    await playOn(table, 4)
    const now = await turn(table)
    const { since, e } = now.look
    expect(numbers(since)).toEqual(upTo(e, e - since.length + 1))
    const { look } = got(await table.calls.play(now.who.id, actFor(now)))
    expect(look.since[0]?.e).toBe(e + 1)
    await evict(table)
    expect(await looked(table, now.who.id)).toEqual(look)
  })

  test('is, after an act that says what its form had shown, everything since then', async () => {
    const table = await running()
    const now = await turn(table)
    const other = personAt(table, 1 - now.seat)
    const { e } = now.look
    got(await table.calls.say(other.id, { key: newKey(), text: 'wait' }))
    const { look } = got(await table.calls.play(now.who.id, { ...actFor(now), seen: e }))
    expect(look.since.map(({ type }) => type)).toEqual(['said', 'trump-named'])
    await evict(table)
    expect((await looked(table, now.who.id)).since).toEqual(look.since)
  })

  test('ends where they say they have seen it, which never goes back nor beyond what there is', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades' })
    const say = async () => got(await table.calls.say(ben.id, { key: newKey(), text: 'hello' }))
    const unseen = async () => numbers((await looked(table, ann.id)).since)
    got(await table.calls.sit(ben, {}))
    for (let i = 0; i < 3; i += 1) await say()
    expect(await unseen()).toEqual([2, 3, 4, 5])
    got(await table.calls.seen(ann.id, 3))
    expect(await unseen()).toEqual([4, 5])
    await evict(table)
    got(await table.calls.seen(ann.id, 1))
    expect(await unseen()).toEqual([4, 5])
    got(await table.calls.seen(ann.id, 100))
    expect(await unseen()).toEqual([])
    await evict(table)
    await say()
    expect(await unseen()).toEqual([6])
  })

  test('is nothing for a stranger, who has no seat to keep it for', async () => {
    const table = await running()
    await playOn(table, 5)
    expect((await looked(table)).since).toEqual([])
    expect(codeOf(await table.calls.seen(person('Eve').id, 1))).toBe('not-seated')
  })

  test('stays short in a long game', async () => {
    const table = await running()
    await playOn(table, 200)
    await evict(table)
    for (const { id } of table.people) {
      expect(JSON.stringify((await looked(table, id)).since).length).toBeLessThan(4_000)
    }
  })

  test('is cut to the newest two hundred', async () => {
    const table = await opened(person('Ann'), { game: 'spades' })
    const ben = person('Ben')
    got(await table.calls.sit(ben, {}))
    const host = personAt(table, 0)
    got(await table.calls.say(ben.id, { key: newKey(), text: 'again and again' }))
    await evict(table)
    await repeatNewest(table, 229)
    expect(numbers((await looked(table, host.id)).since)).toEqual(upTo(232, 33))
  })
})

describe('talk', () => {
  test('is trimmed, kept once for each key, and answered by the moves so far', async () => {
    const table = await running()
    await playOn(table, 3)
    const { id } = personAt(table, 0)
    const act = { key: newKey(), text: '  안녕! \n' }
    expect(got(await table.calls.say(id, act)).n).toBe(3)
    await playOn(table, 2)
    await evict(table)
    expect(got(await table.calls.say(id, { ...act, text: 'other' })).n).toBe(3)
    const said = (await eventsFor(table, null)).events.filter(({ type }) => type === 'said')
    expect(said.map(({ text }) => text)).toEqual(['안녕!'])
  })

  test('has 1 to 500 characters', async () => {
    const table = await running()
    const { id } = personAt(table, 0)
    const say = async (text: string) => table.calls.say(id, { key: newKey(), text })
    expect((await say('😀'.repeat(500))).ok).toBe(true)
    for (const text of ['', ' \n ', '😀'.repeat(501)]) {
      expect(await say(text)).toMatchObject({ code: 'bad-request', params: { issues: [{ path: 'text' }] } })
    }
  })

  test('is for those who sit, before the start and after the end too', async () => {
    const ann = person('Ann')
    const open = await opened(ann)
    expect((await open.calls.say(ann.id, { key: newKey(), text: 'anybody?' })).ok).toBe(true)
    expect(codeOf(await open.calls.say(person('Eve').id, { key: newKey(), text: 'me' }))).toBe('not-seated')
  })
})
