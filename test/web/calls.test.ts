/** Every call of the API once, as a program would use it, each answer held against its schema. */
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { games as registry } from '../../src/games/index.ts'
import * as schemas from '../../src/web/api/schemas.ts'
import {
  ask,
  look,
  newKey,
  newNetwork,
  newPlayer,
  ORIGIN,
  playOne,
  read,
  seatedTable,
} from './support/client.ts'

// Whole games are played here.
vi.setConfig({ testTimeout: 60_000 })

describe('people', () => {
  test('POST /players makes a person, GET /me knows the token, PATCH /me changes what is given', async () => {
    const answer = ask('POST', '/players', { body: { name: '  Ann ', lang: 'ko' }, headers: newNetwork() })
    const { token, player } = await read(answer, 201, schemas.newPlayerAnswer)
    expect(player).toMatchObject({ name: 'Ann', lang: 'ko' })
    expect(await read(ask('GET', '/me', { token }), 200, schemas.player)).toEqual(player)
    const changed = { ...player, name: '지수' }
    expect(await read(ask('PATCH', '/me', { token, body: { name: '지수' } }), 200, schemas.player)).toEqual(
      changed,
    )
    expect(await read(ask('GET', '/me', { token }), 200, schemas.player)).toEqual(changed)
  })

  test('POST /players needs no body and makes somebody without a name', async () => {
    const { player } = await read(
      ask('POST', '/players', { headers: newNetwork() }),
      201,
      schemas.newPlayerAnswer,
    )
    expect(player.name).toBe('')
  })

  test('GET /me/tables lists those waiting for the caller first', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const [ann] = players
    const token = ann?.token ?? ''
    await read(ask('POST', '/tables', { token, body: { game: 'spades', seats: 4 } }), 201, schemas.table)
    const [seat = 0] = (await look(id)).toAct
    const { tables } = await read(
      ask('GET', '/me/tables', { token: players[seat]?.token ?? '' }),
      200,
      schemas.tablesAnswer,
    )
    expect(tables[0]).toMatchObject({ id, game: 'parity', you: seat, toAct: [seat], n: 0 })
    expect(tables[0]?.decision).toBeTypeOf('number')
  })
})

test('GET /games tells the games with their options as JSON Schema, all with defaults', async () => {
  const { games } = await read(ask('GET', '/games'), 200, schemas.gamesAnswer)
  expect(games.map(({ id }) => id)).toEqual(registry.map(({ meta }) => meta.id))
  const told = games.map(({ id, names, seats }) => ({ id, names, seats }))
  expect(told).toContainEqual({ id: 'parity', names: { en: 'Parity', ko: '패리티' }, seats: [2] })
  expect(told).toContainEqual({ id: 'doubt', names: { en: 'Doubt', ko: '다우트' }, seats: [3, 4, 5, 6] })
  const options = games.find(({ id }) => id === 'parity')?.options
  expect(options).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: { noTrump: { type: 'boolean', default: false }, target: { enum: [100, 50], default: 100 } },
  })
  expect(options).not.toHaveProperty('required')
})

