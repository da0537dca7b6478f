/** Everybody can try every game alone: one person at a table of bots, one tap from the page of a new table. */
import { expect, test } from 'vitest'
import type { Random } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { prng } from '../support/prng.ts'
import { newPerson, type Person } from './support/browser.ts'
import { checkRecord, isOver, isTheirTurn, playOne } from './support/game.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 300_000 }
/** So many moves of one's own show that bots answer each. */
const MOVES = 6

const stage = setStage()

/** Any move; where cards may be laid in many ways, one is drawn from the stock and the first one discarded, or it is passed. */
const playAny = async (person: Person, random: Random): Promise<void> => {
  const { page } = person
  if ((await page.locator('form.dock [data-reads]').count()) > 0) {
    const pass = page.locator('form.dock').getByRole('button', { name: 'Pass', exact: true })
    if ((await pass.count()) > 0) {
      const passed = await page.locator('form.dock input[name=decision]').inputValue()
      await pass.click()
      await page.locator(`form.dock input[name=decision][value="${passed}"]`).waitFor({ state: 'detached' })
      return
    }
  }
  const stock = page.locator('form.dock').getByRole('button', { name: /stock/ })
  const discard = page.locator('form.dock').getByRole('button', { name: 'Discard', exact: true })
  if ((await discard.count()) === 0 && (await stock.count()) === 0) return playOne(person, random)
  const decision = await page.locator('form.dock input[name=decision]').inputValue()
  if ((await stock.count()) > 0) await stock.first().click()
  else {
    const [card] = await page.locator('form.dock li label').all()
    await card?.click({ position: { x: 8, y: 8 } })
    await discard.click()
  }
  await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
}

test.each(games.map(({ meta }) => meta.id))('%s, alone with bots', patience, async (game) => {
  const person = await newPerson(stage.browser)
  const { page } = person
  await page.goto(`${stage.origin}/new/${game}`)
  await page.getByRole('button', { name: 'Play now, alone with bots' }).click()
  await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  const random = prng(5)
  for (let move = 0; move < MOVES && !(await isOver(person)); move += 1) {
    const isAsked = async () => (await isTheirTurn(person)) || (await isOver(person))
    await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
    if (await isTheirTurn(person)) await playAny(person, random)
  }
  await page.goto(`${page.url().split('?')[0]}/log`)
  expect(await page.locator('.log').textContent()).toContain('Bot 1')
  expect(person.complaints).toEqual([])
  await page.context().close()
})

test(
  'four bots play to the end by themselves; whoever handed over the last seat watches',
  patience,
  async () => {
    const person = await newPerson(stage.browser)
    const { page } = person
    await page.goto(`${stage.origin}/new/in-a-grove`)
    await page.locator('label:has(input[name=seats])', { hasText: '4' }).click()
    await page.getByRole('button', { name: 'Play now, alone with bots' }).click()
    await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
    await page.locator('summary', { hasText: 'Let a bot play for you' }).click()
    await page.getByRole('button', { name: 'Hand over to a bot' }).click()
    await page.getByText('A bot plays for you.').waitFor()
    const shown = new Set<string | null>()
    const isDone = async () => {
      shown.add(await page.locator('#table').getAttribute('data-version'))
      return isOver(person)
    }
    await expect.poll(isDone, { timeout: 200_000, interval: 250 }).toBe(true)
    const { moves } = await checkRecord(person)
    // The page has followed: no step of it was more than a few moves.
    expect(shown.size).toBeGreaterThan(moves.length / 2)
    expect(person.complaints).toEqual([])
  },
)

test('two people and two bots: the bots play by themselves, on both pages', patience, async () => {
  const [host, guest] = [await newPerson(stage.browser), await newPerson(stage.browser)]
  await host.page.goto(`${stage.origin}/new/spades`)
  await host.page.getByLabel('Your name').fill('Ada')
  await host.page.locator('label:has(input[name=bots])', { hasText: '2' }).click()
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  await host.page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  await guest.page.goto(host.page.url())
  await guest.page.getByLabel('Your name').fill('Bora')
  await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click()
  const random = prng(6)
  for (let move = 0; move < MOVES; move += 1) {
    const people = [host, guest]
    await expect
      .poll(async () => (await Promise.all(people.map(isTheirTurn))).includes(true), { timeout: 20_000 })
      .toBe(true)
    for (const person of people) {
      if (await isTheirTurn(person)) {
        await playOne(person, random)
        break
      }
    }
  }
  expect([...host.complaints, ...guest.complaints]).toEqual([])
})
