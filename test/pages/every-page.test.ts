/** What must be true of each page: no matter which, in which language, and how narrow. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameMeta } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { newPerson, type Person } from '../browser/support/browser.ts'
import { openTable, sitDown } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'

const stage = setStage()
let host: Person
let stranger: Person
/** Addresses without the origin, by what is there. */
const paths: Record<string, string> = {}

const pathOf = (link: string): string => new URL(link).pathname

beforeAll(async () => {
  const [guest, ...people] = await Promise.all([1, 2, 3].map(() => newPerson(stage.browser)))
  const [first, second] = people
  if (guest === undefined || first === undefined || second === undefined) throw new Error('three were asked')
  host = first
  stranger = second
  const { origin } = stage
  paths.lobby = pathOf(await openTable(host, origin, { game: 'spades', name: 'Wwwwwwwwwwwwwwwwwwwwwwww' }))
  const playing = await openTable(host, origin, { game: 'parity', name: 'Wwwwwwwwwwwwwwwwwwwwwwww' })
  await sitDown(guest, playing, '가나다라마바사아자차카타파하가나다라마바사아자차')
  paths.playing = pathOf(playing)
  paths.log = `${paths.playing}/log`
  const closed = await openTable(guest, origin, { game: 'parity', name: 'Tom' })
  await guest.page.getByRole('button', { name: 'Close the table' }).click()
  await guest.page.getByText('This table is closed').waitFor()
  paths.closed = pathOf(closed)
})

type PageEntry = readonly [string, 'host' | 'stranger', () => string | undefined]

