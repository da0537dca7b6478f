/** A table's own channel: its host's alone to set, one message a turn, a new one only to call somebody. */
import { expect, test } from 'vitest'
import { actFor, codeOf, got, type Opening, personAt, playOn, running, turn } from '../table/support.ts'
import { groupWish, HOUR, moveAway, pass, passTo, ringGroup, stopTheClock, tell } from './support/people.ts'
import { standIn, textOf } from './support/stand-in.ts'

stopTheClock()

const MENTIONS = ['111111111111111111', '222222222222222222']

const withGroup = async (mentions: readonly string[], opening: Opening = {}) => {
  const table = await running(opening)
  const [host, guest] = [personAt(table, 0), personAt(table, 1)]
  const service = await standIn('discord')
  got(await table.calls.setGroup(host.id, groupWish(service, mentions)))
  const { who } = await turn(table)
  const next = who.id === host.id ? guest : host
  return { table, host, guest, service, next: next.id }
}

test('is seen, set, tested and removed by the host alone', async () => {
  const { table, host, guest, service } = await withGroup(MENTIONS)
  const refused = [
    table.calls.group(guest.id),
    table.calls.setGroup(guest.id, groupWish(service, [])),
    table.calls.removeGroup(guest.id),
    table.calls.testGroup(guest.id),
  ]
  expect((await Promise.all(refused)).map(codeOf)).toEqual(Array(4).fill('not-host'))
  expect(got(await table.calls.group(host.id)).group).toMatchObject({
    ...{ kind: 'discord', state: 'on', mentions: MENTIONS },
  })
  got(await table.calls.removeGroup(host.id))
  expect(got(await table.calls.group(host.id)).group).toBeNull()
  expect(codeOf(await table.calls.testGroup(host.id))).toBe('no-channel')
})

test('takes no mention that the service does not know, and no channel of one person', async () => {
  const { table, host, service } = await withGroup([])
  expect(await table.calls.setGroup(host.id, groupWish(service, ['', '@mina']))).toMatchObject({
    ...{ code: 'bad-mention', params: { seat: 1 } },
  })
  const push = { ...groupWish(service, []), kind: 'web-push' as const }
  expect(codeOf(await table.calls.setGroup(host.id, push))).toBe('channel-unavailable')
})

test('the test calls everybody who is called by name', async () => {
  const { table, host, service } = await withGroup(MENTIONS)
  expect(got(await table.calls.testGroup(host.id)).outcome.type).toBe('accepted')
  const [got1] = await service.received()
  expect(JSON.parse(textOf(got1)).allowed_mentions).toEqual({ parse: [], users: MENTIONS })
})

test('each turn is one message, which mentions whose it is and nobody else', async () => {
  const { table, service, next } = await withGroup(MENTIONS)
  await passTo(table, next)
  await ringGroup(table)
  await tell(table)
  await ringGroup(table)
  const received = await service.received()
  expect(received.map(({ method }) => method)).toEqual(['POST'])
  const seat = table.people.findIndex(({ id }) => id === next)
  expect(JSON.parse(textOf(received[0]))).toMatchObject({
    content: `Parity: <@${MENTIONS[seat]}> to play`,
    allowed_mentions: { users: [MENTIONS[seat]] },
  })
})

test('a turn that begins while the host sets it is told', async () => {
  const table = await running()
  const service = await standIn('discord')
  // From the first trick on every card passes the turn.
  await playOn(table, 4)
  const now = await turn(table)
  const [set] = await Promise.all([
    table.calls.setGroup(personAt(table, 0).id, groupWish(service, MENTIONS)),
    table.calls.play(now.who.id, actFor(now)),
  ])
  got(set)
  expect((await turn(table)).seat).not.toBe(now.seat)
  await ringGroup(table)
  expect((await service.received()).map(({ method }) => method)).toEqual(['POST'])
})

test('without mentions one message lives on; a lost one is posted anew', async () => {
  const { table, service, next } = await withGroup([])
  const other = table.people.find(({ id }) => id !== next)?.id ?? ''
  await passTo(table, next)
  await ringGroup(table)
  await moveAway(table, next)
  await passTo(table, other)
  await ringGroup(table)
  await service.tell({ status: 404, body: '{"code":10008}' })
  await moveAway(table, other)
  await passTo(table, next)
  await ringGroup(table)
  await ringGroup(table)
  expect((await service.received()).map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'POST'])
})

test('each message says until when, and reminders follow: at half of the time, an hour before its end, and then', async () => {
  const { table, service, next } = await withGroup(MENTIONS, { pace: 'move-1d', outOfTime: 'nudge' })
  await passTo(table, next)
  await ringGroup(table)
  const contents = async () =>
    (await service.received()).map((request) => JSON.parse(textOf(request)).content)
  const who = `<@${MENTIONS[table.people.findIndex(({ id }) => id === next)]}>`
  // To have looked is no answer.
  got(await table.calls.seen(next, 10_000))
  const [first] = await service.received()
  const deadline = got(await table.calls.waits(next)).deadline ?? 0
  expect(textOf(first)).toContain(`<t:${Math.floor(deadline / 1000)}:`)
  for (const hours of [11, 1.5, 10.75, 1]) {
    pass(hours * HOUR)
    await ringGroup(table)
    await ringGroup(table)
  }
  expect(await contents()).toEqual([
    `Parity: ${who} to play`,
    `Parity: still ${who} to play`,
    `Parity: time is nearly up for ${who}`,
    `Parity: time is up for ${who}`,
  ])
})

test('nobody is reminded of a turn that was played', async () => {
  const { table, service, next } = await withGroup(MENTIONS, { pace: 'move-1d', outOfTime: 'nudge' })
  const other = table.people.find(({ id }) => id !== next)?.id ?? ''
  await passTo(table, next)
  await ringGroup(table)
  await moveAway(table, next)
  got(await table.calls.leave(other))
  await tell(table)
  pass(13 * HOUR)
  await ringGroup(table)
  const received = await service.received()
  expect(received.filter((request) => textOf(request).includes('still'))).toEqual([])
})
