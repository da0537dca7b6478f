/** After the last card: the secret, the record, the proof of the shuffle, and the next table. */
import { describe, expect, test } from 'vitest'
import { auditRecord } from '../../src/engine/audit.ts'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { commitmentOf } from '../../src/engine/random.ts'
import { type ProvenRecord, provenRecordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame } from '../../src/games/index.ts'
import { prng } from '../support/prng.ts'
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
  type TestTable,
  tableOf,
} from './support.ts'

const gameOf = (id: string): AnyGame => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

const randomly = (seed: number) => {
  const random = prng(seed)
  return (moves: readonly Json[]): Json => moves[random.int(moves.length)] ?? null
}

/** The exported record: as an outsider reads it, and with everything in it. */
const recordOf = async ({ calls }: TestTable): Promise<{ proven: ProvenRecord; all: Json }> => {
  const { record } = got(await calls.record())
  return { proven: provenRecordSchema.parse(JSON.parse(record)), all: JSON.parse(record) }
}

describe('the record', () => {
  test.each([
    ['parity', { noTrump: true }, 1],
    ['parity', { target: 50 }, 2],
    ['spades', { target: 200 }, 3],
  ])('of a random game of %s with %j replays and audits', async (game, options, seed) => {
    const table = await running({ game, options })
    await playOn(table, 9, randomly(seed))
    await evict(table)
    await playOn(table, 10_000, randomly(seed))
    await evict(table)
    const look = await looked(table)
    const { proven, all } = await recordOf(table)
    expect(replayRecord(gameOf(game), proven).error).toBeNull()
    const { outcomes, error } = auditRecord(gameOf(game), proven)
    expect([outcomes, error]).toEqual([proven.random.length, null])
    expect(proven).toMatchObject({ game, version: 1, table: table.id, result: look.result })
    expect(proven).toMatchObject({ secret: look.secret, commitment: look.commitment })
    expect(commitmentOf(proven.secret)).toBe(look.commitment)
    expect(all).toMatchObject({ names: table.people.map(({ name }) => name) })
  })

  test('holds the nonces people brought, in seat order, and makes up the others', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const { id, calls } = await opened(ann, { seat: 1, options: { target: 50 } })
    got(await calls.sit(ben, { nonce: 'from_Ben-1' }))
    const table = tableOf(id, [ben, ann])
    await playOn(table, 10_000)
    const { proven } = await recordOf(table)
    expect(proven.nonces).toEqual(['from_Ben-1', expect.stringMatching(/^[a-z0-9]{24}$/)])
    expect(auditRecord(gameOf('parity'), proven).error).toBeNull()
  })

  test('says when each move was made, and when it began and ended', async () => {
    const table = await finished({ options: { target: 50 } })
    got(await table.calls.say(personAt(table, 0).id, { key: newKey(), text: 'well played' }))
    const { record } = got(await table.calls.record())
    const { at, startedAt, endedAt, moves } = JSON.parse(record)
    expect(at).toHaveLength(moves.length)
    expect([startedAt, ...at]).toEqual([startedAt, ...at].toSorted((a, b) => a - b))
    expect(endedAt).toBe(at.at(-1))
  })

  test('and the secret are kept back until the game is over', async () => {
    const table = await running()
    const open = await opened(person('Ann'))
    for (const early of [open, table]) {
      expect(codeOf(await early.calls.record())).toBe('not-over')
      expect(await looked(early)).toMatchObject({ secret: null, result: null })
    }
  })
})

