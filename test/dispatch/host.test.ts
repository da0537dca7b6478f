/** A host hears of a table that has waited for somebody to sit down for a day. */
import { expect, test } from 'vitest'
import { got, opened, person } from '../table/support.ts'
import {
  channelWish,
  HOUR,
  newest,
  ORIGIN,
  pass,
  ring,
  stopTheClock,
  tell,
  withChannels,
} from './support/people.ts'
import { standIn, textOf } from './support/stand-in.ts'

stopTheClock()

test('a seat empty for 24 hours is told to the host, once, and to nobody else', async () => {
  const [ann, ben] = [person('Ann'), person('Ben')]
  const host = await withChannels(ann.id, 'ntfy')
  const guest = await withChannels(ben.id, 'ntfy')
  const table = await opened(ann, { game: 'spades' })
  got(await table.calls.sit(ben, {}))
  await tell(table)
  pass(24 * HOUR - 1)
  await ring(host)
  expect(await host.services[0]?.received()).toEqual([])
  pass(1)
  await ring(host)
  pass(24 * HOUR)
  for (const callee of [host, guest]) await ring(callee)
  const received = (await host.services[0]?.received()) ?? []
  expect(received).toHaveLength(1)
  expect(JSON.parse(textOf(received[0]))).toMatchObject({
    title: 'Spades: a seat is still empty',
    click: `${ORIGIN}/t/${table.id}?from=call`,
  })
  expect(await newest(host)).toMatchObject({ kind: 'host', state: 'accepted', tries: 1 })
  expect(await guest.services[0]?.received()).toEqual([])
})

test('a table that began before tells nothing', async () => {
  const ann = person('Ann')
  const host = await withChannels(ann.id, 'ntfy')
  const table = await opened(ann)
  await tell(table)
  pass(HOUR)
  got(await table.calls.sit(person('Ben'), {}))
  await tell(table)
  pass(24 * HOUR)
  await ring(host)
  // Whether the host is told that the table is full depends on who has the first turn.
  const lines = (await host.player.ledger(10)).filter(({ kind, turn }) => kind === 'host' && turn === 0)
  expect(lines).toMatchObject([{ state: 'dropped', channel: null }])
})

test('a host who gives a channel only after opening is told there, unless the day is over already', async () => {
  const [early, late] = [person('Ann'), person('Ben')]
  const host = await withChannels(early.id)
  const other = await withChannels(late.id)
  for (const one of [early, late]) await tell(await opened(one))
  pass(HOUR)
  const service = await standIn('ntfy')
  got(await host.player.addChannel(early.id, channelWish(service)))
  pass(23 * HOUR)
  await ring(host)
  expect(await service.received()).toHaveLength(1)
  got(await other.player.addChannel(late.id, channelWish(service)))
  await ring(other)
  expect(await other.player.ledger(10)).toEqual([])
})

test('somebody who leaves in play is told to the host, until their seat is given away or they are back', async () => {
  const [ann, ben, cho] = [person('Ann'), person('Ben'), person('Cho')]
  const host = await withChannels(ann.id, 'ntfy')
  const guest = await withChannels(cho.id, 'ntfy')
  const table = await opened(ann, { game: 'spades', bots: 1 })
  for (const one of [ben, cho]) got(await table.calls.sit(one, {}))
  const titles = async (one: typeof host) =>
    ((await one.services[0]?.received()) ?? [])
      .map((request) => JSON.parse(textOf(request)).title)
      .filter((title) => title.includes('left'))
  // Back before anybody is called.
  got(await table.calls.leave(ben.id))
  got(await table.calls.sit(ben, {}))
  await tell(table)
  pass(HOUR)
  await ring(host)
  expect(await titles(host)).toEqual([])
  got(await table.calls.leave(ben.id))
  await tell(table)
  pass(10_000)
  for (const one of [host, guest]) await ring(one)
  expect(await titles(host)).toEqual(['Spades: somebody has left the game'])
  expect(await titles(guest)).toEqual([])
  got(await table.calls.give(ann.id, { seat: 1, to: 'bot' }))
  // The host themself is gone: whoever acts now hears of the seat that waits.
  got(await table.calls.leave(ann.id))
  expect(got(await table.calls.waits(cho.id)).gone).toBeGreaterThan(0)
  await tell(table)
  pass(10_000)
  for (const one of [host, guest]) await ring(one)
  expect(await titles(host)).toHaveLength(1)
  expect(await titles(guest)).toEqual(['Spades: somebody has left the game'])
})
