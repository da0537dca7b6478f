/** A table hears of its people's quiet hours with every line they take, and lets their clocks rest in them. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { evict, looked, running, stored, turn } from '../support.ts'
import { DAY, HOUR, ring, wait } from './support.ts'

/** Twelve hours of every day, whenever they begin. */
const half = { zone: 'Asia/Seoul', quiet: { from: 9 * 60, to: 21 * 60 } }

test('quiet hours put the deadline off, also after an eviction, and are asked for by no call of their own', async () => {
  const table = await running({ pace: 'move-1d' })
  const { who, seat } = await turn(table)
  const before = (await looked(table)).clocks[seat]?.deadline ?? 0
  await env.PLAYER.getByName(who.id).setSettings(half)
  await ring(table)
  const deadline = async () => (await looked(table)).clocks[seat]?.deadline ?? 0
  await vi.waitFor(async () => expect(await deadline()).toBeGreaterThanOrEqual(before + 12 * HOUR))
  await evict(table)
  // A day of running time takes two days of half of them.
  expect(await deadline()).toBeLessThanOrEqual(before + DAY + HOUR)
  expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'clock'")).toBe(1)
  await wait(table, 0)
  await ring(table)
  expect(await stored(table, "SELECT count(*) FROM log WHERE kind = 'clock'")).toBe(1)
})
