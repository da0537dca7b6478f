/** Whole games of Katzenjammer Blues in real browsers, with the fewest players and the most. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pick } from '../../src/engine/pick.ts'
import { prng } from '../support/prng.ts'
import type { Person } from './support/browser.ts'
import { checkRecord, playOne } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 900_000 }

const stage = setStage()

const readings = z.record(z.string(), z.string())

/** Picks one of the bids that the button would take, card by card, until it says so; passes one time in three. */
const bidder = (seed: number) => {
  const random = prng(seed)
  return async (person: Person): Promise<void> => {
    const { page } = person
    const button = page.locator('form.dock button:has([data-reads])')
    if ((await button.count()) === 0) return playOne(person, random)
    const decision = await page.locator('form.dock input[name=decision]').inputValue()
    const reads = readings.parse(
      JSON.parse((await page.locator('[data-reads]').getAttribute('data-reads')) ?? '{}'),
    )
    const bids = Object.entries(reads).filter(([, text]) => text.startsWith('Bid '))
    if (bids.length === 0 || random.int(3) === 0) {
      await page.getByRole('button', { name: 'Pass', exact: true }).click()
    } else {
      const [cards, text] = pick(bids, random)
      for (const code of cards) {
        const left = page.locator(`form.dock input[name="move.cards"][value="${code}"]:not(:checked)`)
        await left
          .first()
          .locator('xpath=ancestor::label')
          .click({ position: { x: 8, y: 8 } })
      }
      expect(await button.textContent()).toContain(text)
      await button.click()
    }
    await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
  }
}

test('two, bidding card by card on a phone and on a wide screen', patience, async () => {
  const options = { Games: '2' }
  const party = await gather(stage, { game: 'katzenjammer-blues', seats: 2, options }, [
    { name: 'Nora', browser: { viewport: { width: 1280, height: 800 } }, plays: bidder(1) },
    { name: 'Emil', plays: bidder(2) },
  ])
  const moves = await party.playToEnd(5)
  const [host] = party.people
  if (host === undefined) throw new Error('two were invited')
  const record = await checkRecord(host)
  expect(record.moves).toHaveLength(moves)
  expect(record.options).toMatchObject({ games: 2 })
  const types = new Set(record.moves.map(([, move]) => JSON.stringify(move).slice(0, 13)))
  expect([...types]).toEqual(expect.arrayContaining(['{"type":"bid"', '{"type":"pass', '{"type":"band']))
  expectNoComplaints(party)
})

test('six, whose bids are only spoken, one of them without scripts', patience, async () => {
  const options = { 'Bids are': 'only spoken' }
  const party = await gather(stage, { game: 'katzenjammer-blues', seats: 6, options }, [
    { name: 'Nora' },
    { name: 'Emil', browser: { javaScriptEnabled: false }, reloads: true },
    { name: 'Sanna' },
    { name: 'Wido' },
    { name: 'Ines' },
    { name: 'Ove' },
  ])
  const moves = await party.playToEnd(6)
  const [host] = party.people
  if (host === undefined) throw new Error('six were invited')
  const record = await checkRecord(host)
  expect([record.moves.length, record.seats]).toEqual([moves, 6])
  expectNoComplaints(party)
})
