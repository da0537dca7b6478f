/**
 * Two thousand decisions at many tables of people who play whenever they like, on channels that fail in every
 * way, while objects are evicted and alarms ring twice: afterwards the ledgers and what the other side got agree
 * row by row.
 */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPlayerId } from '../../src/players/ids.ts'
import type { LedgerLine } from '../../src/players/types.ts'
import type { TableLook } from '../../src/table/types.ts'
import { prng } from '../support/prng.ts'
import { evict, got, looked, opened, type TestTable, tableOf } from '../table/support.ts'
import { type Callee, HOUR, MINUTE, pass, settled, tell, withChannels } from './support/people.ts'
import type { Received, StandIn, Told } from './support/stand-in.ts'

const PEOPLE = 24
const TABLES = 60
const DECISIONS = 2_000

const random = prng(20350601)
const oneOf = <T>(items: readonly T[]): T => {
  const item = items[random.int(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
const chance = (probability: number): boolean => random.int(1000) < probability * 1000

const fine: Told = { status: 200, body: '{"id":"1"}' }
const trouble: readonly Told[] = [
  { status: 500, body: 'out of order' },
  { status: 503 },
  { status: 500, body: 'still out of order' },
  'drop',
  { status: 429, headers: { 'retry-after': '45' } },
]
const ends: readonly Told[] = [{ status: 404 }, { status: 410 }]

/** Webhooks alone never end, so that everybody can be called to the last. */
const answersOf = (kind: string, person: number): readonly Told[] => {
  if (kind === 'webhook' && person === 0) return Array.from({ length: 3_000 }, () => ({ status: 500 }))
  const mixed = Array.from({ length: 300 }, () => {
    if (kind !== 'webhook' && chance(0.01)) return oneOf(ends)
    return chance(0.12) ? oneOf(trouble) : fine
  })
  return person % 8 === 1 ? ['hang', ...mixed] : mixed
}

const person = async (_: unknown, i: number): Promise<Callee> => {
  const others = (['ntfy', 'slack', 'discord'] as const).filter(() => chance(0.5))
  const callee = await withChannels(newPlayerId(), 'webhook', ...others)
  for (const service of callee.services) await service.tell(...answersOf(service.kind, i))
  if (i % 6 === 2)
    await callee.player.setSettings({ quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Asia/Seoul' })
  return callee
}

/** A game in play: whose turn it is, as they see it. */
type Game = { readonly table: TestTable; readonly callees: readonly Callee[]; look: TableLook }

/** A turn by (table, number), with when it was answered. */
type Decision = { readonly callee: Callee; readonly name: string; answeredAt: number | null }
const decisions = new Map<string, Decision>()

const moverOf = ({ callees, look }: Game): Callee => {
  const [seat] = look.toAct
  const callee = seat === undefined ? undefined : callees[seat]
  if (callee === undefined) throw new Error('nobody is to move')
  return callee
}

const begin = async (people: readonly Callee[]): Promise<Game> => {
  const host = oneOf(people)
  const guest = oneOf(people.filter((callee) => callee !== host))
  const { id } = await opened({ id: host.id, name: 'Ann' })
  const table = tableOf(id, [])
  got(await table.calls.sit({ id: guest.id, name: 'Ben' }, {}))
  const game: Game = { table, callees: [host, guest], look: await looked(table) }
  await noteTurn(game)
  return game
}

/** The turn has come to somebody: their own object hears of it, however often something dies before. */
const noteTurn = async (game: Game): Promise<void> => {
  const callee = moverOf(game)
  game.look = await looked(game.table, callee.id)
  const name = `${game.table.id}:turn:${game.look.n}`
  decisions.set(name, { callee, name, answeredAt: null })
  if (chance(0.1)) await evict(game.table)
  await tell(game.table)
}

/** Whoever is to move does so until the turn is another's. */
const answer = async (game: Game): Promise<void> => {
  const callee = moverOf(game)
  const { seats, you } = game.look
  if (you === null || seats.length === 0) throw new Error('they do not sit')
  const open = [...decisions.values()].find(
    ({ name, answeredAt }) => answeredAt === null && name.startsWith(`${game.table.id}:`),
  )
  while (game.look.toAct.includes(you)) {
    const { decision, legal, n } = game.look
    const act = { key: `at-${n}`, decision: decision ?? -1, moves: [oneOf(legal ?? [])] }
    game.look = got(await game.table.calls.play(callee.id, act)).look
  }
  if (open) open.answeredAt = Date.now()
  if (game.look.status === 'playing') await noteTurn(game)
  else await tell(game.table)
}

const isDue = async ({ player }: Callee): Promise<boolean> => {
  const at = await runInDurableObject(player, (_, { storage }) => storage.getAlarm())
  return at !== null && at <= Date.now()
}

/** All that is due is done, until nothing is. */
const ringAll = async (people: readonly Callee[]): Promise<void> => {
  for (let due = people; due.length > 0; ) {
    const states = await Promise.all(due.map(isDue))
    due = due.filter((_, i) => states[i])
    await Promise.all(
      due.map(async ({ player }) => {
        const rings = chance(0.2) ? [player, player] : [player]
        await Promise.all(rings.map((stub) => runDurableObjectAlarm(stub)))
        if (chance(0.1)) await evictDurableObject(player)
        await settled(player)
      }),
    )
  }
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.UTC(2035, 5, 1, 12))
})
afterAll(() => vi.useRealTimers())

test('every decision is told once on each channel or visibly not, none after its answer', {
  timeout: 900_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, person))
  const games = await Promise.all(Array.from({ length: TABLES }, () => begin(people)))
  while (decisions.size < DECISIONS) {
    pass(chance(0.02) ? 9 * HOUR : 3_000 + random.int(3 * MINUTE))
    await Promise.all(games.filter(() => chance(0.7)).map((game) => playIn(games, game, people)))
    await ringAll(people)
  }
  // Whoever is awaited still lets it be, until the last try was made.
  for (let hour = 0; hour < 36; hour += 2) {
    pass(2 * HOUR)
    await ringAll(people)
  }
  const tally = new Map<string, number>()
  for (const callee of people) {
    const lines = await callee.player.ledger(10_000)
    for (const { state, reason } of lines) {
      const key = `${state} ${reason ?? ''}`
      tally.set(key, (tally.get(key) ?? 0) + 1)
    }
    checkDecisions(callee, lines)
    for (const service of callee.services) await checkService(callee, service, lines)
  }
  expect(decisions.size).toBeGreaterThanOrEqual(DECISIONS)
  // The faults did happen, and so did what they lead to.
  for (const key of ['accepted ', 'dropped answered', 'failed given-up', 'failed switched-off'])
    expect(tally.get(key) ?? 0, `${key} of ${JSON.stringify([...tally])}`).toBeGreaterThan(0)
})

/** A table whose game is over makes room for another. */
const playIn = async (games: Game[], game: Game, people: readonly Callee[]): Promise<void> => {
  await answer(game)
  if (game.look.status !== 'playing') games[games.indexOf(game)] = await begin(people)
}

const nameOf = ({ table, kind, turn }: LedgerLine): string => `${table}:${kind}:${turn}`

/** The ledger has each decision of this person, and nothing is left hanging. */
const checkDecisions = ({ id }: Callee, lines: readonly LedgerLine[]): void => {
  const turns = lines.filter(({ kind }) => kind === 'turn')
  const owed = [...decisions.values()].filter(({ callee }) => callee.id === id)
  expect([...new Set(turns.map(nameOf))].toSorted()).toEqual(owed.map(({ name }) => name).toSorted())
  expect(lines.filter(({ state }) => !['accepted', 'failed', 'dropped'].includes(state))).toEqual([])
  for (const line of turns) {
    if (line.channel === null) expect(['answered', 'seen', 'over']).toContain(line.reason)
  }
}

const isAccepted = ({ told }: Received): boolean => typeof told === 'object' && told.status === 200

/** What one service got, and what the ledger says it got, are the same. */
const checkService = async (
  { player }: Callee,
  service: StandIn,
  lines: readonly LedgerLine[],
): Promise<void> => {
  const received = await service.received()
  const rows = lines.filter(({ channel }) => channel?.kind === service.kind)
  const tries = rows.reduce((sum, row) => sum + row.tries, 0)
  expect(received.length, `tries by ${service.kind}`).toBe(tries)
  expect(received.filter(isAccepted)).toHaveLength(rows.filter(({ state }) => state === 'accepted').length)
  if (service.kind !== 'webhook') return
  const [channel] = (await player.channels()).filter(({ kind }) => kind === 'webhook')
  for (const row of rows) {
    const requests = received.filter(
      ({ headers }) => headers['webhook-id'] === `${nameOf(row)}:${channel?.id}`,
    )
    expect([requests.length, requests.filter(isAccepted).length]).toEqual([
      row.tries,
      row.state === 'accepted' ? 1 : 0,
    ])
    const answeredAt = decisions.get(nameOf(row))?.answeredAt ?? Number.POSITIVE_INFINITY
    for (const { headers } of requests)
      expect(Number(headers['webhook-timestamp']) * 1000).toBeLessThanOrEqual(answeredAt)
  }
}
