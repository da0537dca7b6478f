/** Pages' forms: when a stranger becomes a person, and what their browser is given to remember it by. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as schemas from '../../src/web/api/schemas.ts'
import { ask, look, newKey, newNetwork, newPlayer, ORIGIN, raw, read, seatedTable } from './support/client.ts'

type Sent = { readonly origin?: string; readonly headers?: Record<string, string> }

/** A form of our own page, as a browser sends it. */
const post = (
  path: string,
  fields: Record<string, string> | string[][],
  { origin = ORIGIN, headers = {} }: Sent = {},
) =>
  raw(origin + path, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...newNetwork(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

const opening = { name: 'Ann', seats: '2' }

/** The token a browser was given, and the cookie's attributes. */
const given = (answer: Response): { token: string; attributes: readonly string[] } | null => {
  const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-postdeck='))
  const [cookie] = cookies
  if (cookie === undefined) return null
  const [pair = '', ...attributes] = cookie.split('; ')
  return {
    token: decodeURIComponent(pair.slice('__Host-postdeck='.length)),
    attributes: attributes.toSorted(),
  }
}

describe('the first form that needs a person', () => {
  test('makes one and gives a cookie that no script and no other site can read', async () => {
    const answer = await post('/new/parity', opening)
    expect(answer.status).toBe(303)
    const cookie = given(answer)
    expect(cookie?.attributes).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure'])
    const player = await read(ask('GET', '/me', { token: cookie?.token }), 200, schemas.player)
    expect(player).toMatchObject({ name: 'Ann', lang: 'en' })
    const id = answer.headers.get('location')?.split('/').at(-1)
    const table = await read(ask('GET', `/tables/${id}`, { token: cookie?.token }), 200, schemas.table)
    expect(table).toMatchObject({ you: 0, host: 0 })
  })

  test('keeps the language it was sent in', async () => {
    const cookie = given(await post('/new/parity?l=ko', opening))
    const player = await read(ask('GET', '/me', { token: cookie?.token }), 200, schemas.player)
    expect(player.lang).toBe('ko')
  })

  test('makes nobody when it is refused', async () => {
    for (const fields of [
      { ...opening, name: '' },
      { ...opening, seats: '3' },
    ]) {
      const answer = await post('/new/parity', fields)
      expect(answer.status).toBe(400)
      expect(given(answer)).toBeNull()
    }
  })

  test('makes nobody, and renames nobody, where the table refuses', async () => {
    const { id } = await seatedTable('parity', ['Ann', 'Ben'])
    const { token } = await newPlayer('Cho')
    const stranger = await post(`/t/${id}/sit`, { name: 'Dora' })
    expect([stranger.status, given(stranger)]).toEqual([409, null])
    const known = await post(
      `/t/${id}/sit`,
      { name: 'Dora' },
      { headers: { cookie: `__Host-postdeck=${token}` } },
    )
    expect(known.status).toBe(409)
    expect((await read(ask('GET', '/me', { token }), 200, schemas.player)).name).toBe('Cho')
  })

  test('leaves a known person who they are', async () => {
    const { token, id } = await newPlayer('Ben')
    const answer = await post('/new/parity', opening, { headers: { cookie: `__Host-postdeck=${token}` } })
    expect(answer.status).toBe(303)
    expect(given(answer)).toBeNull()
    expect(await read(ask('GET', '/me', { token }), 200, schemas.player)).toMatchObject({ id, name: 'Ann' })
  })

  test('is refused from another site, with and without a cookie', async () => {
    const { token } = await newPlayer('Ben')
    for (const cookie of [{}, { cookie: `__Host-postdeck=${token}` }]) {
      const answer = await post('/new/parity', opening, {
        headers: { origin: 'https://evil.example', ...cookie },
      })
      expect(answer.status).toBe(403)
      expect(given(answer)).toBeNull()
    }
    expect((await read(ask('GET', '/me', { token }), 200, schemas.player)).name).toBe('Ben')
  })
})

describe('where a browser would not keep the cookie', () => {
  test.each(['http://192.168.0.7:8787', 'http://postdeck.example'])(
    '%s is told about https',
    async (origin) => {
      const answer = await post('/new/parity', opening, { origin })
      expect(answer.status).toBe(403)
      expect(given(answer)).toBeNull()
      expect(await answer.text()).toContain('https')
    },
  )

  test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787', 'https://cards.example'])(
    '%s keeps it',
    async (origin) => {
      const answer = await post('/new/parity', opening, { origin })
      expect(answer.status).toBe(303)
      expect(given(answer)).not.toBeNull()
    },
  )

  test('a proxy that ends TLS is https', async () => {
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://postdeck.example' }
    const answer = await post('/new/parity', opening, { origin: 'http://postdeck.example', headers })
    expect(answer.status).toBe(303)
    expect(given(answer)).not.toBeNull()
  })

  test('a program there needs no cookie', async () => {
    const { token } = await newPlayer('Ann')
    const answer = await raw('http://192.168.0.7:8787/api/tables', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'parity', seats: 2 }),
    })
    await read(answer, 201, schemas.table)
  })
})

test('a wrong carry-over code makes nobody of anybody', async () => {
  for (const code of ['', 'K7QF-2MXA', '<script>', 'K7QF2MXAA']) {
    const answer = await post('/carry', { code })
    expect(answer.status).toBe(410)
    expect(given(answer)).toBeNull()
  }
})

describe('a move made of several fields', () => {
  /** A table of Doubt, and what its leader sends from there. */
  const leading = async () => {
    const { id, players } = await seatedTable('doubt', ['Ann', 'Ben', 'Cho'])
    const [seat = 0] = (await look(id)).toAct
    const token = players[seat]?.token ?? ''
    const { decision, view } = await look(id, token)
    const { hand } = z.object({ hand: z.array(z.string()) }).parse(view)
    const lay = (cards: readonly string[]) =>
      post(
        `/t/${id}/move`,
        [
          ['key', newKey()],
          ['decision', String(decision)],
          ...cards.map((card) => ['move.cards', card]),
          ['move', '{"type":"play","cards":[]}'],
        ],
        { headers: { cookie: `__Host-postdeck=${token}` } },
      )
    return { id, seat, hand, lay }
  }

  test('takes every card chosen, without a script', async () => {
    const { id, seat, hand, lay } = await leading()
    expect((await lay(hand.slice(0, 3))).status).toBe(303)
    expect(await look(id)).toMatchObject({
      n: 1,
      view: { pile: [{ seat, rank: '2', count: 3, cards: null }] },
    })
  })

  test('with nothing chosen is refused in the words of the game', async () => {
    const { id, lay } = await leading()
    const answer = await lay([])
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Choose at least one card.')
    expect((await look(id)).n).toBe(0)
  })
})

test('a form too large is refused before it is read', async () => {
  const answer = await post('/new/parity', { ...opening, name: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
  expect(given(answer)).toBeNull()
})
