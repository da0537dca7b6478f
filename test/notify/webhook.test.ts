import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { makeSecret, webhook } from '../../src/notify/webhook.ts'
import { call, deliver, httpLineAt, NOW, turn } from './support/calls.ts'
import { last, type Received, serve } from './support/service.ts'

const secret = makeSecret()
const channel = webhook('loopback')
const serveHook = async () => {
  const service = await serve()
  return { service, line: await httpLineAt(channel, { url: `${service.url}/hooks/my-turns`, secret }) }
}

const verify = ({ body, headers }: Received, key = secret): unknown =>
  new Webhook(key).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  })

describe('the address', () => {
  test.each([
    '',
    'whsec_',
    'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    `whsec_${btoa('x'.repeat(23))}`,
    `whsec_${btoa('x'.repeat(65))}`,
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwé',
  ])('a secret like %s is refused', async (bad) => {
    const url = 'https://hooks.example.org/x'
    expect(await channel.parse({ url, secret: bad })).toEqual({ ok: false, code: 'bad-secret' })
  })

  test.each([24, 33, 64])('a secret of %d bytes is taken', async (length) => {
    const fields = { url: 'https://hooks.example.org/x', secret: `whsec_${btoa('x'.repeat(length))}` }
    expect(await channel.parse(fields)).toMatchObject({ ok: true, line: { address: fields } })
  })

  test('a secret we make is one', async () => {
    expect(makeSecret()).not.toBe(secret)
    expect((await channel.parse({ url: 'https://hooks.example.org/x', secret })).ok).toBe(true)
  })
})

describe('a call', () => {
  test('is signed as the scheme says', async () => {
    const { service, line } = await serveHook()
    await deliver(line, call('turn', 'ko'), { now: Date.now() })
    expect(verify(last(service))).toMatchObject({
      type: 'turn.due',
      data: { lang: 'ko', decision: 7, deadline: '2026-06-02T02:00:00.000Z', title: '스페이드: 내 차례예요' },
    })
  })

  test('does not verify with another secret, or with another body', async () => {
    const { service, line } = await serveHook()
    await deliver(line, turn(), { now: Date.now() })
    const got = last(service)
    expect(() => verify(got, makeSecret())).toThrow()
    const other = Buffer.from(got.body.toString().replace('Spades', 'Hearts'))
    expect(() => verify({ ...got, body: other })).toThrow()
  })

  test('has the same id at every try and the time of each', async () => {
    const { service, line } = await serveHook()
    await deliver(line, turn(), { now: NOW })
    await deliver(line, turn(), { now: NOW + 60_000 })
    const [first, second] = service.received.map(({ headers }) => headers)
    expect(first?.['webhook-id']).toBe(turn().id)
    expect(second?.['webhook-id']).toBe(turn().id)
    expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(60)
  })
})

test.each([
  [204, 'accepted'],
  [400, 'later'],
  [401, 'later'],
  [404, 'later'],
  [410, 'gone'],
  [500, 'later'],
])('%d: %s', async (status, type) => {
  const { service, line } = await serveHook()
  service.answer = () => ({ status })
  expect(await deliver(line, turn())).toMatchObject({ type })
})

test.each([
  ['120', 120],
  [new Date(NOW + 365 * 24 * 3_600_000).toUTCString(), expect.any(Number)],
  ['soon', null],
])('Retry-After: %s', async (value, retryAfter) => {
  const { service, line } = await serveHook()
  service.answer = () => ({ status: 503, headers: { 'retry-after': value } })
  expect(await deliver(line, turn())).toMatchObject({ type: 'later', retryAfter })
})
