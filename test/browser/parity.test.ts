/** Two friends play whole games of Parity by link, in real browsers. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const short = { game: 'parity', options: { 'Played to': '50' } }

/** A whole game is hundreds of pages. */
const patience = { timeout: 600_000 }

const stage = setStage()

test('with scripting switched off in one of the browsers', patience, async () => {
  const party = await gather(stage, short, [
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
  const party = await gather(stage, short, [{ name: '가온' }, { name: '나래' }])
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
