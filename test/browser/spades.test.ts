/** Four friends play a whole game of Spades by link, in real browsers. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { gather } from './support/party.ts'
import { type Server, startServer } from './support/server.ts'

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

test('with the service ended and started anew in its middle', patience, async () => {
  const party = await gather(browser, server.origin, { game: 'spades', options: { 'Played to': '200' } }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: 'Wido' },
  ])
  const [host] = party.people
  if (host === undefined) throw new Error('four were invited')
  const moves = await party.playToEnd(3, async (_, made) => {
    if (made === 40) await server.restart()
  })
  expect(moves).toBeGreaterThan(40)
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['Nora', 'Emil', 'Sanna', 'Wido'])
})
