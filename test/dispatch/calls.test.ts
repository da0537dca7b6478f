/** A turn is told once on each channel, unless there is a reason, which the ledger gives. */
import { describe, expect, test } from 'vitest'
import { called, newest, pass, ring, stopTheClock } from './support/people.ts'

stopTheClock()

describe('a turn', () => {
  test('is told ten seconds after it began, once on each channel', async () => {
    const callee = await called({}, 'webhook', 'ntfy')
    await ring(callee)
    expect(await newest(callee)).toMatchObject({ state: 'due', channel: null, turn: callee.turn })
    pass(10_000)
    await ring(callee)
    await ring(callee)
    for (const service of callee.services) expect(await service.received()).toHaveLength(1)
    const lines = await callee.player.ledger(10)
    expect(lines.map(({ state, tries }) => [state, tries])).toEqual([
      ['accepted', 1],
      ['accepted', 1],
    ])
  })
})
