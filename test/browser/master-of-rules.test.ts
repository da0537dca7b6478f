/** Whole games of Master of Rules in real browsers, with the fewest players and the most. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 600_000 }

const stage = setStage()

test('three: on a wide screen, without scripts, on a phone', patience, async () => {
  const options = { Rulebook: 'first edition', Length: 'about half' }
  const party = await gather(stage, { game: 'master-of-rules', seats: 3, options }, [
    { name: 'Nora', browser: { viewport: { width: 1280, height: 800 } } },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Sanna' },
  ])
  const moves = await party.playToEnd(5)
  const [host] = party.people
  if (host === undefined) throw new Error('three were invited')
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.options).toMatchObject({ edition: 'first', length: 'short' })
  // Six deals of six plays each, and at least a take of a number in all but the last.
  expect(moves).toBeGreaterThan(6 * 6 + 5)
  expectNoComplaints(party)
})

test('five, to the end of a full game', patience, async () => {
  const party = await gather(stage, { game: 'master-of-rules', seats: 5, options: {} }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: 'Wido' },
    { name: 'Ines' },
  ])
  const moves = await party.playToEnd(6)
  const [host] = party.people
  if (host === undefined) throw new Error('five were invited')
  const record = await checkRecord(host)
  expect([record.moves.length, record.seats]).toEqual([moves, 5])
  expect(await host.page.locator('.results').count()).toBe(10)
  expectNoComplaints(party)
})
