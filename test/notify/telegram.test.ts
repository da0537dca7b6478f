import { describe, expect, test } from 'vitest'
import { telegram } from '../../src/notify/telegram.ts'
import { deliver, httpLineAt, named, turn } from './support/calls.ts'
import { last, serve } from './support/service.ts'

const TOKEN = '123456789:AAF0abcdefghijklmnopqrstuvwxyz_12345'
const channel = telegram('loopback')
const serveTelegram = async (chat = '-1001234567890') => {
  const sent = JSON.stringify({ ok: true, result: { message_id: 5 } })
  const service = await serve(() => ({ status: 200, body: sent }))
  return { service, line: await httpLineAt(channel, { token: TOKEN, chat, api: service.url }) }
}
const failed = (error_code: number, description: string, parameters?: object) =>
  JSON.stringify({ ok: false, error_code, description, parameters })

describe('the address', () => {
  test.each(['42', '-1001234567890', '@cardnight'])('chat %s', async (chat) => {
    const line = await httpLineAt(telegram('public'), { token: ` ${TOKEN}`, chat })
    expect(line.address).toEqual({ token: TOKEN, chat, api: 'https://api.telegram.org' })
    expect(line.shown).toBe(`123456789:… → ${chat}`)
  })

  test.each([
    ['', '42'],
    ['123456789', '42'],
    [TOKEN, ''],
    [TOKEN, 'cardnight'],
    [`${TOKEN}/../x`, '42'],
  ])('token %s, chat %s is refused', async (token, chat) => {
    expect(await channel.parse({ token, chat })).toEqual({ ok: false, code: 'not-telegram' })
  })
})

test('sends plain text with a button for the table', async () => {
  const { service, line } = await serveTelegram()
  const called = [named('Mina', 'mina_kim'), named('@durov <b>x</b>')]
  expect(await deliver(line, turn({ called }))).toMatchObject({ type: 'accepted', pause: 3 })
  const { path, body } = last(service)
  expect(path).toBe(`/bot${TOKEN}/sendMessage`)
  const message = JSON.parse(body.toString())
  expect(message).not.toHaveProperty('parse_mode')
  expect(message.text).toMatch(/^Spades: @mina_kim and /)
  expect(message.text.match(/@\w+/g)).toEqual(['@mina_kim'])
  expect(message.reply_markup.inline_keyboard).toEqual([[{ text: 'Open the table', url: turn().url }]])
})

test('leaves a person alone for a second, a group for three', async () => {
  const { line } = await serveTelegram('42')
  expect(await deliver(line, turn())).toMatchObject({ type: 'accepted', pause: 1 })
})

test.each([
  ['the bot was blocked', 403, failed(403, 'Forbidden: bot was blocked by the user'), 'gone'],
  ['the token was revoked', 401, failed(401, 'Unauthorized'), 'gone'],
  ['there is no such bot', 404, failed(404, 'Not Found'), 'gone'],
  ['there is no such chat', 400, failed(400, 'Bad Request: chat not found'), 'gone'],
  [
    'the group has another number now',
    400,
    failed(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -100 }),
    'gone',
  ],
  ['a text it does not take', 400, failed(400, 'Bad Request: message text is empty'), 'refused'],
  ['trouble of its own', 502, 'Bad Gateway', 'later'],
])('%s', async (_, status, body, type) => {
  const { service, line } = await serveTelegram()
  service.answer = () => ({ status, body })
  expect(await deliver(line, turn())).toMatchObject({ type })
})

test('waits as long as the body asks', async () => {
  const { service, line } = await serveTelegram()
  const body = failed(429, 'Too Many Requests: retry after 17', { retry_after: 17 })
  service.answer = () => ({ status: 429, body })
  expect(await deliver(line, turn())).toMatchObject({ type: 'later', retryAfter: 17 })
})

test('an answer that repeats the token does not show it', async () => {
  const { service, line } = await serveTelegram()
  service.answer = ({ path }) => ({ status: 404, body: failed(404, `no method at ${path}`) })
  const outcome = await deliver(line, turn())
  expect(JSON.stringify(outcome)).toContain('no method at')
  expect(JSON.stringify(outcome)).not.toContain('AAF0abc')
})
