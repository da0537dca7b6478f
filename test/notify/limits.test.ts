/** Whatever a call says, in both languages and with the longest names: each service's own limits hold. */
import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Call, CallKind, Lang } from '../../src/notify/call.ts'
import { type ChannelId, channelIds, type Fields, type HttpRequest } from '../../src/notify/channel.ts'
import { channelsOf } from '../../src/notify/index.ts'
import { makeVapidKeys } from '../../src/notify/vapid.ts'
import { makeSecret } from '../../src/notify/webhook.ts'
import { attempt, call, callKinds, LONGEST_NAME, lineAt, named } from './support/calls.ts'

const channels = channelsOf({
  vapid: { ...(await makeVapidKeys()), subject: 'https://postdeck.example' },
  sender: { name: 'Postdeck', address: 'turns@postdeck.example' },
  reach: 'public',
})

const token = 'V9xkQ2pR7mT4wZ8bN3cJ6hL1fD5gS0aY'
const fields: { readonly [id in ChannelId]: Fields } = {
  'web-push': {
    endpoint: 'https://push.example.org/x',
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  discord: { url: `https://discord.com/api/webhooks/123456789012345678/${token}` },
  slack: { url: `https://hooks.slack.com/services/T0AAAAAAA/B0BBBBBBB/${token}` },
  telegram: { token: `123456789:${token}`, chat: '42' },
  ntfy: { url: `https://ntfy.sh/${token}` },
  webhook: { url: `https://hooks.example.org/${token}`, secret: makeSecret() },
  email: { mail: 'mina@example.org' },
}

const bytes = (text: unknown): number => Buffer.byteLength(String(text))
const units = (text: unknown): number => String(text).length
const jsonOf = ({ init }: HttpRequest) => JSON.parse(String(init.body))

/** As the services document them. */
const check: { readonly [id in Exclude<ChannelId, 'email'>]: (request: HttpRequest) => void } = {
  'web-push': ({ init }) => expect(init.body.length).toBeLessThanOrEqual(4096),
  discord: (request) => {
    const { content, embeds } = jsonOf(request)
    expect(units(content)).toBeLessThanOrEqual(2000)
    expect(units(embeds[0].title)).toBeLessThanOrEqual(256)
    expect(units(embeds[0].description)).toBeLessThanOrEqual(4096)
    expect(units(embeds[0].title) + units(embeds[0].description)).toBeLessThanOrEqual(6000)
  },
  slack: (request) => expect(units(jsonOf(request).text)).toBeLessThanOrEqual(4000),
  telegram: (request) => expect(units(jsonOf(request).text)).toBeLessThanOrEqual(4096),
  ntfy: (request) => {
    expect(bytes(jsonOf(request).title)).toBeLessThanOrEqual(1024)
    expect(bytes(jsonOf(request).message)).toBeLessThanOrEqual(4096)
    expect(bytes(request.init.body)).toBeLessThanOrEqual(8192)
  },
  webhook: ({ init }) => expect(bytes(init.body)).toBeLessThan(20_000),
}

const crowds: readonly (readonly string[])[] = [
  Array.from({ length: 10 }, () => LONGEST_NAME),
  Array.from({ length: 10 }, () => '"\\"*_"\\"<>&|'.repeat(2)),
  // More than any table has.
  Array.from({ length: 1500 }, (_, i) => `플레이어 ${i}`),
]

/** A call to one person and one to a group, for each crowd. */
const callsOf = (kind: CallKind, lang: Lang): readonly Call[] =>
  crowds.flatMap((names) =>
    ['you' as const, names.map((name) => named(name))].map((called) => {
      const what = call(kind, lang, { called, others: names })
      return what.kind === 'over' ? { ...what, winners: names } : what
    }),
  )

const lineOf = async (id: ChannelId) => {
  const channel = channels.get(id)
  if (!channel) throw new Error('no such channel')
  return { channel, line: await lineAt(channel, fields[id]) }
}

const kinds = callKinds.flatMap((kind) => (['en', 'ko'] as const).map((lang) => [kind, lang] as const))

describe.each(channelIds)('%s', (id) => {
  test.each(kinds)('takes a %s in %s', async (kind, lang) => {
    const { line } = await lineOf(id)
    for (const what of callsOf(kind, lang)) {
      if (line.via === 'mail') {
        const lines = line.letter(what, attempt()).raw.split('\r\n')
        expect(lines.filter((one) => one.length > 998)).toEqual([])
      } else if (id !== 'email') {
        const request = await line.request(what, attempt())
        check[id](request)
        if (typeof request.init.body === 'string') expect(request.init.body.isWellFormed()).toBe(true)
      }
    }
  })

  test('keeps an address in a form that it takes again, and shows no secret of it', async () => {
    const { channel, line } = await lineOf(id)
    expect((await lineAt(channel, line.address)).address).toEqual(line.address)
    expect(line.secrets.filter((secret) => line.shown.includes(secret))).toEqual([])
  })
})

test('without a sender there is no mail', async () => {
  const vapid = { ...(await makeVapidKeys()), subject: 'https://postdeck.example' }
  expect(channelsOf({ vapid, sender: null, reach: 'public' }).has('email')).toBe(false)
})
