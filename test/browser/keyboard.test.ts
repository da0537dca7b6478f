/** From the first page to the first card with the keyboard alone. */
import { expect, test } from 'vitest'
import { prng } from '../support/prng.ts'
import { newPerson } from './support/browser.ts'
import { isTheirTurn, sitDown } from './support/game.ts'
import { playByKeys, tabTo } from './support/keys.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('opening a table, naming trumps, declaring and playing a card', async () => {
  const [host, guest] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser)])
  const { page } = host
  await page.goto(stage.origin)
  await tabTo(page, page.locator('a[href="/new/parity"]'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${stage.origin}/new/parity`)
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Ada')
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  await sitDown(guest, page.url(), 'Bora')
  await page.locator('#dock').waitFor()

  const random = prng(1)
  // Whoever starts names trumps, somebody declares, and both play a card.
  for (let move = 0; move < 4; move += 1) {
    await expect
      .poll(async () => (await isTheirTurn(host)) || (await isTheirTurn(guest)), { timeout: 15_000 })
      .toBe(true)
    await playByKeys((await isTheirTurn(host)) ? page : guest.page, random)
  }
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const table = await fetch(`${stage.origin}/api/tables/${id}`)
  expect(await table.json()).toMatchObject({ n: 4, status: 'playing' })
  expect([...host.complaints, ...guest.complaints]).toEqual([])
})
