/** A turn is told once on each channel, unless there is a reason, which the ledger gives. */
import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { running, turn } from '../table/support.ts'
import {
  type Callee,
  called,
  HOUR,
  MINUTE,
  moveAway,
  newest,
  ORIGIN,
  pass,
  passTo,
  ring,
  stopTheClock,
  tell,
  withChannels,
} from './support/people.ts'
import { type StandIn, textOf } from './support/stand-in.ts'

stopTheClock()

const GRACE = 10_000
const counts = (services: readonly StandIn[]) =>
  Promise.all(services.map(async (service) => (await service.received()).length))

describe('a turn', () => {
  test('is told ten seconds after it began, once on each channel, though the alarm rings twice', async () => {
    const callee = await called({}, 'webhook', 'ntfy')
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'due', channel: null, turn: callee.turn })
    pass(GRACE)
    await ring(callee)
    await evictDurableObject(callee.player)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([1, 1])
    const lines = await callee.player.ledger(10)
    expect(lines).toMatchObject([
      { kind: 'turn', table: callee.table.id, state: 'accepted', tries: 1, nextAt: null, answeredAt: null },
      { kind: 'turn', table: callee.table.id, state: 'accepted', tries: 1, nextAt: null, answeredAt: null },
    ])
    expect(lines.map(({ channel }) => channel?.kind).toSorted()).toEqual(['ntfy', 'webhook'])
  })

  test('says the game by its name, whose turn it is, and opens the table', async () => {
    const { table, ...callee } = await called({}, 'ntfy')
    await callee.player.update(callee.id, { lang: 'ko' })
    pass(GRACE)
    await ring(callee)
    const [got] = (await callee.services[0]?.received()) ?? []
    expect(JSON.parse(textOf(got))).toMatchObject({
      title: '패리티: 내 차례예요',
      click: `${ORIGIN}/t/${table.id}?from=call`,
    })
  })

  test('that was answered within the grace is told to nobody', async () => {
    const callee = await called({}, 'webhook')
    await callee.move()
    pass(GRACE)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([0])
    const line = await newest(callee)
    expect(line).toMatchObject({ state: 'dropped', reason: 'answered', channel: null })
    expect(line.answeredAt).toBeGreaterThanOrEqual(line.at)
  })

  test('that was answered before anybody told so is asked about, and told to nobody', async () => {
    const callee = await called({}, 'webhook')
    const { look } = await turn(callee.table)
    pass(GRACE)
    for (let now = await turn(callee.table); now.who.id === callee.id; now = await turn(callee.table)) {
      const act = {
        key: `away-${now.look.n}`,
        decision: now.look.decision ?? -1,
        moves: [now.look.legal?.[0] ?? null],
      }
      await callee.table.calls.play(callee.id, act)
    }
    expect((await turn(callee.table)).look.n).toBeGreaterThan(look.n)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([0])
    expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'answered' })
  })

  test('that was seen before the call leaves is not told; the next one is', async () => {
    const callee = await called({}, 'webhook')
    const { look } = await turn(callee.table)
    await callee.table.calls.seen(callee.id, look.e)
    pass(GRACE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'seen' })
    await callee.move()
    await passTo(callee.table, callee.id)
    pass(GRACE)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([1])
  })

  test('is told once through all its steps', async () => {
    // A game of Spades asks in one turn whether to look at one's cards, and then for a bid.
    const table = await running({ game: 'spades' })
    const { who } = await turn(table)
    const callee = await withChannels(who.id, 'webhook')
    await moveAway(table, who.id)
    const before = (await passTo(table, who.id)) ?? -1
    pass(GRACE)
    await ring(callee)
    const { look } = await turn(table)
    await table.calls.play(who.id, {
      key: 'step',
      decision: look.decision ?? -1,
      moves: [look.legal?.[0] ?? null],
    })
    await tell(table)
    pass(GRACE)
    await ring(callee)
    const turns = (await callee.player.ledger(10)).map((line) => line.turn)
    expect(new Set(turns).size).toBe(turns.length)
    expect(turns).toContain(before)
    expect(await counts(callee.services)).toEqual([1])
  })

  test('is nothing to keep where nobody is to be called', async () => {
    const callee = await called({})
    pass(GRACE)
    await ring(callee)
    expect(await callee.player.ledger(10)).toEqual([])
  })
})

describe('the end of a game', () => {
  test('is told to whoever did not make the last move', async () => {
    const table = await running({ options: { target: 50 } })
    const people = await Promise.all(table.people.map(({ id }) => withChannels(id, 'webhook')))
    let last = ''
    for (let { toAct } = (await turn(table)).look; toAct.length > 0; ) {
      const now = await turn(table)
      last = now.who.id
      pass(2_000)
      const act = {
        key: `m-${now.look.n}`,
        decision: now.look.decision ?? -1,
        moves: [now.look.legal?.[0] ?? null],
      }
      const answer = await table.calls.play(last, act)
      toAct = answer.ok ? answer.look.toAct : []
    }
    await tell(table)
    pass(GRACE)
    for (const callee of people) {
      await ring(callee)
      const [line] = await callee.player.ledger(1)
      expect(line).toMatchObject(
        callee.id === last
          ? { kind: 'over', state: 'dropped', reason: 'seen' }
          : { kind: 'over', state: 'accepted' },
      )
    }
  })
})