describe('a table before its start', () => {
  test('POST /tables opens it with the caller on seat 0', async () => {
    const { token } = await newPlayer('Ann')
    const body = { game: 'parity', seats: 2, options: { target: 50 } }
    const table = await read(ask('POST', '/tables', { token, body }), 201, schemas.table)
    expect(table).toMatchObject({
      url: `${ORIGIN}/t/${table.id}`,
      game: 'parity',
      options: { noTrump: false, target: 50, declarer: 'starter', scoring: 'seed' },
      status: 'open',
      seats: [
        { name: 'Ann', kind: 'person' },
        { name: '', kind: 'open' },
      ],
      host: 0,
      you: 0,
      n: 0,
      toAct: [],
      decision: null,
      view: null,
      result: null,
      secret: null,
    })
    expect(table.id).toMatch(/^[2-9a-hjkmnp-z]{16}$/)
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  test('POST /tables takes a seat, a name for the person and a nonce', async () => {
    const { token } = await newPlayer('Ann')
    const body = { game: 'spades', seats: 4, seat: 2, name: 'Annie', nonce: 'a-nonce' }
    const table = await read(ask('POST', '/tables', { token, body }), 201, schemas.table)
    expect(table).toMatchObject({ you: 2, host: 2 })
    expect(table.seats[2]).toEqual({ name: 'Annie', kind: 'person' })
    expect((await read(ask('GET', '/me', { token }), 200, schemas.player)).name).toBe('Annie')
  })

  test('GET /tables/:id shows a stranger the same table from outside', async () => {
    const { token } = await newPlayer('Ann')
    const opened = await read(
      ask('POST', '/tables', { token, body: { game: 'parity', seats: 2 } }),
      201,
      schemas.table,
    )
    expect(await look(opened.id)).toMatchObject({ id: opened.id, you: null, seats: opened.seats })
  })

  test('POST …/seats sits on the first free seat or the one asked for; DELETE …/seats/me leaves it', async () => {
    const [ann, ben, cho] = await Promise.all(['Ann', 'Ben', 'Cho'].map(newPlayer))
    const opened = ask('POST', '/tables', { token: ann?.token, body: { game: 'spades', seats: 4 } })
    const { id } = await read(opened, 201, schemas.table)
    const sit = (token: string | undefined, body: unknown) =>
      read(ask('POST', `/tables/${id}/seats`, { token, body }), 200, schemas.table)
    expect((await sit(ben?.token, { seat: 3 })).you).toBe(3)
    expect((await sit(cho?.token, {})).you).toBe(1)
    const left = await read(
      ask('DELETE', `/tables/${id}/seats/me`, { token: ben?.token }),
      200,
      schemas.table,
    )
    expect(left.you).toBeNull()
    expect(left.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open', 'open'])
  })

  test('the last seat filled starts the game', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const table = await look(id, players[1]?.token)
    expect(table).toMatchObject({ status: 'playing', you: 1, n: 0 })
    expect(table.view).not.toBeNull()
  })
})

describe('a game in play', () => {
  test('POST …/moves makes a move and answers with the table after it', async () => {
    const table = await seatedTable('parity', ['Ann', 'Ben'])
    const { seat, table: after } = await playOne(table)
    expect(after).toMatchObject({ n: 1, you: seat, status: 'playing' })
  })

  test('POST …/moves makes several moves or none', async () => {
    const { id, players } = await seatedTable('gin-rummy', ['Ann', 'Ben'])
    const [seat = 0] = (await look(id)).toAct
    const token = players[seat]?.token ?? ''
    const { decision, view } = await look(id, token)
    const { hand } = z.object({ hand: z.array(z.string()) }).parse(view)
    const move = (card: string) => ({
      key: newKey(),
      decision,
      moves: [
        { type: 'draw', from: 'discard' },
        { type: 'discard', card },
      ],
    })
    const none = await ask('POST', `/tables/${id}/moves`, { token, body: move('XB') })
    expect(none.status).toBe(422)
    expect((await look(id)).n).toBe(0)
    const body = move(hand[0] ?? '')
    const answer = await read(ask('POST', `/tables/${id}/moves`, { token, body }), 200, schemas.moved)
    expect(answer.n).toBe(2)
    expect(answer.table.view).toMatchObject({ pile: [hand[0]], phase: 'draw' })
  })

  test('POST …/moves makes what opens a round of Parity in one act', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const [seat = 0] = (await look(id)).toAct
    const token = players[seat]?.token ?? ''
    const { decision } = await look(id, token)
    const moves = [
      { type: 'trump', suit: 'H' },
      { type: 'parity', parity: 'odd' },
    ]
    const body = { key: newKey(), decision, moves }
    const answer = await read(ask('POST', `/tables/${id}/moves`, { token, body }), 200, schemas.moved)
    expect(answer.n).toBe(2)
    expect(answer.table.view).toMatchObject({ trump: 'H', parity: 'odd', phase: 'play' })
  })

  test('the same key again is answered the same, with nothing done twice', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const [seat = 0] = (await look(id)).toAct
    const token = players[seat]?.token ?? ''
    const { decision } = await look(id, token)
    const body = { key: newKey(), decision, move: { type: 'trump', suit: 'S' } }
    const first = await read(ask('POST', `/tables/${id}/moves`, { token, body }), 200, schemas.moved)
    const again = await read(ask('POST', `/tables/${id}/moves`, { token, body }), 200, schemas.moved)
    expect(again.n).toBe(first.n)
    expect((await look(id)).n).toBe(1)
  })

  test('POST …/talk says something, GET …/events tells it, POST …/seen has it seen', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const [ann, ben] = players
    const said = ask('POST', `/tables/${id}/talk`, {
      token: ann?.token,
      body: { key: newKey(), text: '안녕 Ben' },
    })
    expect((await read(said, 200, schemas.said)).n).toBe(0)
    const { events, next } = await read(
      ask('GET', `/tables/${id}/events?after=0`, { token: ben?.token }),
      200,
      schemas.eventsPage,
    )
    expect(events.map(({ e }) => e)).toEqual(events.map((_, i) => i + 1))
    expect(events.at(-1)).toMatchObject({ type: 'said', seat: 0, text: '안녕 Ben' })
    expect(next).toBe(events.length)
    const seen = await ask('POST', `/tables/${id}/seen`, { token: ben?.token, body: { e: next } })
    expect([seen.status, await seen.text()]).toEqual([204, ''])
    expect((await look(id, ben?.token)).since).toEqual([])
  })

  test('GET …/events comes in pages without gap or repeat', async () => {
    const table = await seatedTable('parity', ['Ann', 'Ben'])
    for (let n = 0; n < 6; n++) await playOne(table)
    const page = (query: string) =>
      read(ask('GET', `/tables/${table.id}/events${query}`), 200, schemas.eventsPage)
    const whole = (await page('')).events
    const paged = []
    for (let after = 0; paged.length < whole.length; ) {
      const { events, next } = await page(`?after=${after}&limit=3`)
      expect(next).toBeGreaterThan(after)
      paged.push(...events)
      after = next
    }
    expect(paged).toEqual(whole)
  })
})

