import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { encryptNotification } from '@block65/webcrypto-web-push'
import { decrypt } from 'http_ece'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeVapidKeys } from '../../src/notify/vapid.ts'
import { webPush } from '../../src/notify/web-push.ts'
import { call, deliver, HOUR, httpLineAt, NOW, turn } from './support/calls.ts'
import { last, type Received, serve } from './support/service.ts'

const vapid = { ...(await makeVapidKeys()), subject: 'https://postdeck.example' }
const channel = webPush(vapid, 'loopback')

/** A browser: the keys it keeps, and what it hands over. */
const subscribe = (endpoint: string) => {
  const ecdh = createECDH('prime256v1')
  const authSecret = randomBytes(16).toString('base64url')
  const fields = { endpoint, p256dh: ecdh.generateKeys('base64url'), auth: authSecret }
  const read = ({ body }: Received): unknown =>
    JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret }).toString())
  return { fields, read }
}

const servePush = async () => {
  const service = await serve(() => ({ status: 201 }))
  const browser = subscribe(`${service.url}/wpush/v2/gAAAAABlongSecretOfTheSubscription`)
  return { service, browser, line: await httpLineAt(channel, browser.fields) }
}

describe('the subscription', () => {
  const good = subscribe('https://push.example.org/x').fields

  test('is kept as it is, without what it says in full', async () => {
    const line = await httpLineAt(channel, good)
    expect(line.address).toEqual(good)
    expect(line.shown).toBe('push.example.org/…')
  })

  test.each([
    ['no key', { p256dh: '' }],
    ['a short key', { p256dh: 'BAAA' }],
    [
      'a key that is no point of the curve',
      { p256dh: Buffer.from([4, ...randomBytes(64)]).toString('base64url') },
    ],
    ['no secret', { auth: '' }],
    ['a secret of 15 bytes', { auth: randomBytes(15).toString('base64url') }],
    ['what is no base64url', { auth: '!'.repeat(22) }],
  ])('with %s is refused', async (_, change) => {
    expect(await channel.parse({ ...good, ...change })).toEqual({ ok: false, code: 'bad-subscription' })
  })

  test('may not point into a network', async () => {
    const fields = { ...good, endpoint: 'https://10.0.0.1/x' }
    expect(await channel.parse(fields)).toEqual({ ok: false, code: 'ip-address' })
  })
})

describe('a push', () => {
  test('is read by the browser alone, as a declarative message', async () => {
    const { service, browser, line } = await servePush()
    expect(await deliver(line, call('turn', 'ko'))).toMatchObject({ type: 'accepted' })
    expect(last(service).headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
    expect(browser.read(last(service))).toEqual({
      web_push: 8030,
      notification: {
        title: '스페이드: 내 차례예요',
        body: '함께하는 분: Mina 님, Tom 님\n6월 2일 화요일 11:00까지 차례를 마쳐 주세요. (14시간 후)',
        navigate: turn().url,
        lang: 'ko',
        tag: 'abcdefghjkmnpqrs',
      },
      app_badge: 2,
      mutable: true,
    })
    expect(() => subscribe('https://x.org').read(last(service))).toThrow()
  })

  test('is signed by the key it names, for this push service and a day at most', async () => {
    const { service, line } = await servePush()
    await deliver(line, turn())
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(last(service).headers.authorization)) ?? []
    expect(key).toBe(vapid.publicKey)
    const [header = '', claims = '', signature = ''] = token.split('.')
    const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(json(header)).toEqual({ typ: 'JWT', alg: 'ES256' })
    const twelveHours = NOW / 1000 + 12 * 3600
    expect(json(claims)).toEqual({ aud: service.url, exp: twelveHours, sub: vapid.subject })
    const point = Buffer.from(vapid.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = Buffer.from(`${header}.${claims}`)
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(verify('sha256', Buffer.from(`${header}.e30`), how, Buffer.from(signature, 'base64url'))).toBe(
      false,
    )
  })

  test.each([
    ['a turn without a clock', turn({ deadline: null }), '86400', 'normal'],
    ['a turn within the hour', turn({ deadline: NOW + HOUR }), '3600', 'normal'],
    ['a turn within the week', turn({ deadline: NOW + 7 * 24 * HOUR }), '86400', 'normal'],
    ['a turn whose time is up', turn({ deadline: NOW - 1 }), '0', 'normal'],
    ['a first reminder', call('reminder', 'en', { last: false }), '3600', 'normal'],
    ['a last reminder', call('reminder'), '3600', 'high'],
    ['the end of a game', call('over'), '86400', 'low'],
  ])('about %s lives %#', async (_, what, ttl, urgency) => {
    const { service, line } = await servePush()
    await deliver(line, what)
    expect(last(service).headers).toMatchObject({ ttl, urgency })
  })

  test('takes the place of an older one about the same table only', async () => {
    const { service, line } = await servePush()
    for (const table of ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', null])
      await deliver(line, call('test', 'en', { table }))
    const topics = service.received.map(({ headers }) => headers.topic)
    expect(topics).toEqual(['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'test'])
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{1,32}$/)
  })
})

test.each([
  [200, 'accepted'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [503, 'later'],
])('%d: %s', async (status, type) => {
  const { service, line } = await servePush()
  service.answer = () => ({ status, headers: { 'retry-after': '40' } })
  const outcome = await deliver(line, turn())
  expect(outcome).toMatchObject({ type })
  if (outcome.type === 'later') expect(outcome.retryAfter).toBe(40)
})

/** RFC 8291, appendix A: the only thing that we give is what was drawn by lot there. */
describe('the example of RFC 8291', () => {
  afterEach(() => vi.restoreAllMocks())

  const receiver = {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    expirationTime: null,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }
  const point = Buffer.from(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    'base64url',
  )
  const scalar = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

  test('comes out byte for byte', async () => {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', d: scalar, x: String(x), y: String(y) }
    const pair = {
      privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('raw', Uint8Array.from(point), curve, true, []),
    }
    vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue(pair)
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint8Array) into.set(salt)
      return into
    })
    const text = new TextEncoder().encode('When I grow up, I want to be a watermelon')
    const encrypted = await encryptNotification(receiver, text, { pad: false })
    expect(Buffer.from(encrypted).toString('base64url')).toBe(message)
  })
})
