/** A table whose clocks have run for a while. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import type { SeatClock } from '../../../src/table/clock/clock.ts'
import { evict, inside, type TestTable } from '../support.ts'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

/** As if the newest thing here had happened so much earlier (ms), and the object had slept since. */
export const wait = async (table: TestTable, ms: number): Promise<void> => {
  await inside(table, ({ sql }) => {
    const { i, clocks } = sql
      .exec<{ i: number; clocks: string }>('SELECT i, clocks FROM log ORDER BY i DESC LIMIT 1')
      .one()
    const before: SeatClock[] = JSON.parse(clocks)
    const after = before.map((clock) => ({ ...clock, since: clock.since && clock.since - ms }))
    sql.exec('UPDATE log SET at = at - ?', ms)
    sql.exec('UPDATE log SET clocks = ? WHERE i = ?', JSON.stringify(after), i)
  })
  await evict(table)
}

export const ring = (table: TestTable): Promise<boolean> => runDurableObjectAlarm(table.stub)

export const alarmOf = (table: TestTable): Promise<number | null> =>
  inside(table, (storage) => storage.getAlarm())
