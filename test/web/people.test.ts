/** Who a request is taken for, and what may be done in whose name. */

import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { isPreviewRobot } from '../../src/web/middleware/robots.ts'
import {
  ask,
  look,
  newPlayer,
  ORIGIN,
  playOne,
  raw,
  read,
  readProblem,
  seatedTable,
} from './support/client.ts'

const cookieOf = (token: string) => ({ cookie: `__Host-postdeck=${token}` })

describe('the cookie', () => {
  test('names the same person as the bearer token', async () => {
    const { token, id } = await newPlayer('Ann')
    expect((await read(raw('/api/me', { headers: cookieOf(token) }), 200, schemas.player)).id).toBe(id)
  })

  test('is not looked at beside a bearer token, even a wrong one', async () => {
    const { token } = await newPlayer('Ann')
    const headers = { ...cookieOf(token), authorization: 'Bearer nonsense' }
    await readProblem(await raw('/api/me', { headers }), 401, 'no-player')
  })

  test('with a changed id or signature is nobody’s', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map(newPlayer))
    const [, signature] = ann?.token.split('.') ?? []
    for (const token of [
      `${ben?.id}.${signature}`,
      ann?.token.slice(0, -1) ?? '',
      `${ann?.token}A`,
      '',
      '.',
    ]) {
      await readProblem(await raw('/api/me', { headers: cookieOf(token) }), 401, 'no-player')
    }
  })
})

describe('a request from another site', () => {
  const attempts: readonly [string, Record<string, string>][] = [
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }],
    ['plain text', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
    ['no type', { origin: 'https://evil.example' }],
    ['its own name as a prefix', { 'content-type': 'text/plain', origin: `${ORIGIN}.evil.example` }],
    ['a sandboxed frame', { 'content-type': 'text/plain', origin: 'null' }],
    ['a browser that says so', { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }],
  ]
  test.each(attempts)('as %s with the cookie is refused', async (_, headers) => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const before = await look(id)
    const token = players[0]?.token ?? ''
    const body = JSON.stringify({ key: 'k', text: 'hello' })
    const post = { method: 'POST', headers: { ...cookieOf(token), ...headers }, body }
    await readProblem(await raw(`/api/tables/${id}/talk`, post), 403, 'cross-origin')
    expect(await look(id)).toEqual(before)
  })

  test('with a bearer token is a program’s, whatever its origin', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const headers = { origin: 'https://program.example' }
    const body = { key: 'k', text: 'hello' }
    await read(
      ask('POST', `/tables/${id}/talk`, { token: players[0]?.token, body, headers }),
      200,
      schemas.said,
    )
  })

  test('of our own pages goes through with the cookie', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const headers = {
      ...cookieOf(players[0]?.token ?? ''),
      origin: ORIGIN,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ key: 'k', text: 'hello' })
    await read(raw(`/api/tables/${id}/talk`, { method: 'POST', headers, body }), 200, schemas.said)
  })
})

describe('preview robots', () => {
  const robots = [
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'facebookexternalhit/1.1;line-poker/1.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  ]
  const people = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.1',
    'Mozilla/5.0 (Linux; Android 14; SM-S911N Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/470.0;FBBV/1]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ]
  test.each(robots)('%s is one', (userAgent) => expect(isPreviewRobot(userAgent)).toBe(true))
  test.each(people)('%s is not', (userAgent) => expect(isPreviewRobot(userAgent)).toBe(false))
  test('no name at all is not', () => expect(isPreviewRobot(undefined)).toBe(false))

  test.each(robots)('%s gets the stranger’s view with a seated person’s cookie', async (userAgent) => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const headers = { ...cookieOf(players[0]?.token ?? ''), 'user-agent': userAgent }
    const seen = await read(raw(`/api/tables/${id}`, { headers }), 200, schemas.table)
    expect(seen).toEqual(await look(id))
    expect(seen.view).toMatchObject({ hand: null })
  })
})

describe('GET and HEAD', () => {
  test('keep no byte anywhere, whatever they ask and whoever asks', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    await playOne({ id, players })
    const before = await settled(id)
    const calls = ['/me', '/me/tables', '/games', '/openapi.json', '/nowhere'].concat(
      [id, '2222222222222223'].flatMap((table) =>
        ['', '/events', '/record', '/live'].map((part) => `/tables/${table}${part}`),
      ),
    )
    const pages = ['/', '/new/parity', '/me', '/next', '/carry?code=K7QF2MXA', `/t/${id}`, `/t/${id}/log`]
    for (const path of [...calls.map((call) => `/api${call}`), ...pages]) {
      for (const method of ['GET', 'HEAD']) {
        for (const headers of [{}, cookieOf(players[0]?.token ?? '')]) {
          const answer = await raw(path, { method, headers })
          expect(answer.headers.getSetCookie()).toEqual([])
          await answer.arrayBuffer()
        }
      }
    }
    expect(await everythingStored()).toEqual(before)
  })
})

/** All that is kept once everybody has been told of this table. */
const settled = async (id: string): Promise<Record<string, string>> => {
  await runDurableObjectAlarm(env.TABLE.get(env.TABLE.idFromName(id)))
  return vi.waitFor(
    async () => {
      const before = await everythingStored()
      await new Promise((resolve) => setTimeout(resolve, 1500))
      const after = await everythingStored()
      expect(after).toEqual(before)
      return after
    },
    { timeout: 15_000 },
  )
}

/** All that any object keeps, as text; an object that keeps nothing is left out. */
const everythingStored = async (): Promise<Record<string, string>> => {
  const stored: Record<string, string> = {}
  for (const namespace of [env.TABLE, env.PLAYER, env.KEYS, env.CODES]) {
    for (const id of await listDurableObjectIds(namespace)) {
      const kept = await runInDurableObject(namespace.get(id), (_, { storage }) => contentsOf(storage))
      if (kept !== '[[],[],null]') stored[id.toString()] = kept
    }
  }
  return stored
}

const contentsOf = async (storage: DurableObjectStorage): Promise<string> => {
  const tables = storage.sql.exec<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  )
  const rows = tables
    .toArray()
    .map(({ name }) => [name, storage.sql.exec(`SELECT * FROM "${name}"`).toArray()])
  return JSON.stringify([rows, [...(await storage.list())], await storage.getAlarm()])
}
