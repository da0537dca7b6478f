/** Three friends play whole games of Skat by link, in real browsers. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readIss } from '../support/iss.ts'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is more than a hundred pages. */
const patience = { timeout: 600_000 }

const stage = setStage()

const options = {
  Deals: '3',
  'When all pass': 'ramsch',
  'Kontra and re': 'all',
  'Giving up early': 'true',
}

test('three deals, one of them without any script', patience, async () => {
  const party = await gather(stage, { game: 'skat', options }, [
    { name: 'Nora' },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Wido', browser: { viewport: { width: 320, height: 640 } } },
  ])
  const [host] = party.people
  if (host === undefined) throw new Error('three were invited')
  const moves = await party.playToEnd(1)
  expect(moves).toBeGreaterThan(60)
  expectNoComplaints(party)
  const record = await checkRecord(host)
  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    host.page.getByRole('link', { name: 'ISS notation' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n').map(readIss)
  expect(lines.map(({ fields }) => [fields.P0, fields.P1, fields.P2].toSorted())).toEqual(
    lines.map(() => ['Emil', 'Nora', 'Wido']),
  )
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['Nora', 'Emil', 'Wido'])
})
