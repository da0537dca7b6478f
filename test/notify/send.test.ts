import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { PATIENCE } from '../../src/notify/send.ts'
import { makeSecret, webhook } from '../../src/notify/webhook.ts'
import { deliver, httpLineAt, turn } from './support/calls.ts'
import { type Answer, serve } from './support/service.ts'

const PATH = '/hooks/V9xkQ2pR7mT4wZ8b?key=N3cJ6hL1 fD5g'
const secret = makeSecret()
const lineTo = (url: string) => httpLineAt(webhook('loopback'), { url: url + PATH, secret })
const answering = async (answer: Answer, patience = PATIENCE) => {
  const service = await serve(() => answer)
  return { service, outcome: await deliver(await lineTo(service.url), turn(), {}, patience) }
}

test('the other side has ten seconds', () => {
  expect(PATIENCE).toBe(10_000)
})

test.each([301, 302, 303, 307, 308])('a redirect (%d) is not followed', async (status) => {
  const other = await serve()
  const headers = { location: `${other.url}/elsewhere` }
  const { service, outcome } = await answering({ status, headers })
  expect(outcome).toEqual({ type: 'refused', failure: { code: 'redirected', status, words: '' } })
  expect([service.received.length, other.received.length]).toEqual([1, 0])
})

describe('no answer', () => {
  test.each([
    ['that never comes', 'hang', 300, 'timeout'],
    ['but a hang-up', 'drop', PATIENCE, 'unreachable'],
  ] as const)('%s: later', async (_, answer, patience, code) => {
    const { outcome } = await answering(answer, patience)
    const failure = { code, status: null, words: '' }
    expect(outcome).toEqual({ type: 'later', retryAfter: null, failure })
  })

  test('at all: later', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await new Promise((resolve) => server.close(resolve))
    const outcome = await deliver(await lineTo(`http://127.0.0.1:${port}`), turn())
    expect(outcome).toMatchObject({ type: 'later', failure: { code: 'unreachable' } })
  })
})

test('a call that was taken stays taken when the rest of the answer never comes', async () => {
  const { outcome } = await answering('stall', 2000)
  expect(outcome).toMatchObject({ type: 'accepted' })
})

describe('the words of the other side', () => {
  const told = async (body: string, type = 'text/plain') => {
    const { outcome } = await answering({ status: 400, headers: { 'content-type': type }, body })
    return 'failure' in outcome ? outcome.failure.words : null
  }

  test.each([
    ['no\n\n  such \u0000 topic', 'no such topic'],
    ['', ''],
    ['카드'.repeat(150), `${'카드'.repeat(99)}카…`],
  ])('%j are shown as %j', async (body, expected) => {
    expect(await told(body)).toBe(expected)
  })

  test('are none in a page', async () => {
    expect(await told('<!doctype html><h1>404</h1>', 'text/html; charset=utf-8')).toBe('')
  })

  test('are only read as far as they can be of use', async () => {
    expect(await told('x'.repeat(50_000_000))).toHaveLength(200)
  })

  test.each([
    ['the path', (path: string) => `Cannot POST ${path}`],
    ['the path as JSON', (path: string) => JSON.stringify({ error: `no ${path}` })],
    ['the path as part of a URL', (path: string) => `?next=${encodeURIComponent(path)}`],
    ['the whole address', (path: string, host: string) => `http://${host}${path} is unknown`],
    ['the secret', () => `expected another key than ${secret}`],
  ])('never repeat %s', async (_, say) => {
    const service = await serve(({ path, headers }) => ({
      status: 400,
      body: say(path, String(headers.host)),
    }))
    const outcome = await deliver(await lineTo(service.url), turn())
    const shown = JSON.stringify(outcome)
    expect(shown).toContain('…')
    for (const part of ['V9xkQ2pR7mT4wZ8b', 'N3cJ6hL1', secret.slice(6)]) expect(shown).not.toContain(part)
  })
})
