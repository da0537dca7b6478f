/**
 * A push in a real browser. The vendor's push service is a stand-in here, as is the subscription it would hand out;
 * what it is sent is decrypted by another implementation and delivered through the browser's own test hook.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { CDPSession, Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson, type Person } from '../browser/support/browser.ts'
import { openTable, playOne, sitDown } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'
import { type Received, type Service, serve } from '../notify/support/service.ts'
import { prng } from '../support/prng.ts'

const stage = setStage({ NOTIFY_LOOPBACK: '1' })

const newSubscription = (endpoint: string) => {
  const ecdh = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth }
  const read = ({ body }: Received): string =>
    decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString()
  return { handed: { endpoint, expirationTime: null, keys }, read }
}

type Subscription = ReturnType<typeof newSubscription>

/** From the next page on this browser is handed that subscription, once it asks for one. */
const handOut = async (page: Page, { handed }: Subscription): Promise<void> => {
  await page.addInitScript((subscription) => {
    const made = (applicationServerKey: ArrayBuffer) => ({
      ...subscription,
      options: { userVisibleOnly: true, applicationServerKey },
      toJSON: () => subscription,
      unsubscribe: async () => true,
    })
    let kept: ReturnType<typeof made> | null = null
    const manager = Reflect.get(globalThis, 'PushManager').prototype
    manager.getSubscription = async () => kept
    manager.subscribe = async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      kept = made(options.applicationServerKey.buffer)
      return kept
    }
  }, handed)
}

/** Somebody whose browser may show notifications once they allow it. */
const someone = async (subscription: Subscription): Promise<Person> => {
  const person = await newPerson(stage.browser)
  await person.page.context().grantPermissions(['notifications'], { origin: stage.origin })
  await handOut(person.page, subscription)
  return person
}

/** A game in which the first has moved and the second is to move. */
const begun = async (first: Person, second: Person): Promise<string> => {
  const link = await openTable(first, stage.origin, { game: 'parity', name: 'Mina' })
  await sitDown(second, link, 'Tom')
  await first.page.locator('#dock').waitFor()
  return link
}

const isOn = async ({ page }: Person): Promise<boolean> => (await page.title()).startsWith('Your turn')

const passTurn = async (mover: Person): Promise<void> => {
  const random = prng(2)
  while (await isOn(mover)) await playOne(mover, random)
}

const registered = z.object({
  registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })),
})

/** The browser's own hook: pushes to the site's service worker as the push service would. */
const pushHook = async (page: Page): Promise<(data: string) => Promise<void>> => {
  const tools: CDPSession = await page.context().newCDPSession(page)
  const id = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const found = registered
        .parse(event)
        .registrations.find(({ scopeURL }) => scopeURL.startsWith(stage.origin))
      if (found) resolve(found.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const registrationId = await id
  return async (data) => {
    await tools.send('ServiceWorker.deliverPushMessage', { origin: stage.origin, registrationId, data })
  }
}

const workerOf = async (page: Page): Promise<Worker> => {
  const [running] = page.context().serviceWorkers()
  return running ?? page.context().waitForEvent('serviceworker')
}

const shownBy = (worker: Worker): Promise<{ title: string; body: string; tag: string }[]> =>
  worker.evaluate(async () => {
    const shown = await Reflect.get(globalThis, 'registration').getNotifications()
    return shown.map(({ title, body, tag }: { title: string; body: string; tag: string }) => ({
      title,
      body,
      tag,
    }))
  })

/**
 * Only a finger may open or focus a window, and no hook of the browser has one: the worker's click runs as it is,
 * and what it asks the browser to do is written down instead.
 */
const watch = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const asked: string[] = []
    Reflect.set(globalThis, 'asked', asked)
    const clients = Reflect.get(globalThis, 'clients')
    clients.openWindow = async (url: string) => void asked.push(`open ${url}`)
    Reflect.get(globalThis, 'WindowClient').prototype.focus = async function (this: { url: string }) {
      asked.push(`focus ${this.url}`)
    }
    Reflect.get(navigator, '__proto__').setAppBadge = async (count: number) =>
      void asked.push(`badge ${count}`)
  })

/** Taps the one notification on view. Settles with what the browser was asked to do since last time. */
const tap = async (worker: Worker): Promise<readonly string[]> => {
  await worker.evaluate(async () => {
    const [notification] = await Reflect.get(globalThis, 'registration').getNotifications()
    const NotificationEvent = Reflect.get(globalThis, 'NotificationEvent')
    globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })
  const take = () => worker.evaluate((): string[] => Reflect.get(globalThis, 'asked').slice())
  await expect.poll(async () => (await take()).some((it) => !it.startsWith('badge'))).toBe(true)
  const asked = await take()
  await worker.evaluate(() => Reflect.get(globalThis, 'asked').splice(0))
  return asked
}

const pushed = async (service: Service, count: number): Promise<Received> => {
  await expect.poll(() => service.received.length, { timeout: 60_000 }).toBe(count)
  const got = service.received[count - 1]
  if (got === undefined) throw new Error('nothing was pushed')
  return got
}