describe('what a person wishes', () => {
  test('muted: nothing of that table', async () => {
    const callee = await called({}, 'webhook')
    expect(await callee.player.mute(callee.table.id, true)).toBe(true)
    pass(GRACE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'dropped', reason: 'muted' })
    expect(await counts(callee.services)).toEqual([0])
    await callee.player.mute(callee.table.id, false)
    expect(await callee.player.isMuted(callee.table.id)).toBe(false)
  })

  test('quiet hours: told when they are over, if it is still to be told', async () => {
    // The clock of these tests shows noon in UTC, nine in the evening in Seoul.
    const quiet = { zone: 'Asia/Seoul', quiet: { from: 21 * 60, to: 7 * 60 } }
    const [kept, answered] = [await called(quiet, 'webhook'), await called(quiet, 'webhook')]
    pass(GRACE)
    for (const callee of [kept, answered]) {
      await ring(callee)
      const line = await newest(callee)
      expect(line).toMatchObject({ state: 'delayed', reason: 'quiet' })
      expect(new Date(line.nextAt ?? 0).toISOString()).toMatch(/T22:00:00\.000Z$/)
    }
    await answered.move()
    pass(10 * HOUR)
    for (const callee of [kept, answered]) await ring(callee)
    expect(await newest(kept)).toMatchObject({ state: 'accepted' })
    expect(await newest(answered)).toMatchObject({ state: 'dropped', reason: 'answered' })
    expect(await counts([...kept.services, ...answered.services])).toEqual([1, 0])
  })

  test('quiet hours given up: told at once', async () => {
    const callee = await called({ quiet: { from: 11 * 60, to: 13 * 60 } }, 'webhook')
    pass(GRACE)
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'delayed', reason: 'quiet' })
    await callee.player.setSettings({ quiet: null })
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'accepted' })
  })

  test('one until I look: a second table adds nothing, until the first was opened', async () => {
    const callee = await called({ oneUntilLook: true }, 'webhook')
    pass(GRACE)
    await ring(callee)
    const others = [await tableWaitingFor(callee.id), await tableWaitingFor(callee.id)] as const
    pass(GRACE)
    await ring(callee)
    expect((await linesOf(callee)).filter(({ reason }) => reason === 'one-until-look')).toHaveLength(2)
    expect(await counts(callee.services)).toEqual([1])
    pass(MINUTE)
    await callee.player.opened(callee.table.id)
    await moveAway(others[0], callee.id)
    await passTo(others[0], callee.id)
    pass(GRACE)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([2])
    const opened = (await linesOf(callee)).filter(({ openedAt }) => openedAt !== null)
    expect(opened.map(({ table }) => table)).toEqual([callee.table.id])
  })

  test('one until I look: of two that come at one time the first is told', async () => {
    const callee = await called({ oneUntilLook: true }, 'webhook')
    await tableWaitingFor(callee.id)
    pass(GRACE)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([1])
    const lines = await linesOf(callee)
    expect(lines.map(({ state }) => state).toSorted()).toEqual(['accepted', 'dropped'])
  })

  test('a summary a day: all that waits in one message', async () => {
    const callee = await called({ digest: 18 * 60 }, 'webhook')
    await tableWaitingFor(callee.id)
    pass(GRACE)
    await ring(callee)
    expect(await counts(callee.services)).toEqual([0])
    const lines = await linesOf(callee)
    expect(lines.map(({ state, reason }) => [state, reason])).toEqual(Array(2).fill(['delayed', 'digest']))
    expect(lines[0]?.nextAt).toBe(Date.UTC(2035, 5, 1, 18))
    pass(6 * HOUR)
    await ring(callee)
    const [got] = (await callee.services[0]?.received()) ?? []
    expect(JSON.parse(textOf(got))).toMatchObject({
      type: 'day.summary',
      data: { title: 'Today at your 2 tables' },
    })
    expect(await counts(callee.services)).toEqual([1])
    expect((await linesOf(callee)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  })
})

/** The ledger without turns that somebody saw begin as they sat down. */
const linesOf = async ({ player }: Pick<Callee, 'player'>) =>
  (await player.ledger(20)).filter(({ reason }) => reason !== 'seen')

/** Another running table at which it is this person's turn by another's move. */
const tableWaitingFor = async (id: string) => {
  let table = await running({ guest: id })
  // To begin with, whoever sat down last would have seen it, and their answer would be a look.
  while ((await turn(table)).who.id === id) table = await running({ guest: id })
  await passTo(table, id)
  return table
}
