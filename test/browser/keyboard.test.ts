/** From the first page to the first card with the keyboard alone. */
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newPerson } from './support/browser.ts'
import { isTheirTurn, sitDown } from './support/game.ts'
import { type Server, startServer } from './support/server.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A page on which something can only be reached by more presses than this is no page for the keyboard. */
const MOST_TABS = 60

/** Presses Tab until one of these has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await target.and(focused).count()) > 0) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The choices of a move are one stop of Tab; the arrows go from one to the next. */
const choose = async (page: Page): Promise<void> => {
  await tabTo(page, page.locator('form.dock input[type=radio][name=move]'))
  await page.keyboard.press('Space')
  expect(await page.locator('form.dock input[name=move]:checked').count()).toBe(1)
  while ((await page.locator('form.dock input[name=move]:checked').inputValue()) === '') {
    await page.keyboard.press('ArrowRight')
  }
}

/** Makes one move; settles when the page has taken it. */
const playByKeys = async (page: Page): Promise<void> => {
  const decision = await page.locator('form.dock input[name=decision]').inputValue()
  await choose(page)
  await tabTo(page, page.locator('form.dock button[type=submit]'))
  await page.keyboard.press('Enter')
  await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
}

test('opening a table, naming trumps, declaring and playing a card', async () => {
  const [host, guest] = await Promise.all([newPerson(browser), newPerson(browser)])
  const { page } = host
  await page.goto(server.origin)
  await tabTo(page, page.locator('a[href="/new/parity"]'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.origin}/new/parity`)
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Ada')
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  await sitDown(guest, page.url(), 'Bora')
  await page.locator('#dock').waitFor()

  // Whoever starts names trumps, somebody declares, and both play a card.
  for (let move = 0; move < 4; move += 1) {
    await expect
      .poll(async () => (await isTheirTurn(host)) || (await isTheirTurn(guest)), { timeout: 15_000 })
      .toBe(true)
    await playByKeys((await isTheirTurn(host)) ? page : guest.page)
  }
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const table = await fetch(`${server.origin}/api/tables/${id}`)
  expect(await table.json()).toMatchObject({ n: 4, status: 'playing' })
  expect([...host.complaints, ...guest.complaints]).toEqual([])
})
