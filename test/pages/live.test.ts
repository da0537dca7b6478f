/** What scripts add: the page follows the table, and what its reader is doing is left alone. */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { newPerson, type Person } from '../browser/support/browser.ts'
import { openTable, sitDown } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'

const stage = setStage()
const people: Person[] = []

afterEach(async () => {
  for (const { page } of people.splice(0)) await page.context().close()
})

const someone = async (options = {}): Promise<Person> => {
  const person = await newPerson(stage.browser, options)
  people.push(person)
  return person
}

/** A game of Parity that has begun, its first mover first. */
const begun = async (options = {}): Promise<readonly [Person, Person]> => {
  const [host, guest] = await Promise.all([someone(options), someone(options)])
  const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
  await sitDown(guest, link, 'Tom')
  await host.page.locator('#dock').waitFor()
  return (await host.page.title()).startsWith('Your turn') ? [host, guest] : [guest, host]
}

/** Chooses the first thing that can be chosen, and presses the button. */
const play = async (page: Page): Promise<void> => {
  await page
    .locator('#dock label', { has: page.locator('input:not([value=""])') })
    .first()
    .click()
  await page.locator('#dock .lamp').click()
}

const titled = (page: Page, title: RegExp): Promise<void> =>
  expect.poll(() => page.title(), { timeout: 30_000 }).toMatch(title)

const becomesTurnOf = ({ page }: Person): Promise<void> => titled(page, /^Your turn/)

/** Names trumps and declares, so that the same person is to lead a card. */
const declare = async (mover: Person): Promise<void> => {
  for (const asked of ['trump', 'parity']) {
    const { page } = mover
    await page.locator(`#dock input[value*="${asked}"]`).first().waitFor({ state: 'attached' })
    await play(page)
  }
  await mover.page.locator('#dock input[id^=card-]').first().waitFor({ state: 'attached' })
}

test('whose turn it is arrives by itself: on the page, in its title and in its icon', async () => {
  const [mover, other] = await begun()
  const icon = other.page.locator('#icon')
  const before = await icon.getAttribute('href')
  await declare(mover)
  await play(mover.page)
  await becomesTurnOf(other)
  expect(await other.page.locator('form#dock').count()).toBe(1)
  expect(await icon.getAttribute('href')).not.toBe(before)
  await titled(mover.page, /to play/)
  expect(await mover.page.locator('form#dock').count()).toBe(0)
  expect([...mover.complaints, ...other.complaints]).toEqual([])
})

test('a chosen card, a half-typed word and the focus outlive what others do', async () => {
  const [mover, other] = await begun()
  await declare(mover)
  const { page } = mover
  await page.locator('#dock label').nth(2).click()
  const chosen = await page.locator('#dock input:checked').getAttribute('value')
  await page.locator('#say').fill('wait a mom')
  await page.locator('#say').focus()
  await other.page.locator('#say').fill('well?')
  await other.page.getByRole('button', { name: 'Say' }).click()
  await page.locator('#log', { hasText: 'well?' }).waitFor()
  expect(await page.locator('#dock input:checked').getAttribute('value')).toBe(chosen)
  expect(await page.locator('#say').inputValue()).toBe('wait a mom')
  expect(await page.evaluate('document.activeElement.id')).toBe('say')
  expect(await other.page.locator('#say').inputValue()).toBe('')
})

test('the button names what is chosen', async () => {
  const [mover] = await begun()
  await declare(mover)
  const { page } = mover
  const first = page.locator('#dock label', { has: page.locator('input[id^=card-]') }).first()
  const name = (await first.locator('.vh').textContent()) ?? '-'
  await first.click()
  expect(await page.locator('#dock .lamp').textContent()).toContain(name)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => page.locator('[data-chosen]').textContent()).toBe('')
})

test('pressed twice, a move is sent once; without a socket it goes by the form’s own address', async () => {
  const [mover] = await begun()
  const { page } = mover
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.routeWebSocket(/live/, (socket) => socket.close())
  await page.reload()
  await page.locator('#dock label').first().click()
  await page.locator('#dock .lamp').dblclick()
  await page.locator('#dock input[value*="parity"]').first().waitFor({ state: 'attached' })
  expect(posts.filter((path) => path.endsWith('/move'))).toHaveLength(1)
})

