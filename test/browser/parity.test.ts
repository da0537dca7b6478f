/** Two friends play whole games of Parity by link, in real browsers. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { type Server, startServer } from './support/server.ts'

const short = { game: 'parity', options: { 'Played to': '50' } }

/** A whole game is hundreds of pages. */
const patience = { timeout: 600_000 }

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('with scripting switched off in one of the browsers', patience, async () => {
  const party = await gather(browser, server.origin, short, [
    { name: 'Ada' },
    { name: 'Bora', browser: { javaScriptEnabled: false }, reloads: true },
  ])
  const moves = await party.playToEnd(1)
  const [ada, bora] = party.people
  if (ada === undefined || bora === undefined) throw new Error('two were invited')
  const record = await checkRecord(bora)
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['Ada', 'Bora'])
  expect(await checkRecord(ada)).toEqual(record)
  expectNoComplaints(party)
})

test('with the page loaded anew at every turn', patience, async () => {
  const party = await gather(browser, server.origin, short, [{ name: '가온' }, { name: '나래' }])
  const moves = await party.playToEnd(2, async ({ page }) => {
    await page.reload()
  })
  const [host] = party.people
  if (host === undefined) throw new Error('two were invited')
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['가온', '나래'])
  expectNoComplaints(party)
})
