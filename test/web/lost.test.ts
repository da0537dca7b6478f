/** Answers that were lost on the way, and requests that are not what they seem. */
import { describe, expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import {
  ask,
  look,
  newKey,
  newNetwork,
  newPlayer,
  ORIGIN,
  playOne,
  raw,
  read,
  seatedTable,
} from './support/client.ts'

const FORM = 'application/x-www-form-urlencoded'

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  raw(path, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': FORM, ...newNetwork(), ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const cookieOf = (token: string) => ({ cookie: `__Host-postdeck=${token}` })

const openTable = async (game: string, seats: number): Promise<{ id: string; token: string }> => {
  const { token } = await newPlayer('Ann')
  const { id } = await read(ask('POST', '/tables', { token, body: { game, seats } }), 201, schemas.table)
  return { id, token }
}

describe('a form sent twice by somebody whose browser has no cookie yet', () => {
  test('takes one seat, and gives the same cookie both times', async () => {
    const { id } = await openTable('spades', 4)
    const fields = { name: 'Ben', key: 'sit-once', seat: '2' }
    const answers = await Promise.all([post(`/t/${id}/sit`, fields), post(`/t/${id}/sit`, fields)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [first, second] = answers.map((answer) => answer.headers.getSetCookie())
    expect(first).toEqual(second)
    expect((await look(id)).seats.map(({ name }) => name)).toEqual(['Ann', '', 'Ben', ''])
  })

  test('opens one table, and another when something else was asked for', async () => {
    const fields = { name: 'Ann', seats: '2', key: 'open-once' }
    const [one, two] = await Promise.all([post('/new/parity', fields), post('/new/parity', fields)])
    expect(one?.headers.get('location')).toMatch(/^\/t\/[2-9a-z]{16}$/)
    expect(two?.headers.get('location')).toBe(one?.headers.get('location'))
    const other = await post('/new/parity', { ...fields, preset: 'parlett' })
    expect(other.headers.get('location')).not.toBe(one?.headers.get('location'))
  })

  test('is another person under another key', async () => {
    const { id } = await openTable('spades', 4)
    await post(`/t/${id}/sit`, { name: 'Ben', key: 'one' })
    await post(`/t/${id}/sit`, { name: 'Ben', key: 'two' })
    expect((await look(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Ben', ''])
  })
})

test('a program may be called a bot: its token counts, whatever its name', async () => {
  const { token } = await newPlayer('Ann')
  const headers = { 'user-agent': 'parity-bot/1.0' }
  await read(ask('GET', '/me', { token, headers }), 200, schemas.player)
})

describe('with a cookie, from another site', () => {
  test.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'a body of %s is refused',
    async (type) => {
      const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
      const before = await look(id)
      const answer = await raw(`/api/tables/${id}/talk`, {
        method: 'POST',
        headers: {
          ...cookieOf(players[0]?.token ?? ''),
          origin: 'https://evil.example',
          'content-type': type,
        },
        body: JSON.stringify({ key: newKey(), text: 'evil' }),
      })
      expect(answer.status).toBe(403)
      expect(await look(id)).toEqual(before)
    },
  )
})

test.each([
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', 'x'],
])('a form that is none (%s) is a bad request', async (type, body) => {
  const { id, token } = await openTable('parity', 2)
  const answer = await raw(`/t/${id}/talk`, {
    method: 'POST',
    headers: { ...cookieOf(token), origin: ORIGIN, 'content-type': type },
    body,
  })
  expect(answer.status).toBe(400)
})

test.each(['sit', 'leave', 'start', 'close', 'move', 'talk', 'rematch'])(
  'the address of the form /%s leads back to its table',
  async (act) => {
    const { id } = await openTable('parity', 2)
    const answer = await raw(`/t/${id}/${act}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/t/${id}`])
  },
)

test.each(['?from=call', '/offer', '/mute', '/group/test', '/sit'])(
  'what no table is called leads nowhere: %s',
  async (rest) => {
    for (const id of ['%0D%0Ax:y', 'no', `${'2'.repeat(15)}l`, '2'.repeat(3000)]) {
      expect((await raw(`/t/${id}${rest}`)).status, id).toBe(404)
    }
  },
)

test('a page of the log that is none is its newest', async () => {
  const { id } = await openTable('parity', 2)
  for (const after of ['abc', '-3', '1.5', '']) {
    expect((await raw(`/t/${id}/log?after=${after}`)).status).toBe(200)
  }
})

test('a rematch that was closed makes room for another', async () => {
  const table = await seatedTable('parity', ['Ann', 'Ben'], { target: 50 })
  while ((await look(table.id)).status === 'playing') await playOne(table)
  const [ann, ben] = table.players.map(({ token }) => token)
  const propose = (token: string | undefined) =>
    read(ask('POST', `/tables/${table.id}/rematch`, { token, body: { key: newKey() } }), 200, schemas.table)
  const first = await propose(ann)
  expect((await propose(ben)).id).toBe(first.id)
  await post(`/t/${first.id}/close`, {}, cookieOf(ann ?? ''))
  const second = await propose(ben)
  expect(second).toMatchObject({ status: 'open', you: 1, host: 1 })
  expect(second.id).not.toBe(first.id)
  expect((await propose(ann)).id).toBe(second.id)
})
