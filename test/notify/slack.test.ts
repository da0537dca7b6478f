import { describe, expect, test } from 'vitest'
import { slack } from '../../src/notify/slack.ts'
import { deliver, HOUR, httpLineAt, NOW, named, turn } from './support/calls.ts'
import { last, serve } from './support/service.ts'

const PATH = '/services/T0AAAAAAA/B0BBBBBBB/V9xkQ2pR7mT4wZ8bN3cJ6hL1'
const channel = slack('loopback')
const serveSlack = async () => {
  const service = await serve(() => ({ status: 200, body: 'ok' }))
  return { service, line: await httpLineAt(channel, { url: service.url + PATH }) }
}

describe('the address', () => {
  test('is that of a webhook', async () => {
    const line = await httpLineAt(slack('public'), { url: `https://hooks.slack.com${PATH}?x#y` })
    expect(line.address).toEqual({ url: `https://hooks.slack.com${PATH}` })
  })

  test.each([
    `https://hooks.slack.example.org${PATH}`,
    'https://hooks.slack.com/services/T0AAAAAAA',
    'https://hooks.slack.com/triggers/T0AAAAAAA/1/V9xkQ2pR7mT4wZ8bN3cJ6hL1',
    'https://slack.com/',
  ])('%s is refused', async (url) => {
    expect(await slack('public').parse({ url })).toEqual({ ok: false, code: 'not-slack' })
  })
})

test('calls those it names and nobody whom a name spells', async () => {
  const { service, line } = await serveSlack()
  const called = [named('Mina', 'U0AAAAAAA'), named('<!channel> & <@U0BBBBBBB>')]
  expect(await deliver(line, turn({ called }))).toEqual({ type: 'accepted', message: null, pause: 1 })
  const { text } = JSON.parse(last(service).body.toString())
  expect(text).toMatch(/^Spades: <@U0AAAAAAA> and &lt;!channel&gt; &amp; &lt;/)
  expect(text.match(/<[@!]\w+/g)).toEqual(['<@U0AAAAAAA', '<!date'])
})

test('leaves the zone to each reader and links the table', async () => {
  const { service, line } = await serveSlack()
  await deliver(line, turn())
  const { text } = JSON.parse(last(service).body.toString())
  const seconds = (NOW + 14 * HOUR) / 1000
  expect(text).toContain(`<!date^${seconds}^{date_long_pretty} {time}|Tuesday 2 June, 11:00> (in 14 hours)`)
  expect(text).toMatch(/\n<https:\/\/postdeck\.example\/t\/abcdefghjkmnpqrs\|Open the table>$/)
})

test.each([
  [400, 'invalid_payload', 'refused'],
  [403, 'action_prohibited', 'gone'],
  [404, 'channel_not_found', 'gone'],
  [410, 'channel_is_archived', 'gone'],
  [500, 'rollup_error', 'later'],
])('%d %s: %s', async (status, body, type) => {
  const { service, line } = await serveSlack()
  service.answer = () => ({ status, body })
  const outcome = await deliver(line, turn())
  expect(outcome).toMatchObject({ type, failure: { code: 'answered', status, words: body } })
})

test('waits as long as it is asked to', async () => {
  const { service, line } = await serveSlack()
  service.answer = () => ({ status: 429, headers: { 'retry-after': '30' }, body: 'rate_limited' })
  expect(await deliver(line, turn())).toMatchObject({ type: 'later', retryAfter: 30 })
})

test.each([
  ['U0AAAAAAA', 'U0AAAAAAA'],
  ['<@W0AAAAAAA>', 'W0AAAAAAA'],
  ['@mina', null],
  ['<!here>', null],
])('%s is called as %s', (raw, expected) => {
  expect(channel.mention?.(raw)).toBe(expected)
})
