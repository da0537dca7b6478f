import { describe, expect, test } from 'vitest'
import { discord } from '../../src/notify/discord.ts'
import { attempt, call, deliver, HOUR, httpLineAt, NOW, named, turn } from './support/calls.ts'
import { last, serve } from './support/service.ts'

const ID = '123456789012345678'
const TOKEN = 'V9xkQ2pR7mT4wZ8bN3cJ6hL1fD5gS0aY_V9xkQ2pR7mT4wZ8bN3cJ6hL1fD5gS0aYaa'
const PATH = `/api/webhooks/${ID}/${TOKEN}`
const channel = discord('loopback')

const posted = JSON.stringify({ id: '1111111111111111111', type: 0 })
const serveDiscord = async () => {
  const service = await serve(() => ({ status: 200, body: posted }))
  return { service, line: await httpLineAt(channel, { url: service.url + PATH }) }
}

describe('the address', () => {
  test.each([
    [`https://discord.com${PATH}`, `https://discord.com${PATH}`],
    [`https://discordapp.com${PATH}/`, `https://discord.com${PATH}`],
    [`https://canary.discord.com/api/v10/webhooks/${ID}/${TOKEN}?wait=true`, `https://discord.com${PATH}`],
    [`https://discord.com${PATH}?thread_id=42`, `https://discord.com${PATH}?thread_id=42`],
  ])('%s is kept as %s', async (url, kept) => {
    const line = await httpLineAt(discord('public'), { url })
    expect(line.address).toEqual({ url: kept })
    expect(line.shown).toMatch(/^discord\.com\/….{4}$/)
  })

  test.each([
    [`https://discord.example.org${PATH}`, 'not-discord'],
    [`https://discord.com.example.org${PATH}`, 'not-discord'],
    [`https://discord.com/api/webhooks/${ID}`, 'not-discord'],
    [`https://discord.com${PATH}/github`, 'not-discord'],
    [`http://discord.com${PATH}`, 'not-https'],
    [`http://127.0.0.1:8080${PATH}`, 'not-https'],
  ])('%s is refused', async (url, code) => {
    expect(await discord('public').parse({ url })).toEqual({ ok: false, code })
  })
})

test('calls exactly those it names, whatever the others are called', async () => {
  const { service, line } = await serveDiscord()
  const called = [named('Mina', '222222222222222222'), named('@everyone <@333333333333333333> **x**')]
  expect(await deliver(line, turn({ called, others: ['@here'] }))).toEqual({
    type: 'accepted',
    message: '1111111111111111111',
    pause: 0,
  })
  const { method, path, headers, body } = last(service)
  expect([method, path]).toEqual(['POST', `${PATH}?wait=true`])
  expect(headers['user-agent']).toBe('DiscordBot (https://postdeck.example, 1)')
  const message = JSON.parse(body.toString())
  expect(message.allowed_mentions).toEqual({ parse: [], users: ['222222222222222222'] })
  expect(message.content).toMatch(/^Spades: <@222222222222222222> and /)
  expect(message.content.match(/(?<!\\)<@\d+>/g)).toEqual(['<@222222222222222222>'])
  expect(message.content).not.toMatch(/@everyone|\*\*/)
})

test('leaves the zone to each reader', async () => {
  const { service, line } = await serveDiscord()
  await deliver(line, turn())
  const [embed] = JSON.parse(last(service).body.toString()).embeds
  const seconds = (NOW + 14 * HOUR) / 1000
  expect(embed.description).toContain(`<t:${seconds}:f> (<t:${seconds}:R>)`)
  expect(embed).toMatchObject({ title: 'Open the table', url: turn().url })
})

test('brings the living message up to date instead of posting another', async () => {
  const { service, line } = await serveDiscord()
  await deliver(line, call('over'), { edit: '1111111111111111111' })
  expect(last(service)).toMatchObject({ method: 'PATCH', path: `${PATH}/messages/1111111111111111111` })
})

test('stays in its thread, also to edit', async () => {
  const { service } = await serveDiscord()
  const line = await httpLineAt(channel, { url: `${service.url}${PATH}?thread_id=42` })
  const { url } = await line.request(call('over'), attempt({ edit: '7' }))
  expect(url).toBe(`${service.url}${PATH}/messages/7?thread_id=42`)
})

describe('an answer', () => {
  const unknown = (code: number) => JSON.stringify({ message: 'Unknown', code })

  test.each([
    ['the webhook is no more', 404, unknown(10015), 'gone'],
    ['its token is wrong', 401, unknown(50027), 'gone'],
    ['the message to edit is no more', 404, unknown(10008), 'lost'],
    ['a body it does not take', 400, unknown(50035), 'refused'],
    ['turned away at the door', 403, JSON.stringify({ code: 40333 }), 'later'],
    ['trouble of its own', 502, '<html>', 'later'],
  ])('%s', async (_, status, body, type) => {
    const { service, line } = await serveDiscord()
    service.answer = () => ({ status, body })
    expect(await deliver(line, call('over'), { edit: '7' })).toMatchObject({ type })
  })

  test.each([
    ['by its header', { 'retry-after': '3' }, {}, 3],
    ['by its body', {}, { retry_after: 64.57 }, 65],
  ])('asks to wait %s', async (_, headers, body, retryAfter) => {
    const { service, line } = await serveDiscord()
    service.answer = () => ({ status: 429, headers, body: JSON.stringify(body) })
    expect(await deliver(line, turn())).toMatchObject({ type: 'later', retryAfter })
  })

  test('that used up its share says for how long', async () => {
    const { service, line } = await serveDiscord()
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.2' }
    service.answer = () => ({ status: 200, headers, body: posted })
    expect(await deliver(line, turn())).toMatchObject({ type: 'accepted', pause: 2 })
  })
})

test.each([
  ['222222222222222222', '222222222222222222'],
  ['<@222222222222222222>', '222222222222222222'],
  [' <@!222222222222222222> ', '222222222222222222'],
  ['@everyone', null],
  ['<@&222222222222222222>', null],
  ['mina', null],
])('%s is called as %s', (raw, expected) => {
  expect(channel.mention?.(raw)).toBe(expected)
})
