/** A person's channels: added, renewed, confirmed, tested, taken away; and everything forgotten. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { newPlayerId } from '../../src/players/ids.ts'
import { type PlayerStub, someone } from '../players/support.ts'
import { codeOf, got, looked, opened, person } from '../table/support.ts'
import { called, channelWish, ORIGIN, pass, ring, stopTheClock, withChannels } from './support/people.ts'
import { standIn, textOf } from './support/stand-in.ts'

stopTheClock()

const mail = (address: string) => ({
  kind: 'email' as const,
  fields: { mail: address },
  label: '',
  origin: ORIGIN,
})

const codeOfChannel = (player: PlayerStub): Promise<string> =>
  runInDurableObject(player, (_, { storage }) =>
    String(storage.sql.exec('SELECT code FROM channel').one().code),
  )

describe('an address', () => {
  test('given again is the same channel, by its newest name', async () => {
    const { id, player } = someone()
    const service = await standIn('webhook')
    const first = got(await player.addChannel(id, { ...channelWish(service), label: 'old' })).channel
    const again = got(await player.addChannel(id, { ...channelWish(service), label: 'new' })).channel
    expect(again).toEqual({ ...first, label: 'new' })
    expect(await player.channels()).toEqual([again])
  })

  test('is never shown whole', async () => {
    const { player, services } = await withChannels(newPlayerId(), 'webhook', 'ntfy')
    const shown = JSON.stringify(await player.channels())
    for (const { fields } of services)
      for (const secret of Object.values(fields)) expect(shown).not.toContain(secret)
  })

  test('that is none is refused by its code', async () => {
    const { id, player } = someone()
    const wish = {
      kind: 'webhook' as const,
      fields: { url: 'http://10.0.0.1/', secret: '' },
      label: '',
      origin: ORIGIN,
    }
    expect(codeOf(await player.addChannel(id, wish))).toBe('not-https')
    expect(await player.channels()).toEqual([])
  })

  test('is one of ten at most; one switched off makes room', async () => {
    const { id, player } = await withChannels(
      newPlayerId(),
      ...Array.from({ length: 10 }, () => 'ntfy' as const),
    )
    const another = await standIn('ntfy')
    expect(codeOf(await player.addChannel(id, channelWish(another)))).toBe('too-many-channels')
    const [first] = await player.channels()
    got(await player.removeChannel(first?.id ?? ''))
    expect((await player.addChannel(id, channelWish(another))).ok).toBe(true)
  })

  test('sends a test, and says what the other side said', async () => {
    const { id, player, services } = await withChannels(newPlayerId(), 'webhook')
    const [channel] = await player.channels()
    expect(await player.testChannel(id, channel?.id ?? '')).toMatchObject({ outcome: { type: 'accepted' } })
    await services[0]?.tell({ status: 410, body: 'closed for good' })
    expect(await player.testChannel(id, channel?.id ?? '')).toMatchObject({
      outcome: { type: 'gone', failure: { words: 'closed for good' } },
    })
    expect(await player.channels()).toMatchObject([{ state: 'off', failure: { status: 410 } }])
  })
})

describe('an e-mail address', () => {
  test('is on when its owner said yes, with the code that only they have', async () => {
    const { id, player } = someone()
    const { channel } = got(await player.addChannel(id, mail('mina@example.org')))
    expect(channel).toMatchObject({ kind: 'email', state: 'unconfirmed', shown: 'm…@example.org' })
    expect(codeOf(await player.testChannel(id, channel.id))).toBe('not-confirmed')
    expect(codeOf(await player.confirmEmail(channel.id, 'a guess'))).toBe('no-channel')
    const code = await codeOfChannel(player)
    expect(got(await player.confirmEmail(channel.id, code)).channel.state).toBe('on')
    expect(got(await player.confirmEmail(channel.id, code)).channel.state).toBe('on')
    expect(got(await player.addChannel(id, mail('mina@example.org'))).channel.state).toBe('on')
  })

  test('is off by one click of whoever has its code, and has to be confirmed anew', async () => {
    const { id, player } = someone()
    const { channel } = got(await player.addChannel(id, mail('mina@example.org')))
    const code = await codeOfChannel(player)
    got(await player.confirmEmail(channel.id, code))
    expect(codeOf(await player.switchOff(channel.id, 'a guess'))).toBe('no-channel')
    got(await player.switchOff(channel.id, code))
    got(await player.switchOff(channel.id, code))
    expect(await player.channels()).toMatchObject([{ state: 'off' }])
    expect(codeOf(await player.confirmEmail(channel.id, code))).toBe('no-channel')
    expect(got(await player.addChannel(id, mail('mina@example.org'))).channel.state).toBe('unconfirmed')
  })
})

test('the keys of web push are made once', async () => {
  const keys = env.KEYS.getByName('keys')
  const [one, other] = await Promise.all([keys.vapidKeys(), keys.vapidKeys()])
  expect({ ...other }).toMatchObject({ publicKey: one.publicKey, privateKey: one.privateKey })
  expect(one.publicKey).toMatch(/^B[\w-]{86}$/)
})

test('somebody without channels is asked once how they want to be called', async () => {
  const { id, player } = someone()
  expect(await player.offered()).toBe(true)
  await player.answerOffer()
  expect(await player.offered()).toBe(false)
  expect(await (await withChannels(newPlayerId(), 'ntfy')).player.offered()).toBe(false)
  expect(await player.profile(id)).toMatchObject({ name: '' })
})

test('feeds have a private address once somebody asks for one, until it is renewed', async () => {
  const { player, table, turn } = await called({}, 'ntfy')
  expect(await player.feeds(false)).toEqual({ key: null })
  const { key } = await player.feeds(true)
  expect(await player.feeds(false)).toEqual({ key })
  expect(await player.feed(String(key), ORIGIN)).toMatchObject({
    lang: 'en',
    entries: [
      { call: { kind: 'turn', table: table.id, decision: turn, url: `${ORIGIN}/t/${table.id}?from=call` } },
    ],
  })
  const renewed = await player.feeds(true)
  expect(await player.feed(String(key), ORIGIN)).toBeNull()
  expect(await player.feed(String(renewed.key), ORIGIN)).not.toBeNull()
})

test('somebody forgotten leaves open tables, and nothing of them stays or comes back', async () => {
  const callee = await called({}, 'webhook')
  const [ann, host] = [person('Ann'), { id: callee.id, name: 'Ben' }]
  const table = await opened(host)
  await callee.player.update(callee.id, { name: 'Ben' })
  await callee.player.feeds(false)
  await callee.player.forget()
  expect((await looked(table, ann.id)).status).toBe('closed')
  pass(10_000)
  await ring(callee)
  await callee.move()
  expect(await callee.player.profile(callee.id)).toEqual({ id: callee.id, name: '', lang: null })
  expect(await callee.player.channels()).toEqual([])
  expect(await callee.player.tables()).toEqual([])
  expect(await callee.player.ledger(10)).toEqual([])
  expect(await callee.services[0]?.received()).toEqual([])
})

test('a test is worded in the language of its reader', async () => {
  const { player, services, id } = await withChannels(newPlayerId(), 'webhook')
  await player.update(id, { lang: 'ko' })
  const [channel] = await player.channels()
  await player.testChannel(id, channel?.id ?? '')
  const [request] = (await services[0]?.received()) ?? []
  expect(JSON.parse(textOf(request))).toMatchObject({
    data: { title: 'Postdeck 시험 알림', url: `${ORIGIN}/me` },
  })
})
