/** What the other side answers, and what becomes of the call and of its channel. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { got } from '../table/support.ts'
import {
  type Callee,
  called,
  channelWish,
  HOUR,
  MINUTE,
  moveAway,
  newest,
  pass,
  passTo,
  ring,
  stopTheClock,
} from './support/people.ts'
import { acceptedAt, type StandIn, standIn, type Told } from './support/stand-in.ts'

stopTheClock()

const GRACE = 10_000
const DAY = 24 * HOUR

const only = ({ services: [service] }: Callee): StandIn => {
  if (service === undefined) throw new Error('no service')
  return service
}

const answering = async (kind: StandIn['kind'], ...told: readonly Told[]) => {
  const callee = await called({}, kind)
  await only(callee).tell(...told)
  pass(GRACE)
  await ring(callee)
  return callee
}

describe('passing trouble', () => {
  test.each([
    ['500', { status: 500, body: 'out of order' }, { code: 'answered', status: 500, words: 'out of order' }],
    ['a hang-up', 'drop', { code: 'unreachable', status: null, words: '' }],
  ] as const)('%s: tried again after a minute, then two, then taken', async (_, told, failure) => {
    const callee = await answering('webhook', told, told)
    expect(await newest(callee)).toMatchObject({ state: 'due', reason: 'retry', tries: 1, failure })
    expect((await newest(callee)).nextAt).toBe(Date.now() + MINUTE)
    pass(MINUTE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ tries: 2, nextAt: Date.now() + 2 * MINUTE })
    expect(await callee.player.channels()).toMatchObject([{ state: 'on', failure }])
    pass(2 * MINUTE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'accepted', tries: 3, failure: null })
    expect(await callee.player.channels()).toMatchObject([{ state: 'on', failure: null, lastAt: Date.now() }])
    const ids = (await only(callee).received()).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
  })

  test('429 with Retry-After: not before', async () => {
    const callee = await answering('ntfy', { status: 429, headers: { 'retry-after': '600' } })
    expect(await newest(callee)).toMatchObject({ reason: 'retry', nextAt: Date.now() + 600_000 })
    pass(599_000)
    await ring(callee)
    expect(await only(callee).received()).toHaveLength(1)
    pass(1_000)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'accepted', tries: 2 })
  })

  test('no tries more once the turn is over', async () => {
    const callee = await answering('webhook', { status: 503 })
    await callee.move()
    pass(HOUR)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'answered', tries: 1 })
    expect(await only(callee).received()).toHaveLength(1)
  })

  test('given up after a day; then the channel that came later is used', async () => {
    const callee = await answering('webhook', ...Array.from({ length: 60 }, () => ({ status: 500 })))
    const later = await standIn('ntfy')
    const begun = Date.now()
    got(await callee.player.addChannel(callee.id, channelWish(later)))
    while (Date.now() <= begun + DAY) {
      pass(HOUR)
      await ring(callee)
    }
    const lines = await callee.player.ledger(10)
    const on = (kind: string) => lines.find(({ channel }) => channel?.kind === kind)
    expect(on('webhook')).toMatchObject({ state: 'failed', reason: 'given-up', nextAt: null })
    expect(on('ntfy')).toMatchObject({ state: 'accepted', tries: 1 })
    expect(await later.received()).toHaveLength(1)
    expect(await callee.player.channels()).toMatchObject([{ state: 'on' }, { state: 'on' }])
  })
})

describe('an address that is gone', () => {
  test.each([
    ['webhook', 410],
    ['ntfy', 404],
    ['slack', 404],
    ['discord', 404],
  ] as const)('%s by %i: switched off at once, and only it', async (kind, status) => {
    const callee = await called({}, kind, 'ntfy')
    await only(callee).tell({ status, body: 'no more' })
    pass(GRACE)
    await ring(callee)
    const channels = await callee.player.channels()
    expect(channels.map(({ label, state }) => [label, state]).toSorted()).toEqual([
      ['0', 'off'],
      ['1', 'on'],
    ])
    expect(channels.find(({ state }) => state === 'off')?.failure).toMatchObject({ status, words: 'no more' })
    const lines = await callee.player.ledger(10)
    expect(lines.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
      'accepted null',
      'failed switched-off',
    ])
    await callee.move()
    await passTo(callee.table, callee.id)
    pass(GRACE)
    await ring(callee)
    expect(await only(callee).received()).toHaveLength(1)
    expect(await callee.services[1]?.received()).toHaveLength(2)
  })
})

test('a call that will never be taken is given up, and the next one tried', async () => {
  const callee = await answering('ntfy', { status: 413, body: 'too large' })
  expect(await newest(callee)).toMatchObject({ state: 'failed', reason: 'given-up', tries: 1 })
  expect(await callee.player.channels()).toMatchObject([{ state: 'on', failure: { status: 413 } }])
  await callee.move()
  await passTo(callee.table, callee.id)
  pass(GRACE)
  await ring(callee)
  expect(await newest(callee)).toMatchObject({ state: 'accepted' })
})

test('a channel that asks for a rest gets it', async () => {
  // Discord says when its share of a webhook is used up.
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '30.5' }
  const callee = await answering('discord', { status: 200, headers, body: '{"id":"1"}' })
  await callee.move()
  await passTo(callee.table, callee.id)
  pass(GRACE)
  await ring(callee)
  expect(await only(callee).received()).toHaveLength(1)
  pass(31_000)
  await ring(callee)
  expect(await only(callee).received()).toHaveLength(2)
})

describe('a report that never comes', () => {
  test('is made up for when its time is over', async () => {
    const callee = await called({}, 'webhook')
    pass(GRACE)
    // What a crash of the post leaves: written down as sent, and nobody knows more.
    await ring(callee)
    await runInDurableObject(
      callee.player,
      (_, { storage }) =>
        storage.sql.exec(
          "UPDATE delivery SET state = 'sent', next_at = ?, trip = 'lost'",
          Date.now() + 90_000,
        ).rowsWritten,
    )
    await evictDurableObject(callee.player)
    await callee.player.report('another', { type: 'accepted', message: null, pause: 0 })
    expect(await newest(callee)).toMatchObject({ state: 'sent' })
    pass(90_000)
    await runDurableObjectAlarm(callee.player)
    expect(await newest(callee)).toMatchObject({ state: 'due', reason: 'retry', tries: 1 })
    pass(MINUTE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'accepted', tries: 2 })
    expect(await acceptedAt(only(callee))).toHaveLength(2)
  })
})

test('a channel taken away takes its calls with it', async () => {
  const callee = await answering('webhook', { status: 500 })
  const [channel] = await callee.player.channels()
  got(await callee.player.removeChannel(channel?.id ?? ''))
  expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'switched-off' })
  pass(HOUR)
  await ring(callee)
  expect(await only(callee).received()).toHaveLength(1)
  await moveAway(callee.table, callee.id)
})
