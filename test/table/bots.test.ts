/** Bots in seats: who they are, when they play, and that they play once. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { findBot } from '../../src/bots/index.ts'
import type { Json } from '../../src/engine/game.ts'
import { provenRecordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame, games } from '../../src/games/index.ts'
import type { Person, TableLook } from '../../src/table/types.ts'
import { prng } from '../support/prng.ts'
import {
  actFor,
  codeOf,
  evict,
  got,
  inside,
  looked,
  newKey,
  opened,
  person,
  type TestTable,
  turn,
} from './support.ts'

const SHORT: { readonly [game: string]: object } = {
  'gin-rummy': { target: 50 },
  klaverjassen: { length: 'deals4' },
  parity: { target: 50 },
  rummy: { target: 50 },
  skat: { deals: 3 },
  spades: { target: 200 },
}

/** A table of one person and bots, which plays. */
const alone = async (who: Person, game: string, options = SHORT[game] ?? {}): Promise<TestTable> => {
  const meta = findGame(game)?.meta
  const seats = meta?.seats[0] ?? 0
  const table = await opened(who, { game, seats, options: JSON.parse(JSON.stringify(options)) })
  got(await table.calls.start(who.id, { bots: true }))
  return table
}

const random = prng(8)

/** A person who plays well enough to come to an end. */
const likeABot =
  ({ game, view, you }: TableLook) =>
  (legal: readonly Json[]): Json =>
    findBot(game).choose({ view, seat: you ?? 0, legal, random })

const playOne = async (table: TestTable, who: Person): Promise<TableLook> => {
  const look = await looked(table, who.id)
  const now = { who, seat: look.you ?? 0, look }
  return got(await table.calls.play(who.id, actFor(now, likeABot(look)))).look
}

const names = ({ seats }: TableLook) => seats.map(({ name, kind }) => [name, kind])

describe('bots take seats', () => {
  test('all free ones when the host starts with bots, each under a name of its own', async () => {
    const ann = person('bot 1')
    const table = await alone(ann, 'spades')
    const look = await looked(table, ann.id)
    expect(look.status).toBe('playing')
    expect(names(look)).toEqual([
      ['bot 1', 'person'],
      ['Bot 2', 'bot'],
      ['Bot 3', 'bot'],
      ['Bot 4', 'bot'],
    ])
    await evict(table)
    expect(await looked(table, ann.id)).toEqual(look)
  })

  test('one by one before the start, and give them up again', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades' })
    expect(names(got(await table.calls.give(ann.id, { seat: 2, to: 'bot' })).look)[2]).toEqual([
      'Bot 1',
      'bot',
    ])
    got(await table.calls.give(ann.id, { seat: 3, to: 'bot' }))
    expect(codeOf(await table.calls.give(ann.id, { seat: 2, to: 'bot' }))).toBe('seat-taken')
    expect(codeOf(await table.calls.give(ann.id, { seat: 0, to: 'open' }))).toBe('no-bot')
    expect(names(got(await table.calls.give(ann.id, { seat: 2, to: 'open' })).look)[2]).toEqual(['', 'open'])
    got(await table.calls.sit(ben, {}))
    expect(codeOf(await table.calls.give(ben.id, { seat: 2, to: 'bot' }))).toBe('not-host')
    await evict(table)
    expect(got(await table.calls.give(ann.id, { seat: 2, to: 'bot' })).look).toMatchObject({
      status: 'playing',
    })
  })

  test('from the opening on', async () => {
    const ann = person('Ann')
    const table = await opened(ann, { game: 'spades', bots: 2 })
    expect(names(await looked(table))).toEqual([
      ['Ann', 'person'],
      ['', 'open'],
      ['Bot 1', 'bot'],
      ['Bot 2', 'bot'],
    ])
    const all = await opened(ann, { game: 'spades', bots: 3 })
    expect(await looked(all)).toMatchObject({ status: 'playing' })
  })

  test('and never the table: it closes when its last person leaves', async () => {
    const ann = person('Ann')
    const table = await opened(ann, { game: 'spades', bots: 2 })
    expect(got(await table.calls.leave(ann.id)).look).toMatchObject({ status: 'closed', host: null })
  })
})

describe('alone with bots', () => {
  test.each(games.map(({ meta }) => meta.id))('%s is played to its end without waiting', async (game) => {
    const ann = person('Ann')
    const table = await alone(ann, game)
    let look = await looked(table, ann.id)
    for (let moves = 0; look.status === 'playing' && moves < 2000; moves += 1) {
      if (moves === 5) await vi.waitFor(() => evict(table))
      expect(look.toAct).toEqual([0])
      look = await playOne(table, ann)
    }
    expect(look.status).toBe('over')
    const text = got(await table.calls.record()).record
    const record = provenRecordSchema.parse(JSON.parse(text))
    const rules = findGame(game)
    if (rules === undefined) throw new Error(`no game ${game}`)
    expect(replayRecord(rules, record).error).toBeNull()
    expect(record.moves.some(([seat]) => seat !== 0)).toBe(true)
  })

  test('the same act again plays nothing twice', async () => {
    const ann = person('Ann')
    const table = await alone(ann, 'spades')
    const look = await looked(table, ann.id)
    const act = { key: newKey(), decision: look.decision ?? -1, moves: [look.legal?.[0] ?? null] }
    const first = got(await table.calls.play(ann.id, act))
    await evict(table)
    const again = got(await table.calls.play(ann.id, act))
    expect(again.n).toBe(first.n)
    expect(again.look.n).toBe(first.look.n)
  })
})

