/** Four friends play Klaverjassen by link, in real browsers. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is hundreds of pages. */
const patience = { timeout: 600_000 }

const stage = setStage()

test('four deals, trumps by a card turned up, from the link to the final score', patience, async () => {
  const options = { Length: 'deals4', 'Making trumps': 'turnUp', 'Duty to trump': 'amsterdam' }
  const party = await gather(stage, { game: 'klaverjassen', options }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: 'Wido' },
  ])
  const [host] = party.people
  if (host === undefined) throw new Error('four were invited')
  const moves = await party.playToEnd(5)
  expect(moves).toBeGreaterThanOrEqual(4 * 33)
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.options).toMatchObject({ length: 'deals4', trumpChoice: 'turnUp', play: 'amsterdam' })
  expectNoComplaints(party)
})