describe('the next table', () => {
  test('is one and the same for all who ask at once, with one event', async () => {
    const table = await finished({ options: { target: 50 } })
    const asks = [0, 1, 0, 1, 1].map((seat) =>
      table.calls.rematch(personAt(table, seat).id, { key: newKey() }),
    )
    const ids = new Set((await Promise.all(asks)).map((answer) => got(answer).table))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect((await looked(table)).rematch).toBe(id)
    await evict(table)
    expect(got(await table.calls.rematch(personAt(table, 1).id, { key: newKey() })).table).toBe(id)
    const { events } = got(await table.calls.events(null, 0, 1000))
    expect(events.filter(({ type }) => type === 'rematch')).toMatchObject([{ seat: 0, table: id }])
  })

  test('has its bots where they sat: only people are waited for, and alone with bots one tap is enough', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann, { game: 'spades' })
    for (const seat of [1, 3]) got(await table.calls.give(ann.id, { seat, to: 'bot' }))
    got(await table.calls.sit(ben, {}))
    for (const { id } of [ann, ben]) got(await table.calls.agree(id, { to: 'end', seat: null }))
    const { table: next } = got(await table.calls.rematch(ben.id, { key: newKey() }))
    const { you, status, seats } = await looked(tableOf(next), ben.id)
    expect([you, status]).toEqual([2, 'open'])
    expect(seats.map(({ kind }) => kind)).toEqual(['open', 'bot', 'person', 'bot'])

    const alone = await opened(ann, { bots: 1 })
    got(await alone.calls.agree(ann.id, { to: 'end', seat: null }))
    const { table: again } = got(await alone.calls.rematch(ann.id, { key: newKey() }))
    expect(await looked(tableOf(again), ann.id)).toMatchObject({ status: 'playing', you: 0 })
  })

  test('has the same game, options and size, and its proposer in their own seat', async () => {
    const table = await finished({ options: { target: 50, scoring: 'parlett' } })
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)]
    const { table: id } = got(await table.calls.rematch(ben.id, { key: newKey() }))
    const next = tableOf(id, [ann, ben])
    const look = await looked(next, ben.id)
    expect(look).toMatchObject({ game: 'parity', status: 'open', you: 1, host: 1 })
    expect(look.options).toEqual((await looked(table)).options)
    expect(look.seats.map(({ name }) => name)).toEqual(['', 'Ben'])
    got(await next.calls.sit(ann, {}))
    expect(await looked(next, ann.id)).toMatchObject({ status: 'playing', you: 0 })
    expect(look.commitment).not.toBe((await looked(table)).commitment)
  })

  test('plays the only legal card for its proposer, who has played before', async () => {
    const table = await finished({ options: { target: 50 } })
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)]
    const { table: id } = got(await table.calls.rematch(ben.id, { key: newKey() }))
    const next = tableOf(id, [ann, ben])
    got(await next.calls.sit(ann, {}))
    expect((await looked(next, ben.id)).orders).toMatchObject({ forced: true })
  })

  test('is opened under its id even if the table died while it asked', async () => {
    const table = await finished({ options: { target: 50 } })
    const { id: host } = personAt(table, 1)
    // What a crash after the choice of the id leaves.
    const rematch = JSON.stringify({ id: '2222222222222222', host, pending: true })
    await inside(
      table,
      ({ sql }) =>
        sql.exec("UPDATE facts SET facts = json_set(facts, '$.rematch', json(?))", rematch).rowsWritten,
    )
    await evict(table)
    expect((await looked(table)).rematch).toBeNull()
    const { table: id } = got(await table.calls.rematch(personAt(table, 0).id, { key: newKey() }))
    expect(id).toBe('2222222222222222')
    expect(await looked(tableOf(id), host)).toMatchObject({ you: 1, host: 1 })
    expect((await looked(table)).rematch).toBe(id)
  })

  test('is another one after the first was closed unplayed', async () => {
    const table = await finished({ options: { target: 50 } })
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)]
    const ask = async (id: string) => got(await table.calls.rematch(id, { key: newKey() })).table
    const first = await ask(ann.id)
    got(await tableOf(first).calls.leave(ann.id))
    const second = await ask(ben.id)
    expect(second).not.toBe(first)
    expect(await looked(tableOf(second), ben.id)).toMatchObject({ status: 'open', you: 1, host: 1 })
    expect(await ask(ann.id)).toBe(second)
    expect((await looked(table)).rematch).toBe(second)
  })

  test('is proposed by those who sat, once the game is over', async () => {
    const table = await running()
    const ask = (id: string) => table.calls.rematch(id, { key: newKey() })
    expect(codeOf(await ask(person('Eve').id))).toBe('not-seated')
    expect(codeOf(await ask(personAt(table, 0).id))).toBe('not-over')
    const open = await opened(person('Ann'))
    expect(codeOf(await open.calls.rematch(personAt(open, 0).id, { key: newKey() }))).toBe('not-over')
  })
})
