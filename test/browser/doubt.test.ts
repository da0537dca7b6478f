/** Friends play whole games of Doubt by link, in real browsers. */
import { expect, test } from 'vitest'
import { checkRecord } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is many pages. */
const patience = { timeout: 600_000 }

const stage = setStage()

test('one with scripting switched off, one by the keyboard alone, one by touch', patience, async () => {
  const party = await gather(stage, { game: 'doubt', options: {} }, [
    { name: 'Ada' },
    { name: 'Bora', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Cem', keys: true },
  ])
  const moves = await party.playToEnd(1)
  const [ada, bora] = party.people
  if (ada === undefined || bora === undefined) throw new Error('three were invited')
  const record = await checkRecord(bora)
  expect(record.moves).toHaveLength(moves)
  expect(record.names).toEqual(['Ada', 'Bora', 'Cem'])
  expect(await checkRecord(ada)).toEqual(record)
  expectNoComplaints(party)
})

test(
  'where everyone may doubt all others are asked at once, and the first doubt settles it',
  patience,
  async () => {
    const options = { 'Who may doubt': 'anyone' }
    const party = await gather(stage, { game: 'doubt', options }, [
      { name: '가온' },
      { name: '나래' },
      { name: '다솜' },
    ])
    await party.playMoves(2, 1)
    const doubtButtons = () =>
      Promise.all(party.people.map(({ page }) => page.getByRole('button', { name: 'Doubt' }).count()))
    await expect.poll(async () => (await doubtButtons()).toSorted(), { timeout: 30_000 }).toEqual([0, 1, 1])
    const asked = await doubtButtons()
    await party.people[asked.indexOf(1)]?.page.getByRole('button', { name: 'Doubt' }).click()
    for (const { page } of party.people) {
      const middle = () => page.locator('#middle').textContent()
      await expect
        .poll(middle, { timeout: 30_000 })
        .toMatch(/doubted .* (true|lie)\. .* took (all|the one) /s)
    }
    await party.playMoves(3, 8)
    expectNoComplaints(party)
  },
)