test('a move that cannot get through is said so, and gets through later', async () => {
  const [mover] = await begun()
  const { page } = mover
  await page.locator('#dock label').first().click()
  await page.context().setOffline(true)
  await page.locator('#dock .lamp').click()
  await page.locator('.toast', { hasText: 'did not get through' }).waitFor()
  await page.context().setOffline(false)
  await page.locator('#dock .lamp').click()
  await page.locator('#dock input[value*="parity"]').first().waitFor({ state: 'attached' })
})

test('with one tap a card is played, but walking through the cards by keyboard plays none', async () => {
  const [mover, other] = await begun()
  await declare(mover)
  const { page } = mover
  await page.context().addCookies([{ name: 'tap', value: 'one', url: stage.origin }])
  await page.reload()
  await page.locator('#dock input[id^=card-]').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(300)
  expect(await page.locator('form#dock').count()).toBe(1)
  await page.locator('#dock label').nth(4).click()
  await becomesTurnOf(other)
})

test('what happened is told once to whoever was away, and stays until they have acted', async () => {
  const [mover, other] = await begun()
  await other.page.goto(`${stage.origin}/`)
  await declare(mover)
  await play(mover.page)
  const { page } = other
  await page.goBack()
  await page.locator('#recap').waitFor()
  expect(await page.locator('#recap').textContent()).toContain('declared')
  // After a while it counts as seen; the slip stays on view all the same when the page follows the table.
  const api = page.url().replace('/t/', '/api/tables/')
  const unseen = async () => (await (await page.request.get(api)).json()).since.length
  await expect.poll(unseen, { timeout: 10_000 }).toBe(0)
  await mover.page.locator('#say').fill('your turn')
  await mover.page.getByRole('button', { name: 'Say' }).click()
  await page.locator('#log', { hasText: 'your turn' }).waitFor()
  expect(await page.locator('#recap').count()).toBe(1)
  await play(page)
  await page.locator('#recap', { hasText: 'declared' }).waitFor({ state: 'detached' })
})

test('a page that was left alone for a restart catches up', async () => {
  const [mover, other] = await begun()
  await stage.server.restart()
  await declare(mover)
  await play(mover.page)
  await becomesTurnOf(other)
})

test('links are copied and shared where the device can', async () => {
  const host = await someone({ permissions: ['clipboard-read', 'clipboard-write'] })
  await host.page.addInitScript('navigator.share = async ({ url }) => { document.body.dataset.shared = url }')
  const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
  await host.page.getByRole('button', { name: 'Copy link' }).click()
  await host.page.locator('.toast', { hasText: 'Link copied' }).waitFor()
  expect(await host.page.evaluate('navigator.clipboard.readText()')).toBe(link)
  await host.page.getByRole('button', { name: 'Share' }).click()
  expect(await host.page.locator('body').getAttribute('data-shared')).toBe(link)
})

test('every browser adds a word of its own to the shuffle', async () => {
  const [first, second] = await Promise.all([someone(), someone()])
  const nonces = []
  for (const { page } of [first, second]) {
    await page.goto(`${stage.origin}/new/parity`)
    nonces.push(await page.locator('input[name=nonce]').inputValue())
  }
  expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(nonces[1]).toMatch(/^[0-9a-f]{32}$/)
  expect(nonces[0]).not.toBe(nonces[1])
})

test('times go by the clock of the browser', async () => {
  const host = await someone({ timezoneId: 'Pacific/Kiritimati' })
  await host.page.goto(`${stage.origin}/`)
  await expect
    .poll(async () => (await host.page.context().cookies()).find(({ name }) => name === 'zone')?.value)
    .toContain('Kiritimati')
  await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
  const shown = await host.page.locator('#log time').first().textContent()
  const at = await host.page.locator('#log time').first().getAttribute('datetime')
  // Kiritimati is 14 hours ahead of UTC all year.
  expect(shown).toBe(new Date(Date.parse(at ?? '') + 14 * 3_600_000).toISOString().slice(11, 16))
})
