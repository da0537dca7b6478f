/** Whole games of DistanTichu in real browsers, with the fewest players and the most. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 900_000 }

const stage = setStage()

test('two, one of them without scripts', patience, async () => {
  const options = { 'Played to': '20', 'An answer is': 'nearer, has more cards, or both' }
  const party = await gather(stage, { game: 'distantichu', seats: 2, options }, [
    { name: 'Nora', browser: { viewport: { width: 1280, height: 800 } } },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
  ])
  const moves = await party.playToEnd(3)
  const [host] = party.people
  if (host === undefined) throw new Error('two were invited')
  const record = await checkRecord(host)
  expect([record.moves.length, record.seats]).toEqual([moves, 2])
  expect(record.options).toMatchObject({ target: 20, raise: 'free', riichi: false })
  expectNoComplaints(party)
})

test('six, who declare riichi and hand over what they lose', patience, async () => {
  const options = { Riichi: 'yes', 'Played to': '10' }
  const party = await gather(stage, { game: 'distantichu', seats: 6, options }, [
    { name: 'Nora' },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Sanna', browser: { viewport: { width: 1280, height: 800 } } },
    { name: 'Wido' },
    { name: 'Ines' },
    { name: 'Tove' },
  ])
  const moves = await party.playToEnd(4)
  const [host] = party.people
  if (host === undefined) throw new Error('six were invited')
  const record = await checkRecord(host)
  expect([record.moves.length, record.seats]).toEqual([moves, 6])
  const types = record.moves.map(([, move]) => JSON.stringify(move))
  expect(types.some((move) => move.includes('"keep"'))).toBe(true)
  expectNoComplaints(party)
})
