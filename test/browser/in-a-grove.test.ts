/** Whole games of In a Grove in real browsers, with the fewest players and the most. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 600_000 }

const stage = setStage()

test('three, as in the first edition: on a wide screen, without scripts, on a phone', patience, async () => {
  const options = {
    'Wrong cards go': 'to the last on each suspect',
    'The game ends': 'at three cards more than at the start',
    'Exchange for the body': 'allowed',
    'Who wins': 'the fewest wrong cards',
  }
  const party = await gather(stage, { game: 'in-a-grove', seats: 3, options }, [
    { name: 'Nora', browser: { viewport: { width: 1280, height: 800 } } },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Sanna' },
  ])
  const moves = await party.playToEnd(5)
  const [host] = party.people
  if (host === undefined) throw new Error('three were invited')
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.options).toMatchObject({ wrongCards: 'suspect', end: 'held', swap: true, winner: 'fewest' })
  expectNoComplaints(party)
})

test('four, to the fifth wrong card', patience, async () => {
  const party = await gather(stage, { game: 'in-a-grove', seats: 4, options: {} }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: 'Wido' },
  ])
  const moves = await party.playToEnd(6)
  const [host] = party.people
  if (host === undefined) throw new Error('four were invited')
  const record = await checkRecord(host)
  expect([record.moves.length, record.seats]).toEqual([moves, 4])
  // A look and four accusations a round.
  expect(await host.page.locator('.steps').count()).toBe(moves / 5)
  expectNoComplaints(party)
})
