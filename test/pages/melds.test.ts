/** The table of Rummy on a wide screen: its melds cover nobody, lie under no bar, and can all be reached. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { launchBrowser } from '../browser/support/browser.ts'
import { openStill } from '../browser/support/still.ts'
import { lookAt, pageOf, positions } from '../web/support/looks.tsx'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const game: AnyGame = rummy
const options = { deck: 'double', jokers: true, jokerSwap: true, upcard: true }

/** The turn of seat 0 with the most melds on the table. */
const fullest = (seats: number) => {
  const [state] = [1, 2, 3]
    .flatMap((seed) => [...positions(rummy, options, seed, seats)])
    .filter((one) => rummy.toAct(one).includes(0))
    .toSorted((a, b) => b.table.length - a.table.length)
  if (state === undefined) throw new Error('seat 0 is never on turn')
  return state
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not drawn`)
  return { top: box.y, bottom: box.y + box.height }
}

test.each([2, 3, 4])('for %i', async (seats) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const state = fullest(seats)
  expect(state.table.length).toBeGreaterThan(4)
  await openStill(page, pageOf(lookAt(game, state, 0, [], seats), 'en'))
  const [others, middle, dock] = [
    await boxOf(page, '#seats'),
    await boxOf(page, '#middle'),
    await boxOf(page, 'form.dock'),
  ]
  expect(others.bottom).toBeLessThanOrEqual(middle.top)
  expect(middle.bottom).toBeLessThanOrEqual(dock.top)
  for (const end of ['first', 'last'] as const) {
    const meld = page.locator('.on-table > li')[end]()
    await meld.scrollIntoViewIfNeeded()
    const box = await meld.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(middle.top)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(middle.bottom + 1)
  }
  await page.close()
})
