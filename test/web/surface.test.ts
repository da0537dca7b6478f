/** What every answer carries, and the language it is in. */
import { describe, expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { app } from '../../src/web/app.ts'
import { refusals as en } from '../../src/web/text/en/refusals.ts'
import { refusals as ko } from '../../src/web/text/ko/refusals.ts'
import { ask, newPlayer, raw, read, readProblem, seatedTable } from './support/client.ts'

const directives = (policy: string | null): Map<string, string> =>
  new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('headers', () => {
  const ofPages = [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['connect-src', "'self' wss://postdeck.example"],
    ['font-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['img-src', "'self'"],
    ['manifest-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['worker-src', "'self'"],
  ] as const
  const ofData = [
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ] as const

  test.each([
    ['/', ofPages],
    ['/nowhere', ofPages],
    ['/api/games', ofData],
    ['/api/nowhere', ofData],
  ])('of %s allow nothing from elsewhere and nothing inline', async (path, policy) => {
    const { headers } = await raw(path)
    expect(directives(headers.get('content-security-policy'))).toEqual(new Map(policy))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('of whatever a seat sees forbid keeping it', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    for (const path of [`/tables/${id}`, `/tables/${id}/events`, '/me', '/me/tables']) {
      const { headers } = await ask('GET', path, { token: players[0]?.token })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('the whole site goes by Hono’s fast router', async () => {
  await raw('/')
  // It gives way to a slower one, for all addresses, at the first pattern it does not know.
  expect(app.router.name).toBe('SmartRouter + RegExpRouter')
})

describe('the language of a refusal', () => {
  const detail = async (headers: Record<string, string>, query = '') =>
    (await readProblem(await ask('GET', `/me${query}`, { headers }), 401, 'no-player')).detail
  const english = en['no-player']()
  const korean = ko['no-player']({})

  test.each([
    ['nothing said', {}, '', english],
    ['a Korean browser', { 'accept-language': 'ko-KR,ko;q=0.9,en-US;q=0.8' }, '', korean],
    ['a French browser that knows Korean', { 'accept-language': 'fr,ko;q=0.5' }, '', korean],
    ['a browser that prefers English', { 'accept-language': 'en-GB,ko;q=0.5' }, '', english],
    ['a browser that refuses Korean', { 'accept-language': 'ko;q=0' }, '', english],
    ['a language chosen before', { 'accept-language': 'en', cookie: 'lang=ko' }, '', korean],
    ['a language of the address', { cookie: 'lang=en' }, '?l=ko', korean],
    ['a language we do not have', { cookie: 'lang=fr', 'accept-language': 'ko' }, '?l=de', korean],
  ])('%s', async (_, headers, query, expected) => {
    expect(await detail(headers, query)).toBe(expected)
  })

  test('a program’s is the one its person chose, unless the address says another', async () => {
    const { token } = await newPlayer('Ann')
    await read(ask('PATCH', '/me', { token, body: { lang: 'ko' } }), 200, schemas.player)
    const noTable = async (query: string) =>
      (await readProblem(await ask('GET', `/tables/2222222222222222${query}`, { token }), 404, 'no-table'))
        .detail
    expect(await noTable('')).toBe(ko['no-table']({}))
    expect(await noTable('?l=en')).toBe(en['no-table']())
  })
})
