/** Taking back: until when, what stays of it, and that no form from before it does anything. */
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { provenRecordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame } from '../../src/games/index.ts'
import type { Person } from '../../src/table/types.ts'
import {
  actFor,
  codeOf,
  evict,
  got,
  looked,
  newKey,
  opened,
  person,
  personAt,
  playOn,
  running,
  type TestTable,
  type Turn,
  turn,
} from './support.ts'

const play = async (table: TestTable): Promise<Turn> => {
  const now = await turn(table)
  got(await table.calls.play(now.who.id, actFor(now)))
  return now
}

const takeBack = async (table: TestTable, who: Person, key = newKey()) =>
  table.calls.takeBack(who.id, { key, n: (await looked(table)).n })

/** A table of Parity at the first card of a round: trumps are named, the parity is declared. */
const atCards = async (): Promise<TestTable> => {
  const table = await running()
  const isCard = async () => JSON.stringify((await turn(table)).look.legal).includes('"play"')
  while (!(await isCard())) await play(table)
  return table
}

describe('one’s last move', () => {
  test('is taken back before anybody else has moved: all is as it was, under a decision of its own', async () => {
    const table = await atCards()
    const { who, look: before } = await play(table)
    const after = await looked(table, who.id)
    expect(after.takeBack).toBe(true)
    await evict(table)
    expect(await looked(table, who.id)).toEqual(after)
    const { look } = got(await takeBack(table, who))
    expect(look).toMatchObject({ view: before.view, legal: before.legal, toAct: before.toAct })
    expect(look.n).toBe(before.n + 2)
    expect(look.decision).toBeGreaterThan(before.decision ?? -1)
    await evict(table)
    expect(await looked(table, who.id)).toEqual(look)
  })

  test('does not come again by the order that made it', async () => {
    const table = await atCards()
    const { who, look } = await turn(table)
    const view = z.object({ hand: z.array(z.string()) }).parse(look.view)
    const tries = view.hand.slice(0, 6).map((card) => ({ led: 'any', card }) as const)
    got(await table.calls.order(who.id, { forced: true, orders: [{ type: 'play', tries }] }))
    await vi.waitFor(async () => expect((await looked(table)).n).toBe(look.n + 1), { timeout: 5000 })
    // Given anew, it would answer what is asked again.
    got(await table.calls.order(who.id, { forced: true, orders: [{ type: 'play', tries }] }))
    const back = got(await takeBack(table, who)).look
    expect(back).toMatchObject({ n: look.n + 2, toAct: look.toAct })
    expect(back.orders).toEqual({ forced: false, standing: [], dropped: [] })
  })

  test('may be seen when it is a card, and stands as soon as somebody else has moved', async () => {
    const table = await atCards()
    const { who } = await play(table)
    const other = personAt(table, 1 - table.people.indexOf(who))
    got(await table.calls.seen(other.id, (await looked(table, other.id)).e))
    expect((await looked(table, other.id)).takeBack).toBe(false)
    expect(codeOf(await takeBack(table, other))).toBe('moved-since')
    expect((await looked(table, who.id)).takeBack).toBe(true)
    await play(table)
    expect((await looked(table, who.id)).takeBack).toBe(false)
    expect(codeOf(await takeBack(table, who))).toBe('moved-since')
  })

  test('that is a word stands once somebody has heard it', async () => {
    const table = await running({ game: 'spades' })
    // Cards are looked at first; then come the bids.
    while (!JSON.stringify((await turn(table)).look.legal).includes('"tricks"')) await play(table)
    const { who } = await play(table)
    expect((await looked(table, who.id)).takeBack).toBe(true)
    const other = table.people.find(({ id }) => id !== who.id) ?? who
    got(await table.calls.seen(other.id, (await looked(table, other.id)).e))
    expect((await looked(table, who.id)).takeBack).toBe(false)
    expect(codeOf(await takeBack(table, who))).toBe('heard')
  })

  test('is still the last one when the table slept just after its position was kept', async () => {
    const table = await running({ pace: 'bank-5d' })
    const mayTakeBack = async ({ who }: Turn) => (await looked(table, who.id)).takeBack
    let newest = await play(table)
    while ((await looked(table)).v < 45 || !(await mayTakeBack(newest))) newest = await play(table)
    const { who, look } = newest
    // Every fiftieth row a position is kept.
    while ((await looked(table)).v % 50 !== 0)
      got(await table.calls.say(who.id, { key: newKey(), text: 'hm' }))
    await evict(table)
    const back = got(await takeBack(table, who)).look
    expect(back).toMatchObject({ view: look.view, toAct: look.toAct })
    const deadlines = ({ clocks }: typeof back) => clocks.map(({ deadline }) => deadline)
    expect(deadlines(back)).toEqual(deadlines(look))
  })

  test('stands when it has shown a hidden card', async () => {
    const table = await running({ game: 'spades' })
    const { who } = await play(table)
    expect(codeOf(await takeBack(table, who))).toBe('shown')
    await evict(table)
    expect(codeOf(await takeBack(table, who))).toBe('shown')
  })

  test('of nobody, of a stranger, before the start', async () => {
    const [ann, ben] = [person('Ann'), person('Ben')]
    const table = await opened(ann)
    expect(codeOf(await takeBack(table, ann))).toBe('not-started')
    got(await table.calls.sit(ben, {}))
    expect(codeOf(await takeBack(table, ann))).toBe('nothing-to-take-back')
    expect(codeOf(await takeBack(table, person('Cho')))).toBe('not-seated')
  })
})