describe('bots alone', () => {
  const numbers = async (table: TestTable) => got(await table.calls.events(null, 0, 500)).events.length

  test('play for whoever hands them their seat and watches, one move an alarm, until it is taken back', async () => {
    const ann = person('Ann')
    const table = await alone(ann, 'spades')
    // Those before Ann have played at once.
    const { n: before } = await looked(table)
    const { look } = got(await table.calls.give(ann.id, { seat: 0, to: 'bot' }))
    expect(look).toMatchObject({ n: before, host: 0, decision: null })
    expect(look.seats[0]).toEqual({ name: 'Ann', kind: 'bot', kept: true })
    for (let n = 1; n <= 3; n += 1) {
      const alarm = (await inside(table, (storage) => storage.getAlarm())) ?? 0
      expect(alarm - (await looked(table)).lastAt).toBeGreaterThanOrEqual(500)
      await evict(table)
      await vi.waitFor(async () => expect((await looked(table)).n).toBe(before + n), {
        timeout: 5000,
        interval: 100,
      })
    }
    const seen = await numbers(table)
    const back = got(await table.calls.sit(ann, {})).look
    expect(back.toAct).toEqual([0])
    expect(await numbers(table)).toBeGreaterThan(seen)
    // What a bot did for Ann is told as a bot's, what she does herself as hers.
    const { events } = got(await table.calls.events(null, 0, 500))
    expect(events.map(({ byBot }) => byBot)).toContain(0)
    const now = await turn(table)
    got(await table.calls.play(ann.id, actFor(now)))
    const own = got(await table.calls.events(null, events.length, 1)).events
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ seat: 0 })
    expect(own[0]).not.toHaveProperty('byBot')
  })

  test('nobody hands over the seat of somebody else who is there, nor opens their own', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades', bots: 2 })
    got(await table.calls.sit(ben, {}))
    expect(codeOf(await table.calls.give(ben.id, { seat: 0, to: 'bot' }))).toBe('not-host')
    expect(codeOf(await table.calls.give(ann.id, { seat: 1, to: 'bot' }))).toBe('not-left')
    expect(codeOf(await table.calls.give(ann.id, { seat: 0, to: 'open' }))).toBe('not-left')
    const { look } = got(await table.calls.give(ben.id, { seat: 1, to: 'bot' }))
    expect(look.seats[1]).toMatchObject({ kind: 'bot', kept: true })
    expect(got(await table.calls.give(ben.id, { seat: 1, to: 'bot' })).look.v).toBeGreaterThanOrEqual(look.v)
  })
})

describe('with other people', () => {
  /** Ann, Ben and two bots; Ann and Ben have played as far as a bot's turn. */
  const atBots = async (): Promise<TestTable & { readonly n: number }> => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = { ...(await opened(ann, { game: 'spades', bots: 2 })), people: [ann, ben] }
    got(await table.calls.sit(ben, {}))
    for (;;) {
      const look = await looked(table)
      const [seat = -1] = look.toAct
      const who = table.people[seat]
      if (who === undefined) return { ...table, n: look.n }
      await playOne(table, who)
    }
  }

  const alarmOf = (table: TestTable) => inside(table, (storage) => storage.getAlarm())

  test('a bot takes from half a second to two, and all bots in a row play together', async () => {
    const table = await atBots()
    const { lastAt } = await looked(table)
    const alarm = (await alarmOf(table)) ?? 0
    expect(alarm).toBeGreaterThanOrEqual(lastAt + 500)
    expect(alarm).toBeLessThanOrEqual(lastAt + 2000)
    await vi.waitFor(async () => expect((await looked(table)).n).toBeGreaterThan(table.n), { timeout: 5000 })
    expect((await looked(table)).toAct.every((seat) => seat < 2)).toBe(true)
  })

  test('an alarm that is early, late, twice, or after a crash plays each move once', async () => {
    const table = await atBots()
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).n).toBe(table.n)
    await evict(table)
    await new Promise((resolve) => setTimeout(resolve, 2100))
    await runDurableObjectAlarm(table.stub)
    const { n, toAct } = await looked(table)
    expect(n).toBeGreaterThan(table.n)
    expect(toAct.every((seat) => seat < 2)).toBe(true)
    await runDurableObjectAlarm(table.stub)
    await evict(table)
    await runDurableObjectAlarm(table.stub)
    expect((await looked(table)).n).toBe(n)
  })
})
