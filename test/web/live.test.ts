/** The socket of a table: who gets one, what it is told, and that its acts are those of the POSTs. */
import { describe, expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import {
  ask,
  look,
  newKey,
  newPlayer,
  ORIGIN,
  playOne,
  raw,
  read,
  readProblem,
  seatedTable,
} from './support/client.ts'
import { connect, type Heard, knock } from './support/socket.ts'

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })
const cookie = (token: string | undefined) => ({ cookie: `__Host-postdeck=${token}` })
const answerTo = (key: string) => (message: Heard) => message.key === key
const news = (message: Heard) => !('key' in message)

/** A running game, the token of whoever is to act and what they are asked. */
const playing = async () => {
  const table = await seatedTable('parity', ['Ann', 'Ben'])
  const [seat = 0] = (await look(table.id)).toAct
  const token = table.players[seat]?.token
  const { decision } = await look(table.id, token)
  return { ...table, token, act: { key: newKey(), decision, move: { type: 'trump', suit: 'H' } } }
}

describe('who gets a socket', () => {
  test('one of our own pages, by the cookie', async () => {
    const { id, token } = await playing()
    const { status, webSocket } = await knock(id, { ...cookie(token), origin: ORIGIN })
    expect(status).toBe(101)
    expect(webSocket).not.toBeNull()
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site with our name in front', { origin: `${ORIGIN}.evil.example` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nobody says where', {}],
  ])('not %s with the cookie', async (_, origin) => {
    const { id, token } = await playing()
    await readProblem(await knock(id, { ...cookie(token), ...origin }), 403, 'cross-origin')
  })

  test('a program by its token, and a stranger, wherever they are', async () => {
    const { id, token } = await playing()
    const origin = { origin: 'https://program.example' }
    expect((await knock(id, { ...bearer(token), ...origin })).status).toBe(101)
    expect((await knock(id, origin)).status).toBe(101)
  })

  test('nobody at a table that is not there, and no plain GET', async () => {
    const { id } = await playing()
    await readProblem(await knock('2222222222222222', {}), 404, 'no-table')
    await readProblem(await knock('no', {}), 404, 'no-table')
    const answer = await raw(`/api/tables/${id}/live`)
    expect(answer.headers.get('upgrade')).toBe('websocket')
    await readProblem(answer, 426, 'upgrade-needed')
  })
})

test('a change made by POST is told to everybody, in numbers only', async () => {
  const table = await playing()
  const sockets = await Promise.all([connect(table.id), connect(table.id, bearer(table.players[0]?.token))])
  await playOne(table)
  for (const socket of sockets) {
    const message = await socket.next((heard) => news(heard) && heard.n === 1)
    expect(Object.keys(message).toSorted()).toEqual(['n', 'v'])
    expect(message.v).toBeTypeOf('number')
  }
})

describe('an act over the socket', () => {
  test('is the act of the POST: either door answers the other’s key as the first did', async () => {
    const { id, token, act } = await playing()
    const socket = await connect(id, bearer(token))
    socket.send({ type: 'move', ...act })
    expect(await socket.next(answerTo(act.key))).toEqual({ key: act.key, ok: true, n: 1 })
    const again = await read(ask('POST', `/tables/${id}/moves`, { token, body: act }), 200, schemas.moved)
    expect(again.n).toBe(1)

    const parity = { key: newKey(), decision: again.table.decision, move: { type: 'parity', parity: 'even' } }
    await read(ask('POST', `/tables/${id}/moves`, { token, body: parity }), 200, schemas.moved)
    socket.send({ type: 'move', ...parity })
    expect(await socket.next(answerTo(parity.key))).toEqual({ key: parity.key, ok: true, n: 2 })
    expect((await look(id)).n).toBe(2)
  })

  test('is refused with the same codes', async () => {
    const { id, token, act, players } = await playing()
    const guest = await newPlayer('Cho')
    const other = players.find((player) => player.token !== token)
    const refusals: readonly [string | undefined, typeof act, number][] = [
      [guest.token, act, 403],
      [other?.token, { ...act, decision: 0 }, 409],
      [token, { ...act, decision: (act.decision ?? 0) + 1 }, 409],
      [token, { ...act, move: { type: 'trump', suit: 'X' } }, 422],
      [token, { ...act, move: { type: 'parity', suit: 'odd' } }, 422],
    ]
    for (const [by, body, status] of refusals) {
      const posted = { ...body, key: newKey() }
      const { code, params } = await read(
        ask('POST', `/tables/${id}/moves`, { token: by, body: posted }),
        status,
        schemas.problem,
      )
      const socket = await connect(id, bearer(by))
      const sent = { ...body, key: newKey() }
      socket.send({ type: 'move', ...sent })
      expect(await socket.next(answerTo(sent.key))).toMatchObject({ ok: false, code, params })
    }
    expect((await look(id)).n).toBe(0)
  })

  test('of a stranger is no-player', async () => {
    const { id, act } = await playing()
    const socket = await connect(id)
    socket.send({ type: 'move', ...act })
    expect(await socket.next(answerTo(act.key))).toMatchObject({ ok: false, code: 'no-player' })
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an unknown type', '{"type":"fold","key":"k"}'],
    ['an unknown field', '{"type":"talk","key":"k","text":"hello","loud":true}'],
    [
      'a heap of brackets',
      `{"type":"move","key":"k","decision":0,"move":${'['.repeat(7000)}${']'.repeat(7000)}}`,
    ],
    ['a message of a megabyte', JSON.stringify({ type: 'talk', key: 'k', text: 'x'.repeat(1_000_000) })],
  ])('that is %s is refused, and the socket lives on', async (_, text) => {
    const { id, token } = await playing()
    const socket = await connect(id, bearer(token))
    socket.sendText(text)
    expect(await socket.next((heard) => heard.ok === false)).toMatchObject({ ok: false, params: {} })
    const key = newKey()
    socket.send({ type: 'talk', key, text: 'hello' })
    expect(await socket.next(answerTo(key))).toMatchObject({ ok: true })
  })

  test('says something as the POST does', async () => {
    const { id, token } = await playing()
    const socket = await connect(id, bearer(token))
    const key = newKey()
    socket.send({ type: 'talk', key, text: 'hello' })
    expect(await socket.next(answerTo(key))).toMatchObject({ ok: true, n: 0 })
    const { events } = await read(ask('GET', `/tables/${id}/events`), 200, schemas.eventsPage)
    expect(events.at(-1)).toMatchObject({ type: 'said', text: 'hello' })
  })

  test('has events seen as the POST does', async () => {
    const { id, players } = await playing()
    const token = players[0]?.token
    const { e, since } = await look(id, token)
    expect(since).not.toEqual([])
    const socket = await connect(id, bearer(token))
    socket.send({ type: 'seen', e })
    const key = newKey()
    socket.send({ type: 'talk', key, text: 'hello' })
    await socket.next(answerTo(key))
    expect((await look(id, token)).since.every((event) => event.e > e)).toBe(true)
  })
})
