/** A page used by its keyboard alone. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Random } from '../../../src/engine/game.ts'

/** A page on which something can only be reached by more presses than this is no page for the keyboard. */
const MOST_TABS = 60

/** Presses Tab until one of these has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await target.and(focused).count()) > 0) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The choices of a move are one stop of Tab; the arrows go from one to the next. */
const chooseOne = async (page: Page): Promise<void> => {
  await tabTo(page, page.locator('form.dock input[type=radio][name=move]'))
  await page.keyboard.press('Space')
  expect(await page.locator('form.dock input[name=move]:checked').count()).toBe(1)
  while ((await page.locator('form.dock input[name=move]:checked').inputValue()) === '') {
    await page.keyboard.press('ArrowRight')
  }
  await tabTo(page, page.locator('form.dock button[type=submit]'))
}

/** What may be chosen together are stops of their own; Enter sends them from there. */
const chooseSome = async (page: Page): Promise<void> => {
  const choices = page.locator('form.dock input[type=checkbox]')
  await tabTo(page, choices)
  await page.keyboard.press('Space')
  const most = Math.min(6, await choices.count())
  for (let chosen = 1; chosen < most; chosen += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
}

/** Makes one move; settles when the page has taken it. */
export const playByKeys = async (page: Page, random: Random): Promise<void> => {
  const form = page.locator('form.dock')
  const decision = await form.locator('input[name=decision]').inputValue()
  const buttons = form.locator('button[name=move]:not(:has([data-says]))')
  if ((await form.locator('input[type=radio]').count()) > 0) await chooseOne(page)
  else if ((await form.locator('input[type=checkbox]').count()) > 0 && random.int(3) > 0)
    await chooseSome(page)
  else if ((await buttons.count()) > 0) await tabTo(page, buttons.nth(random.int(await buttons.count())))
  else await chooseSome(page)
  await page.keyboard.press('Enter')
  await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
}
