/** Two friends play whole games of Gin Rummy by link, in real browsers. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is many pages. */
const patience = { timeout: 300_000 }

const stage = setStage()

const numberIn = async (page: Page, selector: string): Promise<number> =>
  Number(/deadwood (\d+)/.exec((await page.locator(selector).textContent()) ?? '')?.[1])

/** The discard that leaves the least, as the page counts it for each card. */
const bestDiscard = async (page: Page): Promise<string> => {
  const choices = page.locator('form.dock .slot:has(input:not([value=""]))')
  const counted = await choices.evaluateAll((slots) =>
    slots.map((slot) => ({
      id: slot.querySelector('input')?.id ?? '',
      left: Number(/leaves (\d+)/.exec(slot.querySelector('template')?.innerHTML ?? '')?.[1]),
    })),
  )
  const [best] = counted.toSorted((a, b) => a.left - b.left)
  if (best === undefined) throw new Error('no card may be discarded')
  return best.id
}

/** Whether the top discard is worth taking. */
const isUseful = async (page: Page): Promise<boolean> =>
  (await page.getByText('With the top discard').count()) > 0 &&
  (await numberIn(page, 'form.dock .hint')) < (await numberIn(page, '.turn .own'))

const drawButton = async (page: Page) => {
  if (await isUseful(page)) return page.getByRole('button', { name: /^Take the/ })
  return page.getByRole('button', { name: /^(Draw from the stock|Pass)$/ })
}

type Hands = {
  readonly press: (page: Page, label: ReturnType<Page['locator']>) => Promise<void>
  readonly choose: (page: Page, id: string) => Promise<void>
}

const byTouch: Hands = {
  press: (_, target) => target.click(),
  choose: (page, id) => page.locator(`label:has(#${id})`).click({ position: { x: 8, y: 8 } }),
}

const byKeys: Hands = {
  press: async (page, target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  choose: async (page, id) => {
    await tabTo(page, page.locator('form.dock .hand input'))
    await page.keyboard.press('Space')
    for (let steps = 0; (await page.locator(`#${id}:checked`).count()) === 0; steps += 1) {
      expect(steps).toBeLessThan(12)
      await page.keyboard.press('ArrowRight')
    }
  },
}

/** Knocks as soon as it can, having seen what will be laid down; else keeps the least deadwood. */
const playWith =
  ({ press, choose }: Hands) =>
  async ({ page }: Person): Promise<void> => {
    const form = page.locator('form.dock')
    const decision = await form.locator('input[name=decision]').inputValue()
    const knock = form.locator('details.knock').first()
    if ((await knock.count()) > 0) {
      await press(page, knock.locator('summary').first())
      expect(await knock.locator('.meld svg').count()).toBeGreaterThanOrEqual(10)
      await press(page, knock.locator('button.lamp'))
    } else if ((await form.locator('input[name=move]').count()) > 0) {
      await choose(page, await bestDiscard(page))
      await press(page, form.getByRole('button', { name: 'Discard' }))
    } else {
      await press(page, await drawButton(page))
    }
    await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
  }

const options = { 'A game is played to': '50' }

test('one by the keyboard alone, one by touch', patience, async () => {
  const party = await gather(stage, { game: 'gin-rummy', options }, [
    { name: 'Ada', plays: playWith(byTouch) },
    { name: 'Bora', plays: playWith(byKeys) },
  ])
  const moves = await party.playToEnd(1)
  const [ada, bora] = party.people
  if (ada === undefined || bora === undefined) throw new Error('two were invited')
  const record = await checkRecord(ada)
  // To take the discard and knock with it is one act of two moves.
  expect(record.moves.length).toBeGreaterThanOrEqual(moves)
  expect(record.names).toEqual(['Ada', 'Bora'])
  expect(await checkRecord(bora)).toEqual(record)
  expectNoComplaints(party)
})

test('one with scripting switched off', patience, async () => {
  const party = await gather(stage, { game: 'gin-rummy', options }, [
    { name: 'Ada', plays: playWith(byTouch) },
    { name: 'Cem', browser: { javaScriptEnabled: false }, reloads: true, plays: playWith(byTouch) },
  ])
  const moves = await party.playToEnd(2)
  const [ada] = party.people
  if (ada === undefined) throw new Error('two were invited')
  expect((await checkRecord(ada)).moves.length).toBeGreaterThanOrEqual(moves)
  expectNoComplaints(party)
})
