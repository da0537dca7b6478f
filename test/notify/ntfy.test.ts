import { describe, expect, test } from 'vitest'
import { ntfy } from '../../src/notify/ntfy.ts'
import { call, deliver, httpLineAt, turn } from './support/calls.ts'
import { last, serve } from './support/service.ts'

const channel = ntfy('loopback')
const serveNtfy = async () => {
  const service = await serve(() => ({ status: 200, body: '{"id":"sPs71M8A2T"}' }))
  return { service, line: await httpLineAt(channel, { url: `${service.url}/our-card-nights` }) }
}

describe('the address', () => {
  test.each([
    'https://ntfy.sh/',
    'https://ntfy.sh/a/b',
    'https://ntfy.sh/with%20space',
    'https://ntfy.sh/topic?auth=x',
    `https://ntfy.sh/${'x'.repeat(65)}`,
  ])('%s is refused', async (url) => {
    expect(await ntfy('public').parse({ url })).toEqual({ ok: false, code: 'not-ntfy' })
  })
})

test('publishes to the topic, in any script', async () => {
  const { service, line } = await serveNtfy()
  expect(await deliver(line, call('turn', 'ko'))).toMatchObject({ type: 'accepted' })
  const { method, path, body } = last(service)
  expect([method, path]).toEqual(['POST', '/'])
  expect(JSON.parse(body.toString())).toEqual({
    topic: 'our-card-nights',
    title: '스페이드: 내 차례예요',
    message: '함께하는 분: Mina 님, Tom 님\n6월 2일 화요일 11:00까지 차례를 마쳐 주세요. (14시간 후)',
    click: turn().url,
    priority: 3,
  })
})

test.each([
  [call('reminder'), 4],
  [call('reminder', 'en', { last: false }), 3],
  [call('over'), 2],
])('urgency %#', async (what, priority) => {
  const { service, line } = await serveNtfy()
  await deliver(line, what)
  expect(JSON.parse(last(service).body.toString()).priority).toBe(priority)
})

test.each([
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [507, 'later'],
])('%d: %s', async (status, type) => {
  const { service, line } = await serveNtfy()
  service.answer = () => ({ status, body: `{"http":${status},"error":"no: our-card-nights"}` })
  const outcome = await deliver(line, turn())
  expect(outcome).toMatchObject({ type, failure: { status } })
  expect(JSON.stringify(outcome)).not.toContain('our-card-nights')
})
