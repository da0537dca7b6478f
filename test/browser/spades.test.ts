/** Four friends play a whole game of Spades by link, in real browsers. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is hundreds of pages. */
const patience = { timeout: 600_000 }

const stage = setStage()

test('with the service ended and started anew in its middle', patience, async () => {
  const party = await gather(stage, { game: 'spades', options: { 'Played to': '200' } }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: 'Wido' },
  ])
  const [host] = party.people
  if (host === undefined) throw new Error('four were invited')
  const moves = await party.playToEnd(3, async (_, made) => {
    if (made === 40) await stage.server.restart()
  })
  expect(moves).toBeGreaterThan(40)
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['Nora', 'Emil', 'Sanna', 'Wido'])
})
