/** Every form works as plain links and posts: these browsers run no script. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPerson, type Person } from '../browser/support/browser.ts'
import { openTable, sitDown } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'

const stage = setStage()

const someone = (options = {}): Promise<Person> =>
  newPerson(stage.browser, { javaScriptEnabled: false, ...options })

/** Presses what sends a form, and settles with the status of the page that comes of it. */
const press = async (page: Page, name: string): Promise<number | undefined> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() !== 303),
    page.getByRole('button', { name, exact: true }).first().click(),
  ])
  await page.waitForLoadState()
  return answer.status()
}

const text = (page: Page): Promise<string | null> => page.locator('main').textContent()

/** Host and guest of a game of Parity that has begun, the one to move first. */
const begun = async (): Promise<readonly [Person, Person]> => {
  const [host, guest] = await Promise.all([someone(), someone()])
  const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
  await sitDown(guest, link, 'Tom')
  await host.page.reload()
  const hostBegins = (await host.page.title()).startsWith('Your turn')
  return hostBegins ? [host, guest] : [guest, host]
}

test('a name that is none is refused at its field, and the rest of the form is kept', async () => {
  const { page } = await someone()
  await page.goto(`${stage.origin}/new/spades`)
  await page.getByLabel('Your name').fill('a'.repeat(25))
  await page.getByRole('radio', { name: /American/ }).check()
  await page.locator('summary').click()
  await page.getByLabel('Played to').selectOption('300')
  expect(await press(page, 'Open the table')).toBe(400)
  const field = page.getByLabel('Your name')
  expect(await field.inputValue()).toBe('a'.repeat(25))
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('#name-error').textContent()).toContain('1 to 24')
  expect(await page.getByRole('radio', { name: /American/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Played to').inputValue()).toBe('300')
})

test('an option chosen by itself goes before the preset, the others stay as it has them', async () => {
  const { page } = await someone()
  await page.goto(`${stage.origin}/new/spades`)
  await page.getByLabel('Your name').fill('Mina')
  await page.getByRole('radio', { name: /American/ }).check()
  await page.locator('summary').click()
  await page.getByLabel('Played to').selectOption('200')
  await press(page, 'Open the table')
  const id = new URL(page.url()).pathname.slice(3)
  const answer = await page.request.get(`${stage.origin}/api/tables/${id}`)
  expect((await answer.json()).options).toMatchObject({ target: 200, bagLimit: 'at10', failedNil: 'bags' })
})

test('people choose their seats, change them, leave, and the host closes the table', async () => {
  const [host, guest, late] = await Promise.all([someone(), someone(), someone()])
  const link = await openTable(host, stage.origin, { game: 'spades', name: 'Mina' })
  await guest.page.goto(link)
  await guest.page.getByLabel('Your name').fill('Tom')
  await press(guest.page, 'Sit on seat 3')
  expect(await guest.page.locator('.chairs li').nth(2).textContent()).toContain('Tom')
  await press(guest.page, 'Sit on seat 2')
  expect(await guest.page.locator('.chairs li').nth(1).textContent()).toContain('Tom')
  expect(await guest.page.locator('.chairs li').nth(2).textContent()).toContain('Free')
  await press(guest.page, 'Leave the table')
  expect(await guest.page.locator('.chairs').textContent()).not.toContain('Tom')
  await host.page.reload()
  await late.page.goto(link)
  await press(host.page, 'Close the table')
  expect(await text(host.page)).toContain('This table is closed')
  await late.page.getByLabel('Your name').fill('Late')
  expect(await press(late.page, 'Sit down')).toBe(409)
  expect(await text(late.page)).toContain('This table is closed')
})

test('a seat that is gone is refused above the others, and the typed name stays', async () => {
  const [host, guest, late] = await Promise.all([someone(), someone(), someone()])
  const link = await openTable(host, stage.origin, { game: 'spades', name: 'Mina' })
  await Promise.all([guest.page.goto(link), late.page.goto(link)])
  await guest.page.getByLabel('Your name').fill('Tom')
  await press(guest.page, 'Sit on seat 2')
  await late.page.getByLabel('Your name').fill('Jisoo')
  expect(await press(late.page, 'Sit on seat 2')).toBe(409)
  expect(await late.page.getByRole('alert').textContent()).toContain('Somebody else has just taken that seat')
  expect(await late.page.getByLabel('Your name').inputValue()).toBe('Jisoo')
  await press(late.page, 'Sit on seat 3')
  expect(await late.page.locator('.chairs li').nth(2).textContent()).toContain('Jisoo')
})

test('a form of an older page is refused kindly, with the table as it stands', async () => {
  const [mover] = await begun()
  const { page } = mover
  const older = await page.context().newPage()
  await older.goto(page.url())
  await page.locator('form.dock label').first().click()
  await page.locator('form.dock .lamp').click()
  await page.waitForLoadState()
  await older.locator('form.dock label').nth(1).click()
  const [answer] = await Promise.all([
    older.waitForResponse((response) => response.url().endsWith('/move')),
    older.locator('form.dock .lamp').click(),
  ])
  expect(answer.status()).toBe(409)
  expect(await older.getByRole('alert').textContent()).toContain('moved on since you looked')
  expect(await older.locator('form.dock').textContent()).toMatch(/odd/i)
})

test('a card that has to wait is no move', async () => {
  const [{ page }] = await begun()
  const { pathname } = new URL(page.url())
  const key = await page.locator('form.dock input[name=key]').inputValue()
  const form = { key, decision: '0', seen: '1', move: '' }
  const headers = { origin: stage.origin }
  const answer = await page.request.post(`${stage.origin}${pathname}/move`, { form, headers })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('Nothing was chosen')
})

test('what is said at a table is read by all, as it was typed', async () => {
  const [mover, other] = await begun()
  await mover.page.getByLabel('Say something').fill('<b>Hi</b> & 안녕')
  await press(mover.page, 'Say')
  await other.page.reload()
  expect(await other.page.locator('#log').textContent()).toContain('<b>Hi</b> & 안녕')
})

test('the language of an address is for once, the switch lasts', async () => {
  const { page } = await someone()
  await page.goto(`${stage.origin}/new/parity?l=ko`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  await page.goto(`${stage.origin}/new/parity`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.goto(`${stage.origin}/carry?code=AB&l=en`)
  await press(page, '한국어')
  expect(page.url()).toBe(`${stage.origin}/carry?code=AB`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  await page.goto(`${stage.origin}/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
})

test('the switch leads to no other site', async () => {
  const { page } = await someone()
  for (const back of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    `${stage.origin}//evil.example`,
  ]) {
    const answer = await page.request.post(`${stage.origin}/lang`, {
      form: { lang: 'ko', back },
      headers: { origin: stage.origin },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(new URL(answer.headers().location ?? '', stage.origin).origin).toBe(stage.origin)
  }
})

test('looks are kept by the browser and worn by every page', async () => {
  const { page } = await someone()
  await page.goto(`${stage.origin}/me`)
  await page.locator('label', { hasText: 'Dark' }).click()
  await page.locator('label', { hasText: 'four colours' }).click()
  await page.getByLabel('One tap plays the card').check()
  await page.locator('form[action="/prefs"] button').click()
  await page.goto(`${stage.origin}/new/parity`)
  const html = page.locator('html')
  expect(await html.getAttribute('data-theme')).toBe('dark')
  expect(await html.getAttribute('data-suits')).toBe('four')
  expect(await html.getAttribute('data-tap')).toBe('one')
})

test('a code carries a person to another device, once', async () => {
  const [here, there, third] = await Promise.all([someone(), someone(), someone()])
  await openTable(here, stage.origin, { game: 'parity', name: 'Mina' })
  await here.page.goto(`${stage.origin}/me`)
  await press(here.page, 'Make a code')
  const link = await here.page.locator('#carry a[href*="code="]').getAttribute('href')
  if (link === null) throw new Error('no link')
  // Opening the link, even twice, spends nothing.
  await there.page.goto(link)
  await there.page.goto(link)
  await press(there.page, 'That’s me')
  expect(await text(there.page)).toContain('This device now knows you')
  expect(await there.page.locator('.list').textContent()).toContain('Parity')
  await third.page.goto(link)
  expect(await press(third.page, 'That’s me')).toBe(410)
  expect(await third.page.locator('#code-error').textContent()).toContain('wrong, used or too old')
})

test('“next table” walks all that wait, and leads home when none does', async () => {
  const [host, guest] = await Promise.all([someone(), someone()])
  const waiting = new Map([host, guest].map((person) => [person, new Set<string>()]))
  for (let count = 0; count < 4; count += 1) {
    const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
    await sitDown(guest, link, 'Tom')
    const mover = (await guest.page.title()).startsWith('Your turn') ? guest : host
    waiting.get(mover)?.add(new URL(link).pathname)
  }
  for (const [{ page }, tables] of waiting) {
    // People are told of their turns after the table has answered.
    const listed = async () => {
      await page.goto(`${stage.origin}/`)
      return page.locator('.mine .go').count()
    }
    await expect.poll(listed, { timeout: 40_000 }).toBe(tables.size)
    const walked: string[] = []
    await page.goto(`${stage.origin}/next`)
    for (const _ of tables) {
      const { pathname } = new URL(page.url())
      walked.push(pathname)
      await page.goto(`${stage.origin}/next?after=${pathname.slice(3)}`)
    }
    expect(new Set(walked)).toEqual(tables)
    // Around and around.
    expect(new URL(page.url()).pathname).toBe(walked[0] ?? '/')
  }
  const stranger = await someone()
  await stranger.page.goto(`${stage.origin}/next`)
  expect(stranger.page.url()).toBe(`${stage.origin}/`)
})