describe('what was asked before', () => {
  test('of the decision that came back is stale; of the taking back itself is done once', async () => {
    const table = await atCards()
    const now = await turn(table)
    const { who } = now
    const [first, second] = [actFor(now), actFor(now)]
    const { n } = got(await table.calls.play(who.id, first))
    const key = newKey()
    const answer = got(await table.calls.takeBack(who.id, { key, n }))
    await evict(table)
    expect(got(await table.calls.takeBack(who.id, { key, n })).n).toBe(answer.n)
    expect(got(await table.calls.play(who.id, first)).n).toBe(n)
    expect(codeOf(await table.calls.play(who.id, second))).toBe('stale')
    expect((await looked(table)).n).toBe(answer.n)
    got(await table.calls.play(who.id, actFor(await turn(table))))
    expect(codeOf(await table.calls.takeBack(who.id, { key: newKey(), n }))).toBe('stale')
  })

  test('after each taking back another move may go as well, and what a spectator saw stays', async () => {
    const table = await atCards()
    const { n } = await looked(table)
    const { who } = await play(table)
    const seen = got(await table.calls.spectate(n + 1)).spectacle.view
    got(await takeBack(table, who))
    expect(got(await table.calls.spectate(n + 1)).spectacle.view).toEqual(seen)
    expect(got(await table.calls.spectate(n + 2)).spectacle.view).toEqual(
      got(await table.calls.spectate(n)).spectacle.view,
    )
  })
})

test('the log keeps that it happened, the record only what stands', async () => {
  const table = await running({ options: { target: 50 } })
  let taken = 0
  for (let moves = 0; (await looked(table)).status === 'playing' && moves < 500; moves += 1) {
    const { who } = await play(table)
    if (moves % 5 === 3 && (await takeBack(table, who)).ok) taken += 1
    if (moves % 40 === 39) await evict(table)
  }
  await playOn(table, Number.POSITIVE_INFINITY)
  expect(taken).toBeGreaterThan(5)
  const { events } = got(await table.calls.events(null, 0, 5000))
  expect(events.filter(({ type }) => type === 'taken-back')).toHaveLength(taken)
  const record = provenRecordSchema.parse(JSON.parse(got(await table.calls.record()).record))
  const game = findGame('parity')
  if (game === undefined) throw new Error('no Parity')
  expect(replayRecord(game, record).error).toBeNull()
  expect(record.moves).toHaveLength((await looked(table)).n - 2 * taken)
  expect(codeOf(await takeBack(table, personAt(table, 0)))).toBe('game-over')
})
