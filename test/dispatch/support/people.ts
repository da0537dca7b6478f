/** People with channels, and tables that call them, at a time of the test's own: no alarm rings by itself. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import type { LedgerLine, Settings } from '../../../src/players/types.ts'
import type { PlayerId } from '../../../src/table/types.ts'
import { type PlayerStub, playerOf } from '../../players/support.ts'
import { got, type Opening, playOn, running, type TestTable, turn } from '../../table/support.ts'
import { type StandIn, standIn } from './stand-in.ts'

export const ORIGIN = 'https://postdeck.example'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
/** Noon in UTC, far enough off that whatever is due then does not come due while the tests run. */
const START = Date.UTC(2035, 5, 1, 12)

/** In each test of a file that asks for it, time stands still unless it is told to pass. */
export const stopTheClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(START)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms)
}

export type Callee = {
  readonly id: PlayerId
  readonly player: PlayerStub
  readonly services: readonly StandIn[]
}

export const channelWish = ({ kind, fields }: StandIn) => ({ kind, fields, label: '', origin: ORIGIN })

/** What a host says of the table's own channel. */
export const groupWish = ({ kind, fields }: StandIn, mentions: readonly string[]) => ({
  ...{ kind, fields, mentions },
  ...({ lang: 'en', zone: 'UTC', origin: ORIGIN } as const),
})

export const withChannels = async (id: PlayerId, ...kinds: readonly StandIn['kind'][]): Promise<Callee> => {
  const services = await Promise.all(kinds.map(standIn))
  const player = playerOf(id)
  for (const [i, service] of services.entries()) {
    got(await player.addChannel(id, { ...channelWish(service), label: `${i}` }))
  }
  return { id, player, services }
}

/** Plays until it is the turn of somebody by another's move, and they are called on these channels. */
export const called = async (
  { pace, outOfTime, ...settings }: Partial<Settings> & Pick<Opening, 'pace' | 'outOfTime'>,
  ...kinds: readonly StandIn['kind'][]
): Promise<
  Callee & { readonly table: TestTable; readonly turn: number; readonly move: () => Promise<void> }
> => {
  const table = await running({ ...(pace && { pace }), ...(outOfTime && { outOfTime }) })
  // Else its host's own object may still have it open, with a seat to be told of.
  await tell(table)
  const first = (await turn(table)).seat
  const second = table.people[1 - first]
  if (second === undefined) throw new Error('nobody is called')
  const callee = await withChannels(second.id, ...kinds)
  await callee.player.setSettings(settings)
  const n = await passTo(table, second.id)
  return { ...callee, table, turn: n, move: () => moveAway(table, second.id) }
}

/** Plays until the turn has come to a person; answers with its number, once their object knows. */
export const passTo = async (table: TestTable, id: PlayerId): Promise<number> => {
  for (let now = await turn(table); now.who.id !== id; now = await turn(table)) {
    pass(2_000)
    await playOn(table, 1)
  }
  return told(table, id)
}

/** Plays until the turn has left a person. */
export const moveAway = async (table: TestTable, id: PlayerId): Promise<void> => {
  for (let now = await turn(table); now.who.id === id; now = await turn(table)) {
    pass(2_000)
    await playOn(table, 1)
  }
  await tell(table)
}

/** Their own objects know how the table stands. */
export const tell = async ({ stub }: TestTable): Promise<void> => void (await runDurableObjectAlarm(stub))

const told = async (table: TestTable, id: PlayerId): Promise<number> => {
  await tell(table)
  const { turn: n } = got(await table.calls.waits(id))
  if (n === null) throw new Error('it is not their turn')
  return n
}

/** The alarm rings, twice as it may, and all that left has been reported on. */
export const ring = async ({ player }: Pick<Callee, 'player'>): Promise<void> => {
  for (let rings = 0; rings < 20 && (await alarmIsDue(player)); rings += 1) {
    await runDurableObjectAlarm(player)
    await settled(player)
  }
}

const alarmIsDue = async (player: PlayerStub): Promise<boolean> => {
  const at = await runInDurableObject(player, (_, { storage }) => storage.getAlarm())
  return at !== null && at <= Date.now()
}

const isOut = (owner: DurableObjectStub): Promise<boolean> =>
  runInDurableObject(
    owner,
    (_, { storage }) =>
      storage.sql.exec("SELECT 1 FROM delivery WHERE state = 'sent' LIMIT 1").toArray().length > 0,
  )

/** Waits for the reports, in real time. */
export const settled = async (owner: DurableObjectStub): Promise<void> => {
  const until = performance.now() + 30_000
  while (await isOut(owner)) {
    if (performance.now() > until) throw new Error('no report came')
    await scheduler.wait(10)
  }
}

/** Ten seconds later the alarm of a table's own channel rings, and what left has been reported on. */
export const ringGroup = async ({ id }: TestTable): Promise<void> => {
  pass(10_000)
  const group = env.GROUP.get(env.GROUP.idFromName(id))
  await runDurableObjectAlarm(group)
  await settled(group)
}

/** The newest line of the ledger. */
export const newest = async ({ player }: Pick<Callee, 'player'>): Promise<LedgerLine> => {
  const [line] = await player.ledger(1)
  if (line === undefined) throw new Error('the ledger is empty')
  return line
}
