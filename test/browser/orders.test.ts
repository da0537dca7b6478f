/** Standing orders given in the page: made without their owner, told to them when they come to nothing, and to nobody else. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson, type Person } from './support/browser.ts'
import { expectNoComplaints, gather, type Party } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 300_000 }

const stage = setStage()

const tableSchema = z.object({
  n: z.number(),
  toAct: z.array(z.number()),
  you: z.number(),
  view: z.object({ hand: z.array(z.string()) }),
  legal: z.array(z.object({ type: z.string(), card: z.string().optional() })).nullable(),
})

/** The table by its own word. */
const lookOf = async ({ page }: Person) => {
  const table = await page.locator('#table').getAttribute('data-table')
  const answer = await page.request.get(`${stage.origin}/api/tables/${table}`)
  return tableSchema.parse(await answer.json())
}

const suitOf = (card: string): string => card.slice(-1)

/** Whoever leads a trick and the other, whose hand has this suit of the first one's, or has none of it. */
const atLead = async (party: Party, has: boolean) => {
  for (let seed = 0; ; seed += 1) {
    for (const person of party.people) {
      const [other] = party.people.filter((one) => one !== person)
      if (other === undefined) throw new Error('two were invited')
      const [mine, theirs] = [await lookOf(person), await lookOf(other)]
      const isFull = mine.view.hand.length === theirs.view.hand.length
      const card = (mine.legal ?? []).find(
        ({ type, card: code }) =>
          type === 'play' &&
          code !== undefined &&
          theirs.view.hand.some((one) => suitOf(one) === suitOf(code)) === has,
      )?.card
      if (isFull && card !== undefined) return { leader: person, owner: other, card, hand: theirs.view.hand }
    }
    await party.playMoves(seed, 1)
  }
}

const suits: { readonly [suit: string]: string } = {
  C: 'if clubs',
  D: 'if diamonds',
  H: 'if hearts',
  S: 'if spades',
}

/** The first line of the form, with nothing in the others. */
const order = async ({ page }: Person, led: string, card: string): Promise<void> => {
  const summary = page.locator('#orders summary')
  if (!(await page.locator('#orders details').evaluate((it) => it.hasAttribute('open'))))
    await summary.click()
  await page.getByLabel('When, for card 1').selectOption(led)
  await page.getByLabel('Card 1', { exact: true }).selectOption(card)
  await page.getByRole('button', { name: 'Keep these orders' }).click()
  await expect.poll(() => page.getByLabel('Card 1', { exact: true }).inputValue()).toBe(card)
}

const lead = async ({ page }: Person, card: string): Promise<void> => {
  await page
    .locator('form.dock label')
    .filter({ has: page.locator(`input[value='${JSON.stringify({ type: 'play', card })}']`) })
    .click({ position: { x: 8, y: 8 } })
  await page.locator('form.dock button[type=submit]:not([name])').click()
}

const game = { game: 'parity', options: { 'Played to': '50' } }

test('a card with a condition is played as soon as it fits, without its owner', patience, async () => {
  const party = await gather(stage, game, [
    { name: 'Ada' },
    { name: 'Bora', browser: { javaScriptEnabled: false }, reloads: true },
  ])
  const { leader, owner, card, hand } = await atLead(party, true)
  await owner.page.reload()
  const answer = hand.find((one) => suitOf(one) === suitOf(card)) ?? ''
  await order(owner, suits[suitOf(card)] ?? '', answer)
  const { n } = await lookOf(leader)
  await leader.page.reload()
  expect(await leader.page.locator('body').textContent()).not.toContain('came to nothing')
  await lead(leader, card)
  await expect.poll(async () => (await lookOf(owner)).n, { timeout: 10_000 }).toBe(n + 2)
  expect((await lookOf(owner)).view.hand).toEqual(hand.filter((one) => one !== answer))
  await owner.page.reload()
  expect(await owner.page.getByLabel('Card 1', { exact: true }).inputValue()).toBe('')
  expectNoComplaints(party)
})

test('whoever watches hears at once that their order came to nothing', patience, async () => {
  const party = await gather(stage, game, [{ name: 'Ada' }, { name: 'Bora' }])
  const { leader, owner, card, hand } = await atLead(party, true)
  await order(owner, 'if I lead', hand[0] ?? '')
  await lead(leader, card)
  await owner.page
    .getByText('Your order came to nothing: it could not be played')
    .waitFor({ timeout: 10_000 })
  expect(await leader.page.locator('body').textContent()).not.toContain('came to nothing')
  expect((await lookOf(owner)).toAct).toContain((await lookOf(owner)).you)
  expectNoComplaints(party)
})

test.each([
  ['distantichu', 'Pass when I can do nothing else'],
  ['spades', 'Play a card when it is the only one I may play'],
  ['in-a-grove', null],
  ['doubt', null],
])('what can be handed over in %s', patience, async (id, label) => {
  const person = await newPerson(stage.browser)
  const { page } = person
  await page.goto(`${stage.origin}/new/${id}`)
  await page.getByRole('button', { name: 'Play now, alone with bots' }).click()
  await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  if (label === null) expect(await page.locator('#orders').count()).toBe(0)
  else {
    await page.locator('#orders summary').click()
    await page.getByLabel(label, { exact: false }).check()
    await page.getByRole('button', { name: 'Keep these orders' }).click()
    await expect.poll(() => page.getByLabel(label, { exact: false }).isChecked()).toBe(true)
  }
  expect(person.complaints).toEqual([])
  await page.context().close()
})