/** The options of the preset that is furthest from the usual ones, as an address says them. */
const lastPreset = ({ presets }: GameMeta): string =>
  new URLSearchParams(
    Object.entries(presets.at(-1)?.options ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString()

const rulesPage = (game: string, query: string): PageEntry => [
  `the rules of ${game}, ${query || 'as they usually are'}`,
  'stranger',
  () => `/rules/${game}?${query}`,
]

/** Rules are nobody's secret: they may be kept for an hour. */
const keptFor = (path: string): string => (path.startsWith('/rules') ? 'private, max-age=3600' : 'no-store')

const pages: readonly PageEntry[] = [
  ['the start, for somebody new', 'stranger', () => '/'],
  ['the start', 'host', () => '/'],
  ['a new table of Parity', 'host', () => '/new/parity'],
  ['a new table of Spades', 'stranger', () => '/new/spades'],
  ['a table before the start', 'host', () => paths.lobby],
  ['an invitation', 'stranger', () => paths.lobby],
  ['a table in play', 'host', () => paths.playing],
  ['a table in play, looked at', 'stranger', () => paths.playing],
  ['a log', 'host', () => paths.log],
  ['the rules of a table', 'host', () => `${paths.playing}/rules`],
  ['all rules', 'stranger', () => '/rules'],
  ...games.flatMap(({ meta }) => [rulesPage(meta.id, ''), rulesPage(meta.id, lastPreset(meta))]),
  ['a closed table', 'stranger', () => paths.closed],
  ['the own page', 'host', () => '/me'],
  ['the own page of somebody new', 'stranger', () => '/me'],
  ['the question before everything is deleted', 'host', () => '/me/forget'],
  ['the channel of a table', 'host', () => `${paths.playing}/group`],
  ['a mail’s question', 'stranger', () => '/confirm/somebody'],
  ['the end of mail', 'stranger', () => '/off/somebody'],
  ['a code', 'host', () => '/carry?code=KR47-QX9M'],
]

/** What the page itself can tell. */
const INSPECTION = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const shown = (element) => element.getClientRects().length > 0
  const ids = all('[id]').map(({ id }) => id)
  const named = (field) => field.labels?.length > 0 || field.getAttribute('aria-label')
  const low = (element) => element.getBoundingClientRect().height < 43.5
  return {
    mode: document.compatMode,
    headings: all('h1').length,
    mains: all('main#main').length,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
    unnamed: all('input:not([type=hidden]), select').filter((field) => !named(field)).map(({ outerHTML }) => outerHTML),
    broken: all('[aria-describedby], [aria-labelledby]')
      .flatMap((it) => (it.getAttribute('aria-describedby') ?? it.getAttribute('aria-labelledby')).split(' '))
      .filter((id) => !document.getElementById(id)),
    small: all('button, .btn, .bar a, select, .in, summary').filter((it) => shown(it) && low(it)).map(({ outerHTML }) => outerHTML),
    inline: all('[style], [onclick], script:not([src]), style').map(({ outerHTML }) => outerHTML),
  }
})()`

const SOUND = {
  mode: 'CSS1Compat',
  headings: 1,
  mains: 1,
  overflow: 0,
  repeated: [],
  unnamed: [],
  broken: [],
  small: [],
  inline: [],
}

describe.each(pages)('%s', (_, who, where) => {
  test.each(['en', 'ko'])('is sound at 320 px, in %s', async (lang) => {
    const { page, complaints } = who === 'host' ? host : stranger
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(request.url())
    page.on('request', note)
    await page.setViewportSize({ width: 320, height: 640 })
    const path = where() ?? '/nowhere'
    const answer = await page.goto(`${stage.origin}${path}${path.includes('?') ? '&' : '?'}l=${lang}`)
    page.off('request', note)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe(keptFor(path))
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toMatch(/^.+ · Postdeck$/)
    expect(await page.evaluate(INSPECTION)).toEqual(SOUND)
    expect(asked.filter((url) => new URL(url).origin !== stage.origin)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('rules that a browser has kept are still told in the language chosen since', async () => {
  const { page } = await newPerson(stage.browser)
  const heading = page.locator('h2').first()
  await page.goto(`${stage.origin}/rules/parity`)
  expect(await heading.textContent()).toBe('Aim')
  await page.getByRole('button', { name: '한국어' }).click()
  await page.getByRole('button', { name: 'English' }).waitFor()
  expect(page.url()).toBe(`${stage.origin}/rules/parity`)
  expect(await heading.textContent()).toBe('목표')
})

test('a question of the rules leads to itself', async () => {
  const { page } = await newPerson(stage.browser)
  await page.goto(`${stage.origin}/rules/parity`)
  await page.getByRole('link', { name: 'I declared even and took nothing' }).click()
  expect(page.url()).toBe(`${stage.origin}/rules/parity#zero`)
  expect(await page.locator('.ruling:target p').textContent()).toMatch(/^Yes/)
})

test.each([
  '/nowhere',
  '/t/nothing',
  '/t/22222222222222222',
  '/new/chess',
  '/rules/chess',
  '/t/2222222222222222/log',
])('%s is a helpful 404 that leads home', async (path) => {
  const { page } = await newPerson(stage.browser)
  const answer = await page.goto(stage.origin + path)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'To your tables' }).click()
  expect(page.url()).toBe(`${stage.origin}/`)
})

/** Loads a page in a browser that has nothing yet, and settles with the bytes it needs, each file by itself compressed. */
const weigh = async (page: Page, address: string): Promise<{ all: number; scripts: number }> => {
  const sizes: Promise<{ type: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    sizes.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const weighed = await Promise.all(sizes)
  const sum = (some: typeof weighed): number => some.reduce((total, { bytes }) => total + bytes, 0)
  return { all: sum(weighed), scripts: sum(weighed.filter(({ type }) => type === 'script')) }
}

test('the first load of a table is light', async () => {
  const fresh = await newPerson(stage.browser)
  await fresh.page.context().addCookies(await host.page.context().cookies())
  const { all, scripts } = await weigh(fresh.page, stage.origin + paths.playing)
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(15 * 1024)
  expect(all).toBeLessThanOrEqual(60 * 1024)
})
