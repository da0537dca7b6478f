/** Somebody who has a deadline is reminded of it: at half of the time, an hour before its end, and at its end. */
import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { got, opened, person } from '../table/support.ts'
import {
  type Callee,
  called,
  HOUR,
  MINUTE,
  pass,
  ring,
  stopTheClock,
  tell,
  withChannels,
} from './support/people.ts'
import { textOf } from './support/stand-in.ts'

stopTheClock()

const GRACE = 10_000

const titles = async ({ services }: Pick<Callee, 'services'>): Promise<readonly string[]> => {
  const received = (await services[0]?.received()) ?? []
  return received.map((request) => JSON.parse(textOf(request)).title)
}

/** Lets so much time pass, the alarm ringing on the way. */
const live = async (callee: Callee, hours: number): Promise<void> => {
  for (let quarter = 0; quarter < hours * 4; quarter += 1) {
    pass(15 * MINUTE)
    await ring(callee)
  }
}

test('each reminder of a day comes once, with restarts in between', async () => {
  const callee = await called({ pace: 'move-1d', outOfTime: 'nudge' }, 'ntfy')
  pass(GRACE)
  await ring(callee)
  await evictDurableObject(callee.player)
  expect(await titles(callee)).toEqual(['Parity: your turn'])
  await live(callee, 11.5)
  expect(await titles(callee)).toHaveLength(1)
  await live(callee, 0.75)
  expect(await titles(callee)).toEqual(['Parity: your turn', 'Parity: still your turn'])
  await evictDurableObject(callee.player)
  await live(callee, 11)
  expect((await titles(callee)).slice(2)).toEqual(['Parity: your time is nearly up'])
  await tell(callee.table)
  await live(callee, 1)
  expect((await titles(callee)).slice(3)).toEqual(['Parity: your time is up'])
  await live(callee, 10)
  expect(await titles(callee)).toHaveLength(4)
})

test('whoever has looked and not played is reminded; whoever has played is not', async () => {
  const callee = await called({ pace: 'move-1d' }, 'ntfy')
  got(await callee.table.calls.seen(callee.id, 10_000))
  pass(GRACE)
  await ring(callee)
  expect(await titles(callee)).toEqual([])
  await live(callee, 13)
  expect(await titles(callee)).toEqual(['Parity: still your turn'])
  await callee.move()
  await live(callee, 14)
  expect(await titles(callee)).toHaveLength(1)
})

test('an answer within the grace has cost no reminder', async () => {
  const callee = await called({ pace: 'bank-5d' }, 'ntfy')
  await callee.move()
  pass(GRACE)
  await ring(callee)
  expect((await callee.player.ledger(50)).filter(({ kind }) => kind === 'reminder')).toEqual([])
})

test('without a clock nobody is reminded', async () => {
  const callee = await called({}, 'ntfy')
  pass(GRACE)
  await ring(callee)
  await live(callee, 30)
  expect(await titles(callee)).toEqual(['Parity: your turn'])
})

test('a turn says until when it is to be played, in the reader’s zone, and how long that is', async () => {
  const callee = await called({ pace: 'move-12h', zone: 'Asia/Seoul' }, 'ntfy')
  pass(GRACE)
  await ring(callee)
  const [got] = (await callee.services[0]?.received()) ?? []
  // Noon in UTC and twelve hours, some seconds of moves apart, is 09:00 in Seoul.
  expect(JSON.parse(textOf(got)).message).toMatch(/Please play by Saturday 2 June, 09:00 \(in 12 hours\)/)
})

test('a host hears that the table is full and the game has begun, unless it is their turn', async () => {
  const ann = person('Ann')
  const host = await withChannels(ann.id, 'ntfy')
  const expected: string[] = []
  // Chance says who begins: as many tables as it takes to see both.
  while (new Set(expected).size < 2) {
    const seat = expected.length % 2
    const table = await opened(ann, { game: 'parity', seat })
    await tell(table)
    const { look } = got(await table.calls.sit(person('Ben'), {}))
    await tell(table)
    expected.push(look.toAct.includes(seat) ? 'Parity: your turn' : 'Parity: your table is full')
  }
  pass(GRACE)
  await ring(host)
  expect((await titles(host)).toSorted()).toEqual(expected.toSorted())
})

test('what is due in quiet hours is told after them, if it still waits', async () => {
  const callee = await called({ pace: 'move-1d', zone: 'UTC', quiet: { from: 23 * 60, to: 9 * 60 } }, 'ntfy')
  pass(GRACE)
  await ring(callee)
  await live(callee, 20)
  // The clock rests for ten hours: half of its thirty-four is at five in the morning.
  expect(await titles(callee)).toEqual(['Parity: your turn'])
  await live(callee, 1.25)
  expect(await titles(callee)).toEqual(['Parity: your turn', 'Parity: still your turn'])
})

test('whoever is asked for a pause is called, and no more once they have answered', async () => {
  const callee = await called({ pace: 'bank-5d' }, 'ntfy')
  const other = callee.table.people.find(({ id }) => id !== callee.id)
  const proposal = { to: 'pause', seat: null, until: Date.now() + 100 * HOUR } as const
  got(await callee.table.calls.agree(other?.id ?? '', proposal))
  await tell(callee.table)
  pass(GRACE)
  await ring(callee)
  expect((await titles(callee)).toSorted()).toEqual(['Parity: your turn', 'Parity: your word is wanted'])
  got(await callee.table.calls.agree(callee.id, proposal))
  await tell(callee.table)
  pass(GRACE)
  await ring(callee)
  expect(await titles(callee)).toHaveLength(2)
})