test('somebody allows notifications by a tap, is called, and comes to the table', async () => {
  const service = await serve(() => ({ status: 201 }))
  const subscription = newSubscription(`${service.url}/push/${'x'.repeat(40)}`)
  const [tom, mina] = await Promise.all([someone(subscription), newPerson(stage.browser)])
  const link = await begun(mina, tom)
  const { page } = tom
  // Whoever begins passes the turn on, until it has been with both.
  if (await isOn(mina)) await passTurn(mina)
  await expect.poll(() => isOn(tom), { timeout: 30_000 }).toBe(true)
  expect(service.received).toEqual([])
  await passTurn(tom)
  await page.locator('#offer').getByRole('button', { name: 'Notify me on this device' }).click()
  await page.getByText('you will be notified on this device').waitFor()
  expect(await page.locator('#offer').count()).toBe(0)

  await page.goto(`${stage.origin}/me`)
  const channel = page.locator('.channel')
  expect(await channel.textContent()).toContain('this device')
  await channel.getByRole('button', { name: /Send a test/ }).click()
  const proof = JSON.parse(subscription.read(await pushed(service, 1)))
  expect(proof.notification).toMatchObject({ title: 'A test from Postdeck', tag: 'test' })
  await expect.poll(() => isOn(mina), { timeout: 30_000 }).toBe(true)
  await passTurn(mina)

  const message = subscription.read(await pushed(service, 2))
  const push = await pushHook(page)
  const worker = await workerOf(page)
  await watch(worker)
  await push(message)
  const { pathname } = new URL(link)
  // The usual pace gives everybody five days.
  const body = expect.stringMatching(/^With Mina\.\nPlease play by .+\.$/)
  const shown = [{ title: 'Parity: your turn', body, tag: pathname.slice(3) }]
  await expect.poll(() => shownBy(worker), { timeout: 20_000 }).toEqual(shown)
  const called = `${link}?from=call`
  expect(await tap(worker)).toEqual(['badge 1', `open ${called}`])
  expect(await shownBy(worker)).toEqual([])

  await page.goto(called)
  expect(page.url()).toBe(link)
  await page.locator('form#dock').waitFor()
  await push(message)
  await expect.poll(() => shownBy(worker), { timeout: 20_000 }).toEqual(shown)
  expect(await tap(worker)).toEqual(['badge 1', `focus ${link}`])
  await page.goto(`${stage.origin}/me`)
  expect(await page.locator('#ledger li').first().textContent()).toContain('you looked at')
  expect(tom.complaints).toEqual([])
})

test('a visit renews a subscription whose address has changed, and taking it away ends it', async () => {
  const service = await serve(() => ({ status: 201 }))
  const [before, after] = ['before', 'after'].map((name) => newSubscription(`${service.url}/${name}`))
  if (before === undefined || after === undefined) throw new Error('two were asked')
  const { page } = await someone(before)
  await openTable({ page, complaints: [], acts: [] }, stage.origin, { game: 'parity', name: 'Mina' })
  await page.goto(`${stage.origin}/me`)
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await page.locator('.channel').waitFor()
  const channels = async (): Promise<{ id: string }[]> =>
    (await (await page.request.get(`${stage.origin}/api/me/channels`)).json()).channels
  const [first] = await channels()

  await handOut(page, after)
  await page.goto(`${stage.origin}/me`)
  await expect.poll(async () => (await channels()).map(({ id }) => id)).not.toContain(first?.id)
  expect(await channels()).toHaveLength(1)
  await page.reload()
  expect(await page.locator('.channel').textContent()).toContain('this device')
  await page
    .locator('.channel')
    .getByRole('button', { name: /Send a test/ })
    .click()
  expect((await pushed(service, 1)).path).toBe('/after')

  await page
    .locator('.channel')
    .getByRole('button', { name: /Remove/ })
    .click()
  await page.getByRole('button', { name: 'Notify me on this device' }).waitFor()
  expect(await page.evaluate('localStorage.getItem("push")')).toBeNull()
  expect(await channels()).toEqual([])
})

test('a browser that has become another person’s calls that person, once they want it', async () => {
  const service = await serve(() => ({ status: 201 }))
  const [tom, mina] = await Promise.all([
    someone(newSubscription(`${service.url}/push`)),
    newPerson(stage.browser),
  ])
  const { page } = tom
  await openTable(tom, stage.origin, { game: 'parity', name: 'Kai' })
  await page.goto(`${stage.origin}/me`)
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await page.locator('.channel').waitFor()

  await page.context().clearCookies()
  await begun(mina, tom)
  if (await isOn(mina)) await passTurn(mina)
  await expect.poll(() => isOn(tom), { timeout: 30_000 }).toBe(true)
  await passTurn(tom)
  await page.locator('#offer').getByRole('button', { name: 'Notify me on this device' }).click()
  await page.getByText('you will be notified on this device').waitFor()
  await page.goto(`${stage.origin}/me`)
  expect(await page.locator('.channel').textContent()).toContain('this device')
})
