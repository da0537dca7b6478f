/** One address given by several: each call is posted there once, for whoever comes first; the others' ledgers say so. */
import { expect, test } from 'vitest'
import { got, personAt, playOn, running, type TestTable, turn } from '../table/support.ts'
import {
  type Callee,
  channelWish,
  groupWish,
  moveAway,
  newest,
  pass,
  passTo,
  ring,
  ringGroup,
  stopTheClock,
  tell,
  withChannels,
} from './support/people.ts'
import { type StandIn, standIn } from './support/stand-in.ts'

stopTheClock()

const MENTIONS = ['111111111111111111', '222222222222222222']
const SHARED = { state: 'dropped', reason: 'shared', tries: 0, nextAt: null }

type Shared = { readonly table: TestTable; readonly callee: Callee; readonly service: StandIn }

/** A table posts its turns where the person who is called next is called as well. */
const withGroup = async (mentions: readonly string[]): Promise<Shared> => {
  const table = await running()
  const { seat } = await turn(table)
  const service = await standIn('discord')
  const { id } = personAt(table, 1 - seat)
  const callee = await withChannels(id)
  got(await callee.player.addChannel(id, channelWish(service)))
  got(await table.calls.setGroup(personAt(table, 0).id, groupWish(service, mentions)))
  return { table, callee, service }
}

const methodsAt = async (service: StandIn) => (await service.received()).map(({ method }) => method)

test('where the table’s own channel was first the person is not called again', async () => {
  const { table, callee, service } = await withGroup(MENTIONS)
  await passTo(table, callee.id)
  await ringGroup(table)
  await ring(callee)
  expect(await methodsAt(service)).toEqual(['POST'])
  expect(await newest(callee)).toMatchObject({ kind: 'turn', ...SHARED })
})

test('where the person was first the table’s own channel says nothing', async () => {
  const { table, callee, service } = await withGroup(MENTIONS)
  await passTo(table, callee.id)
  pass(10_000)
  await ring(callee)
  await ringGroup(table)
  expect(await methodsAt(service)).toEqual(['POST'])
  expect(await newest(callee)).toMatchObject({ kind: 'turn', state: 'accepted', reason: null })
})

test('a call that is held back keeps nobody else from theirs', async () => {
  const { table, callee, service } = await withGroup(MENTIONS)
  await callee.player.mute(table.id, true)
  await passTo(table, callee.id)
  pass(10_000)
  await ring(callee)
  await ringGroup(table)
  expect(await methodsAt(service)).toEqual(['POST'])
  expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'muted' })
})

test('to edit the living message calls nobody, so the person is called beside it', async () => {
  const { table, callee, service } = await withGroup([])
  const other = table.people.find(({ id }) => id !== callee.id)?.id ?? ''
  await passTo(table, callee.id)
  await ringGroup(table)
  await moveAway(table, callee.id)
  await passTo(table, other)
  await ringGroup(table)
  await moveAway(table, other)
  await passTo(table, callee.id)
  await ringGroup(table)
  await ring(callee)
  expect(await methodsAt(service)).toEqual(['POST', 'PATCH', 'PATCH', 'POST'])
  expect(await newest(callee)).toMatchObject({ state: 'accepted' })
})

test('a try that failed is tried again by whoever made it', async () => {
  const { table, callee, service } = await withGroup(MENTIONS)
  await service.tell({ status: 500 })
  await passTo(table, callee.id)
  pass(10_000)
  await ring(callee)
  await ringGroup(table)
  pass(60_000)
  await ring(callee)
  expect(await methodsAt(service)).toEqual(['POST', 'POST'])
  expect(await newest(callee)).toMatchObject({ state: 'accepted', tries: 2 })
})

test('of players with one topic one is called for the end of their game, and on a channel of their own as ever', async () => {
  const table = await running({ game: 'spades', options: { target: 200 } })
  await tell(table)
  const service = await standIn('ntfy')
  const callees = await Promise.all(table.people.map(({ id }) => withChannels(id, 'ntfy')))
  for (const { id, player } of callees) got(await player.addChannel(id, channelWish(service)))
  await playOn(table, Number.POSITIVE_INFINITY)
  await tell(table)
  pass(10_000)
  for (const callee of callees) await ring(callee)
  expect(await service.received()).toHaveLength(1)
  const lines = (await Promise.all(callees.map(({ player }) => player.ledger(2)))).flat()
  const ends = lines.filter(({ kind }) => kind === 'over').map(({ state, reason }) => reason ?? state)
  // One of the four made the last move.
  expect(ends.toSorted()).toEqual([...Array(4).fill('accepted'), 'seen', 'shared', 'shared'])
})
