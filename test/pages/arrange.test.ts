/** The order a player gives their own hand: by drag, keys or taps, kept in their browser and told to nobody. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../browser/support/browser.ts'
import { tabTo } from '../browser/support/keys.ts'
import { expectNoComplaints, gather, type Party } from '../browser/support/party.ts'
import { setStage } from '../browser/support/stage.ts'

/** Of a page that waits for others, on a machine that is busy. */
const patience = { timeout: 30_000 }

const stage = setStage()

const orderOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand > .slot:not([hidden])')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-card') ?? ''))

const slotAt = (page: Page, place: number) => page.locator('.hand > .slot').nth(place)

/** The order with the card of one place put at another. */
const moved = (order: readonly string[], from: number, to: number): readonly string[] => {
  const card = order[from] ?? ''
  return order.toSpliced(from, 1).toSpliced(to, 0, card)
}

const cornerOf = async (page: Page, place: number) => {
  const box = await slotAt(page, place).boundingBox()
  if (box === null) throw new Error(`no card at place ${place}`)
  return { x: box.x + 10, y: box.y + 14 }
}

const drag = async (page: Page, from: number, to: number): Promise<void> => {
  const [start, end] = [await cornerOf(page, from), await cornerOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

const newParty = async (): Promise<{ party: Party; waiting: Person; onTurn: Person; sent: string[] }> => {
  const party = await gather(stage, { game: 'gin-rummy', options: {} }, [{ name: 'Ada' }, { name: 'Bora' }])
  const [ada, bora] = party.people
  if (ada === undefined || bora === undefined) throw new Error('two were invited')
  const draws = ada.page.getByRole('button', { name: 'Pass' })
  await expect.poll(async () => (await ada.page.locator('.hand > .slot').count()) === 10, patience).toBe(true)
  const [onTurn, waiting] = (await draws.count()) > 0 ? [ada, bora] : [bora, ada]
  const sent: string[] = []
  for (const { page } of party.people) {
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData()}`)
    })
  }
  return { party, waiting, onTurn, sent }
}

const moveButton = (page: Page) => page.getByRole('button', { name: 'Move cards' })

test('is changed by drag, keys and taps, lasts over a reload, and is sent nowhere', async () => {
  const { party, waiting, onTurn, sent } = await newParty()
  const { page } = waiting
  const before = waiting.acts.length

  const dragged = moved(await orderOn(page), 0, 3)
  await drag(page, 0, 3)
  expect(await orderOn(page)).toEqual(dragged)

  await moveButton(page).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, slotAt(page, 9).or(slotAt(page, 0)))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const pressed = (await page.locator(':focus').getAttribute('data-card')) ?? ''
  const from = dragged.indexOf(pressed)
  const keyed = moved(dragged, from, Math.min(9, from + 2))
  expect(await orderOn(page)).toEqual(keyed)

  await slotAt(page, 5).click({ position: { x: 8, y: 8 } })
  await slotAt(page, 1).click({ position: { x: 8, y: 8 } })
  const tapped = moved(keyed, 5, 1)
  expect(await orderOn(page)).toEqual(tapped)

  await page.reload()
  expect(await orderOn(page)).toEqual(tapped)
  expect(waiting.acts.length).toBe(before)
  expect(sent).toEqual([])

  // Nobody else's page knows of it, nor does the same person's in another browser.
  const anew = await stage.browser.newContext({ storageState: await withoutStorage(waiting) })
  const other = await anew.newPage()
  await other.goto(party.link)
  expect(await orderOn(other)).not.toEqual(tapped)
  expect((await orderOn(other)).toSorted()).toEqual(tapped.toSorted())
  await anew.close()
  expect(onTurn.acts).toEqual([])
  expectNoComplaints(party)
})

/** The person's cookies, and nothing of what their browser keeps beside them. */
const withoutStorage = async ({ page }: Person) => {
  const { cookies } = await page.context().storageState()
  return { cookies, origins: [] }
}

test('puts a card drawn anew behind the others, and choosing rests while cards are moved', async () => {
  const { party, onTurn } = await newParty()
  const { page } = onTurn
  await drag(page, 0, 4)
  const order = await orderOn(page)

  await moveButton(page).click()
  await slotAt(page, 2).click({ position: { x: 8, y: 8 } })
  expect(await page.locator('.hand input:checked').count()).toBe(0)
  await slotAt(page, 2).click({ position: { x: 8, y: 8 } })
  await moveButton(page).click()
  expect(await orderOn(page)).toEqual(order)

  await page.getByRole('button', { name: /^Take the/ }).click()
  await expect.poll(async () => (await orderOn(page)).length, patience).toBe(11)
  expect((await orderOn(page)).slice(0, 10)).toEqual(order)
  expectNoComplaints(party)
})

test('a card taken and another discarded are one act, and two moves', async () => {
  const { party, onTurn } = await newParty()
  const { page, acts } = onTurn
  await slotAt(page, 0).click({ position: { x: 8, y: 8 } })
  const [card] = await orderOn(page)
  await page.getByRole('button', { name: /^Take the .* and discard/s }).click()
  await expect.poll(async () => (await orderOn(page)).includes(card ?? ''), patience).toBe(false)
  expect(acts).toHaveLength(1)
  const table = await page.locator('#table').getAttribute('data-table')
  const answer = await page.request.get(`${stage.origin}/api/tables/${table}`)
  expect(await answer.json()).toMatchObject({ n: 2, view: { pile: [card], toAct: [expect.any(Number)] } })
  await page.goto(`${party.link}/log`)
  const told = await page.locator('main').textContent()
  expect(told?.match(/(took|discarded) /g)).toEqual(['took ', 'discarded '])
  expectNoComplaints(party)
})
