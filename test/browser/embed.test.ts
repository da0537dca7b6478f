/** A page of somebody else's that shows a table in a frame, in a real browser. */
import { createServer, type Server as WebServer } from 'node:http'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from './support/browser.ts'
import { gather, type Party } from './support/party.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
let forum: WebServer
let party: Party

/** Another site: another name for this machine is another origin, and another site to a browser. */
const forumAt = (path: string): string => {
  const address = forum.address()
  if (address === null || typeof address === 'string') throw new Error('the forum is closed')
  return `http://127.0.0.1:${address.port}${path}`
}

const pageWith = (frame: string, width: string): string =>
  `<!doctype html><html lang="en"><title>A forum</title><body><iframe src="${frame}" width="${width}" height="460"></iframe>`

beforeAll(async () => {
  party = await gather(stage, { game: 'spades', options: {} }, [
    { name: 'Nora' },
    { name: 'Emil' },
    { name: 'Sanna' },
    { name: '현우' },
  ])
  forum = createServer(({ url = '' }, answer) => {
    const query = new URL(url, 'http://forum').searchParams
    answer.setHeader('content-type', 'text/html')
    answer.end(pageWith(query.get('frame') ?? '', query.get('width') ?? '500'))
  }).listen(0)
})

afterAll(() => {
  forum.close()
})

const show = async (page: Page, address: string, width = 500): Promise<Frame> => {
  await page.goto(forumAt(`/?frame=${encodeURIComponent(address)}&width=${width}`))
  const handle = await page.locator('iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('there is no frame')
  return frame
}

const embedOf = (query = ''): string => `${party.link}/embed${query}`

test('a board lives within it: it follows the game, keeps no cookie and complains of nothing', async () => {
  const { page, complaints } = await newPerson(stage.browser)
  const frame = await show(page, embedOf())
  await frame.locator('#seats', { hasText: 'Nora' }).waitFor()
  const before = await frame.locator('#table').getAttribute('data-version')
  await party.playMoves(1, 3)
  await expect
    .poll(() => frame.locator('#table').getAttribute('data-version'), { timeout: 10_000 })
    .not.toBe(before)
  expect(await page.context().cookies()).toEqual([])
  expect(complaints).toEqual([])
})

test('it is the public view even for a player, and leads to the table itself', async () => {
  const [host] = party.people
  if (host === undefined) throw new Error('nobody plays')
  const page = await host.page.context().newPage()
  await page.goto(embedOf())
  expect(await page.locator('#dock, form, input').count()).toBe(0)
  const [table] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Open this table/ }).click(),
  ])
  await table.locator('#hand, .hand').first().waitFor()
  await table.close()
  await page.close()
})

test.each([240, 320, 480, 800])('it fits %i px', async (width) => {
  const { page } = await newPerson(stage.browser, { viewport: { width: 1000, height: 700 } })
  for (const lang of ['en', 'ko']) {
    const frame = await show(page, embedOf(`?l=${lang}`), width)
    await frame.locator('#seats').waitFor()
    const [over, tall] = await Promise.all([
      frame.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      frame.evaluate<number>('document.documentElement.scrollHeight - document.documentElement.clientHeight'),
    ])
    expect({ width, lang, over, tall }).toEqual({ width, lang, over: 0, tall: 0 })
  }
})

test.each([
  ['the reader’s system', 'dark', '', 'dark'],
  ['the reader’s system', 'light', '', 'light'],
  ['the page around it', 'light', '?theme=dark', 'dark'],
  ['the page around it', 'dark', '?theme=light', 'light'],
] as const)('it is as light or dark as %s: %s%s', async (_, colorScheme, query, expected) => {
  const { page } = await newPerson(stage.browser, { colorScheme })
  const frame = await show(page, embedOf(query))
  const scheme = await frame.evaluate<string>('getComputedStyle(document.documentElement).colorScheme')
  expect(scheme).toBe(expected)
})

test('no other page of the site may be shown within it', async () => {
  const { page } = await newPerson(stage.browser)
  for (const address of [party.link, `${party.link}/log`, `${stage.origin}/me`]) {
    const frame = await show(page, address)
    expect(await frame.locator('main').count()).toBe(0)
  }
})
