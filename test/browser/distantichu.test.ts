/** Whole games of DistanTichu in real browsers, with the fewest players and the most. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { type Server, startServer } from './support/server.ts'

const patience = { timeout: 900_000 }

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('two, one of them without scripts', patience, async () => {
  const options = { 'Played to': '20', 'An answer is': 'nearer, has more cards, or both' }
  const party = await gather(browser, server.origin, { game: 'distantichu', seats: 2, options }, [
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
  const party = await gather(browser, server.origin, { game: 'distantichu', seats: 6, options }, [
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
