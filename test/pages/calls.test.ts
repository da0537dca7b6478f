/** How somebody is called, by forms alone: these browsers run no script, and the services are stand-ins here. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPerson, type Person } from '../browser/support/browser.ts'
import { openTable, playOne, sitDown } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'
import { last, serve } from '../notify/support/service.ts'
import { prng } from '../support/prng.ts'

const stage = setStage({ NOTIFY_LOOPBACK: '1' })

const someone = (options: BrowserContextOptions = {}): Promise<Person> =>
  newPerson(stage.browser, { javaScriptEnabled: false, ...options })

/** Somebody who is known, on their own page. */
const known = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const person = await someone(options)
  await openTable(person, stage.origin, { game: 'parity', name: 'Mina' })
  await person.page.goto(`${stage.origin}/me`)
  return person.page
}

/** Host and guest of a game of Parity that has begun, the one to move first. */
const begun = async (options: BrowserContextOptions = {}): Promise<readonly [Person, Person, string]> => {
  const [host, guest] = await Promise.all([someone(options), someone(options)])
  const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
  await sitDown(guest, link, 'Tom')
  await host.page.reload()
  const hostBegins = (await host.page.title()).startsWith('Your turn')
  return hostBegins ? [host, guest, link] : [guest, host, link]
}

/** Plays until the turn has passed on. */
const passTurn = async (mover: Person): Promise<void> => {
  const random = prng(1)
  while ((await mover.page.locator('form.dock').count()) > 0) await playOne(mover, random)
}

const DISCORD_PATH = `/api/webhooks/123456789012345678/${'a'.repeat(60)}WXYZ`

const addDiscord = async (page: Page, address: string): Promise<void> => {
  const form = page.locator('#add-discord')
  await form.locator('summary').click()
  await form.getByLabel('Address').fill(address)
  await form.getByRole('button', { name: 'Add Discord' }).click()
  await page.waitForLoadState()
}

describe('a channel', () => {
  test('is added, tested with what the other side says, and removed', async () => {
    const discord = await serve(() => ({ status: 200, body: '{"id":"1"}' }))
    const page = await known()
    await addDiscord(page, discord.url + DISCORD_PATH)
    const channel = page.locator('.channel')
    expect(await channel.textContent()).toContain('…WXYZ')
    expect(await page.content()).not.toContain('aaaaaaaa')
    expect(await channel.textContent()).toContain('works')
    await channel.getByRole('button', { name: 'Send a test to Discord' }).click()
    expect(await channel.getByRole('status').textContent()).toContain('took the test')
    expect(JSON.parse(last(discord).body.toString()).content).toBe('A test from Postdeck')

    discord.answer = () => ({ status: 500, body: '{"message":"Discord is <b>down</b>"}' })
    await channel.getByRole('button', { name: 'Send a test to Discord' }).click()
    const alert = await channel.getByRole('alert').textContent()
    expect(alert).toContain('Answer 500')
    expect(alert).toContain('Discord is <b>down</b>')

    discord.answer = () => ({ status: 404, body: '{"message":"Unknown Webhook","code":10015}' })
    await channel.getByRole('button', { name: 'Send a test to Discord' }).click()
    expect(await channel.locator('.tag').textContent()).toContain('switched off')
    expect(await channel.locator('.err').textContent()).toContain('Unknown Webhook')

    await channel.getByRole('button', { name: 'Remove Discord' }).click()
    expect(await page.locator('.channel').count()).toBe(0)
    expect(await page.getByRole('status').first().textContent()).toContain('Removed')
  })

  test('that is refused says why at its field, and keeps what was typed', async () => {
    const page = await known()
    await addDiscord(page, 'https://example.org/hook')
    const field = page.locator('#add-discord').getByLabel('Address')
    expect(await field.inputValue()).toBe('https://example.org/hook')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#discord-url-error').textContent()).toContain('not the address of a Discord')
  })

  test('of one’s own is signed with a secret that is there to be copied', async () => {
    const page = await known()
    await page.locator('#add-webhook summary').click()
    expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  })
})

test('quiet hours, the zone, the summary and the one call are kept', async () => {
  const page = await known()
  const when = page.locator('#when')
  await when.getByLabel('Quiet hours').check()
  await when.getByLabel('From').fill('22:30')
  await when.getByLabel('To', { exact: true }).fill('07:15')
  await when.getByLabel('One summary a day').check()
  await when.getByLabel('At', { exact: true }).fill('12:00')
  await when.getByLabel('Your time zone').selectOption('Asia/Seoul')
  await when.getByLabel('One call until I look').check()
  await when.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\?saved/)
  const answer = await page.request.get(`${stage.origin}/api/me/settings`)
  expect(await answer.json()).toEqual({
    zone: 'Asia/Seoul',
    quiet: { from: 22 * 60 + 30, to: 7 * 60 + 15 },
    digest: 12 * 60,
    oneUntilLook: true,
  })
  expect(await when.getByLabel('From').inputValue()).toBe('22:30')
  await when.getByLabel('From').fill('')
  await when.getByRole('button', { name: 'Save' }).click()
  expect(await page.locator('#when-error').textContent()).toContain('hours and minutes')
  await when.getByLabel('Quiet hours').uncheck()
  await when.getByLabel('From').fill('23:00')
  await when.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\?saved/)
  expect(await when.getByLabel('Quiet hours').isChecked()).toBe(false)
})

