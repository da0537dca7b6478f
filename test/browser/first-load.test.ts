/** How much somebody on a slow network waits for before they see a table. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newPerson, type Person } from './support/browser.ts'
import { openTable } from './support/game.ts'
import { type Friend, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const MOST_BYTES = 60 * 1024
const MOST_SCRIPT_BYTES = 15 * 1024

const stage = setStage()

type Loaded = { readonly url: string; readonly type: string; readonly bytes: number }

/** Everything a browser with an empty cache asks for, by its size compressed as the network sends it. */
const loadAfresh = async (person: Person, link: string): Promise<readonly Loaded[]> => {
  const page = await person.page.context().newPage()
  const bodies: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const sized = response.body().then((body) => ({
      url: response.url(),
      type: response.request().resourceType(),
      bytes: gzipSync(body).length,
    }))
    bodies.push(sized)
  })
  const browserTools = await page.context().newCDPSession(page)
  await browserTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(link, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(bodies)
  await page.close()
  return loaded
}

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, { bytes }) => total + bytes, 0)

const expectLight = async (person: Person | undefined, link: string): Promise<void> => {
  if (person === undefined) throw new Error('nobody is there')
  const loaded = await loadAfresh(person, link)
  expect(loaded.filter(({ url }) => !url.startsWith(`${stage.origin}/`))).toEqual([])
  expect(loaded.map(({ type }) => type)).toEqual(expect.arrayContaining(['document', 'stylesheet', 'script']))
  expect(sum(loaded)).toBeLessThanOrEqual(MOST_BYTES)
  expect(sum(loaded.filter(({ type }) => type === 'script'))).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
}

test('a table before the start, for its host and for who follows the link', async () => {
  const [host, guest] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser)])
  const link = await openTable(host, stage.origin, { game: 'spades', name: 'Ada' })
  await expectLight(host, link)
  await expectLight(guest, link)
})

test.each<[string, readonly [Friend, ...Friend[]]]>([
  ['parity', [{ name: 'Ada' }, { name: 'Bora' }]],
  ['spades', [{ name: 'Ada' }, { name: 'Bora' }, { name: 'Cem' }, { name: 'Dora' }]],
])('a table of %s in play', async (game, friends) => {
  const { people, link } = await gather(stage, { game, options: {} }, friends)
  await expectLight(people[0], link)
})
