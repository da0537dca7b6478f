/** A pause: everybody agrees, no clock runs, it ends on its date or by one of them with notice. */
import { describe, expect, test } from 'vitest'
import { codeOf, evict, got, looked, personAt, playOn, running, stored, turn } from '../support.ts'
import { DAY, HOUR, ring, wait } from './support.ts'

const week = () => Date.now() + 7 * DAY

const pausedTable = async () => {
  const table = await running({ pace: 'move-1d' })
  await wait(table, 12 * HOUR)
  const { seat } = await turn(table)
  const before = (await looked(table)).clocks[seat]?.left ?? 0
  const proposal = { to: 'pause', seat: null, until: week() } as const
  const asked = got(await table.calls.agree(personAt(table, 0).id, proposal)).look
  const { look } = got(await table.calls.agree(personAt(table, 1).id, proposal))
  return { table, seat, before, asked, look, until: proposal.until }
}

describe('a pause', () => {
  test('that is asked waits for the answer of everybody else', async () => {
    const table = await running({ pace: 'bank-3d' })
    const [ann, ben] = [personAt(table, 0).id, personAt(table, 1).id]
    got(await table.calls.agree(ann, { to: 'pause', seat: null, until: week() }))
    const { asked } = got(await table.calls.waits(ben))
    expect(asked).toBeGreaterThan(0)
    expect(got(await table.calls.waits(ann)).asked).toBe(undefined)
    got(await table.calls.object(ben))
    expect(got(await table.calls.waits(ben)).asked).toBe(undefined)
  })

  test('begins once everybody has agreed, and adds nothing to anybody’s time', async () => {
    const { table, seat, before, asked, look, until } = await pausedTable()
    expect(asked).toMatchObject({ pause: null, vote: { to: 'pause', until, agreed: [0] } })
    expect(look).toMatchObject({ pause: { until }, vote: null })
    await evict(table)
    const { clocks } = await looked(table)
    const left = clocks[seat]?.left ?? 0
    expect(left).toBeLessThanOrEqual(before)
    expect(left).toBeGreaterThan(before - HOUR)
    expect(clocks[seat]?.deadline).toBe(until + left)
  })

  test('lets nobody run out of time, and whoever likes plays on', async () => {
    const { table } = await pausedTable()
    await ring(table)
    expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'out'")).toBe(0)
    const { n } = await playOn(table, 1)
    expect(n).toBe(1)
    const { toAct, clocks, pause } = await looked(table)
    expect(clocks[toAct[0] ?? -1]?.deadline).toBe((pause?.until ?? 0) + DAY)
  })

  test('ends a day after any one of them says so, once, and no later than it would have', async () => {
    const { table, seat, before } = await pausedTable()
    const { look } = got(await table.calls.endPause(personAt(table, 1).id))
    const until = look.pause?.until ?? 0
    expect(Math.abs(until - Date.now() - DAY)).toBeLessThan(HOUR)
    expect(look.pause).toMatchObject({ isEnding: true })
    const again = got(await table.calls.endPause(personAt(table, 0).id)).look
    expect(again.pause).toEqual(look.pause)
    expect(again.clocks[seat]?.deadline).toBeLessThanOrEqual(until + before)
  })

  test('takes everybody: whoever is late may object too, or call off what they agreed to', async () => {
    const table = await running({ pace: 'move-1d', outOfTime: 'nudge' })
    await wait(table, 2 * DAY)
    const { who, seat } = await turn(table)
    const other = personAt(table, 1 - seat)
    const proposal = { to: 'pause', seat: null, until: week() } as const
    got(await table.calls.agree(other.id, proposal))
    expect(got(await table.calls.object(who.id)).look.vote).toBeNull()
    got(await table.calls.agree(who.id, proposal))
    expect(got(await table.calls.object(who.id)).look.vote).toBeNull()
    // To anything else they have nothing to say.
    got(await table.calls.agree(other.id, { to: 'bot', seat }))
    expect(codeOf(await table.calls.object(who.id))).toBe('absent')
  })

  test('is ended by one of those who play, by nobody who has left', async () => {
    const { table } = await pausedTable()
    const { id } = personAt(table, 1)
    got(await table.calls.leave(id))
    expect(codeOf(await table.calls.endPause(id))).toBe('seat-given-up')
    got(await table.calls.endPause(personAt(table, 0).id))
  })

  test('needs a clock, a time to come, and somebody who plays', async () => {
    const ann = (table: Awaited<ReturnType<typeof running>>) => personAt(table, 0).id
    const without = await running()
    const proposal = { to: 'pause', seat: null, until: week() } as const
    expect(codeOf(await without.calls.agree(ann(without), proposal))).toBe('no-clock')
    const table = await running({ pace: 'bank-3d' })
    expect(codeOf(await table.calls.agree(ann(table), { ...proposal, until: Date.now() - 1 }))).toBe(
      'bad-request',
    )
    expect(codeOf(await table.calls.agree('nobody', proposal))).toBe('not-seated')
    expect(codeOf(await table.calls.endPause(ann(table)))).toBe('no-pause')
  })

  test('another date is another proposal', async () => {
    const table = await running({ pace: 'bank-3d' })
    const until = week()
    got(await table.calls.agree(personAt(table, 0).id, { to: 'pause', seat: null, until }))
    const other = { to: 'pause', seat: null, until: until + DAY } as const
    const { look } = got(await table.calls.agree(personAt(table, 1).id, other))
    expect(look).toMatchObject({ pause: null, vote: { until: until + DAY, agreed: [1] } })
  })
})