test('a game over has its result, secret and record, and one next table for all who ask', async () => {
  const table = await seatedTable('parity', ['Ann', 'Ben'], { target: 50 })
  while ((await look(table.id)).status === 'playing') await playOne(table)
  const [ann, ben] = table.players
  const over = await look(table.id, ann?.token)
  expect(over).toMatchObject({ status: 'over', toAct: [], decision: null })
  expect(over.result?.scores.some((score) => score >= 50)).toBe(true)

  const answer = await ask('GET', `/tables/${table.id}/record`)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="postdeck-${table.id}.json"`)
  const record = await read(answer, 200, schemas.record)
  expect(record).toMatchObject({ game: 'parity', seats: 2, result: over.result, names: ['Ann', 'Ben'] })
  expect(record.moves).toHaveLength(over.n)
  expect(record.secret).toBe(over.secret)
  expect(await sha256(record.secret)).toBe(over.commitment)

  const propose = (token: string | undefined) =>
    read(ask('POST', `/tables/${table.id}/rematch`, { token, body: { key: newKey() } }), 200, schemas.table)
  const next = await propose(ben?.token)
  expect(next).toMatchObject({ game: 'parity', options: over.options })
  expect(next.id).not.toBe(table.id)
  expect((await propose(ann?.token)).id).toBe(next.id)
  expect((await look(table.id)).rematch).toBe(next.id)
})

test('POST …/start is the host’s: a game without that number of seats says so', async () => {
  const { token } = await newPlayer('Ann')
  const opened = ask('POST', '/tables', { token, body: { game: 'spades', seats: 4 } })
  const { id } = await read(opened, 201, schemas.table)
  const answer = await ask('POST', `/tables/${id}/start`, { token })
  expect(answer.status).toBe(409)
  expect(z.object({ code: z.string() }).parse(await answer.json()).code).not.toBe('internal')
})

/** SHA-256 of the bytes that `hex` writes, in hex. */
const sha256 = async (hex: string): Promise<string> => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