describe('the question how to be called', () => {
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const browsers = [
    [`${ANDROID} KAKAOTALK/25.9.0 (INAPP)`, 'KakaoTalk'],
    [`${ANDROID} Telegram-Android/11.4.2 (Samsung; Android 15; SDK 35; HIGH)`, 'Telegram'],
    [`${IPHONE} Instagram 400.0.0 (iPhone16,1; iOS 19_0)`, 'Instagram'],
    [`${IPHONE} Safari Line/15.10.0`, 'LINE'],
    [`${ANDROID} [FB_IAB/FB4A;FBAV/530.0.0;]`, 'Facebook'],
    [`${IPHONE} Version/19.0 Safari/604.1`, 'home screen'],
    [ANDROID, 'scripting is off'],
  ] as const

  test.each(browsers)('in %s names what is in the way: %s', async (userAgent, words) => {
    const [mover] = await begun({ userAgent })
    expect(await mover.page.locator('#offer').count()).toBe(0)
    await passTurn(mover)
    expect(await mover.page.locator('#offer p:visible').allTextContents()).toContainEqual(
      expect.stringContaining(words),
    )
  })

  test('is asked until it is answered, then never again', async () => {
    const [mover, , link] = await begun()
    await passTurn(mover)
    const { page } = mover
    await page.getByRole('button', { name: 'Not now' }).click()
    expect(page.url()).toBe(link)
    expect(await page.locator('#offer').count()).toBe(0)
    await page.reload()
    expect(await page.locator('#offer').count()).toBe(0)
  })

  test('is not asked of whoever can be called', async () => {
    const discord = await serve()
    const [mover, , link] = await begun()
    await mover.page.goto(`${stage.origin}/me`)
    await addDiscord(mover.page, discord.url + DISCORD_PATH)
    await mover.page.goto(link)
    await passTurn(mover)
    expect(await mover.page.locator('#offer').count()).toBe(0)
  })
})

describe('at a table', () => {
  test('calls are switched off and on, and the own page lists it', async () => {
    const [{ page }, other, link] = await begun()
    await page.getByRole('button', { name: 'Mute this table' }).click()
    expect(await page.locator('#calls').textContent()).toContain('You are not called for this table')
    expect(await other.page.locator('#calls').textContent()).not.toContain('You are not called')
    await page.goto(`${stage.origin}/me`)
    await page
      .locator('#muted')
      .getByRole('button', { name: /Call me again for Parity/ })
      .click()
    expect(await page.locator('#muted').count()).toBe(0)
    await page.goto(link)
    expect(await page.getByRole('button', { name: 'Mute this table' }).count()).toBe(1)
  })

  test('the host sets where it posts its turns, and mentions all as a test', async () => {
    const discord = await serve(() => ({ status: 200, body: '{"id":"1"}' }))
    const [host, guest] = await Promise.all([someone(), someone()])
    const link = await openTable(host, stage.origin, { game: 'parity', name: 'Mina' })
    await sitDown(guest, link, 'Tom')
    await guest.page.goto(`${link}/group`)
    expect(await guest.page.locator('main').textContent()).toContain('Only the host')
    const { page } = host
    await page.goto(link)
    await page.getByRole('link', { name: 'Post turns into your group’s channel' }).click()
    const form = page.locator('details', { hasText: 'Discord' })
    await form.locator('summary').click()
    await form.getByLabel('Address').fill(discord.url + DISCORD_PATH)
    await form.getByLabel('Tom').fill('tom')
    await form.getByRole('button', { name: /Set the channel/ }).click()
    expect(await page.locator('#discord-mention-1-error').textContent()).toContain('Tom')
    expect(await form.getByLabel('Address').inputValue()).toBe(discord.url + DISCORD_PATH)
    await form.getByLabel('Tom').fill('<@987654321098765432>')
    await form.getByRole('button', { name: /Set the channel/ }).click()
    expect(await page.getByRole('status').first().textContent()).toContain('Set')
    expect(await page.content()).not.toContain('aaaaaaaa')
    await page.getByRole('button', { name: 'Mention all as a test' }).click()
    expect(JSON.parse(last(discord).body.toString())).toMatchObject({
      allowed_mentions: { parse: [], users: ['987654321098765432'] },
    })
    expect(await page.getByRole('status').first().textContent()).toContain('took the test')
    await page.getByRole('button', { name: 'Remove the channel' }).click()
    expect(await page.getByRole('button', { name: 'Remove the channel' }).count()).toBe(0)
  })
})

test('everything about somebody is deleted, after one more question', async () => {
  const page = await known()
  await page.getByRole('link', { name: 'Delete everything about me' }).click()
  await page.getByRole('link', { name: 'No, keep it' }).click()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Mina')
  await page.goto(`${stage.origin}/me/forget`)
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  expect(await page.locator('main').textContent()).toContain('Everything about you is deleted')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-postdeck')
  await page.goto(`${stage.origin}/`)
  expect(await page.locator('.list').count()).toBe(0)
})
