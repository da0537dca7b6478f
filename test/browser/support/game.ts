/** A game as people play it: through the pages alone, by what the pages offer. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { auditRecord } from '../../../src/engine/audit.ts'
import type { Json, Random } from '../../../src/engine/game.ts'
import { type ProvenRecord, provenRecordSchema } from '../../../src/engine/record.ts'
import { replayRecord } from '../../../src/engine/replay.ts'
import { findGame } from '../../../src/games/index.ts'
import type { Person } from './browser.ts'

type Opening = {
  readonly game: string
  readonly name: string
  /** Where the game leaves a choice; without it, what the form offers. */
  readonly seats?: number
  /** Values of the form's options by their labels. */
  readonly options?: { readonly [label: string]: string }
}

/** Opens a table with this person as its host. Settles with the table's link. */
export const openTable = async ({ page }: Person, origin: string, opening: Opening): Promise<string> => {
  await page.goto(`${origin}/new/${opening.game}`)
  await page.getByLabel('Your name').fill(opening.name)
  if (opening.seats !== undefined) {
    await page.locator('label:has(input[name=seats])', { hasText: String(opening.seats) }).click()
  }
  if (opening.options !== undefined) await page.locator('summary', { hasText: 'Options' }).click()
  for (const [label, value] of Object.entries(opening.options ?? {})) {
    const field = page.getByLabel(label, { exact: true })
    const isChoice = (await field.locator('option').count()) > 0
    await (isChoice ? field.selectOption(value) : field.fill(value))
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/t\/[2-9a-z]{16}$/)
  return page.url()
}

/** Follows the link and takes the first free seat. */
export const sitDown = async ({ page }: Person, link: string, name: string): Promise<void> => {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
  await page.getByLabel('Your name').waitFor({ state: 'detached' })
}

/** What the page offers on sight: cards and bids to choose, or buttons that are a move by themselves. */
const choicesOn = (page: Page) =>
  page.locator(
    `:is(form.dock input[type=radio][name=move]:not([value=""]), form.dock button:is([name=move], [name=moves]),
      form.dock [data-of] input):not(details:not([open]) *)`,
  )

/** Chooses several cards, one after the other, of those that are left. */
const pickSome = async (form: Locator, random: Random): Promise<void> => {
  const count = Number(await form.locator('[data-of]').getAttribute('data-of'))
  for (let taken = 0; taken < count; taken += 1) {
    const left = form.locator('[data-of] input:not(:checked)')
    await left
      .nth(random.int(await left.count()))
      .locator('xpath=ancestor::label')
      .click()
  }
}

export const isTheirTurn = async ({ page }: Person): Promise<boolean> => (await choicesOn(page).count()) > 0

export const isOver = async ({ page }: Person): Promise<boolean> =>
  (await page.getByRole('list', { name: 'Final score' }).count()) > 0

/** As many cards as may ever be laid together: the sooner the game is over. */
const chooseSome = async (page: Page, random: Random): Promise<void> => {
  const choices = page.locator('form.dock li label:has(input[type=checkbox])')
  const all = Array.from({ length: await choices.count() }, (_, place) => place)
  for (const place of random.shuffle(all).slice(0, 6)) {
    // Of a card that others overlap its corner is always on view.
    await choices.nth(place).click({ position: { x: 8, y: 8 } })
  }
}

/** Makes one of the offered moves and waits until the page has taken it. */
export const playOne = async ({ page }: Person, random: Random): Promise<void> => {
  const form = page.locator('form.dock')
  const decision = await form.locator('input[name=decision]').inputValue()
  const choices = choicesOn(page)
  const choice = choices.nth(random.int(await choices.count()))
  if ((await choice.getAttribute('type')) === 'checkbox') {
    await pickSome(form, random)
    await form.locator('button[type=submit]:not([name])').click()
  } else if ((await choice.getAttribute('type')) === 'radio') {
    // A card is touched where it is drawn, its input lies unseen within the label; its corner no other card covers.
    await choice.locator('xpath=ancestor::label').click({ position: { x: 8, y: 8 } })
    await form.locator('button[type=submit]:not([name])').click()
  } else {
    if ((await choice.locator('[data-says]').count()) > 0) await chooseSome(page, random)
    await choice.click()
  }
  await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
}

const namesSchema = z.object({ names: z.array(z.string()) })
type Names = z.infer<typeof namesSchema>

/** Downloads the record from the end's page, and holds it against the rules and the commitment. */
export const checkRecord = async ({ page }: Person): Promise<ProvenRecord & Names> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Game record' }).click(),
  ])
  const content: Json = JSON.parse(await readFile(await download.path(), 'utf8'))
  const record = provenRecordSchema.parse(content)
  const game = findGame(record.game)
  if (game === undefined) throw new Error(`no game is called ${record.game}`)
  const replay = replayRecord(game, record)
  expect(replay.error).toBeNull()
  expect(game.result(replay.state)).toEqual(record.result)
  expect(auditRecord(game, record)).toMatchObject({ error: null })
  return { ...record, ...namesSchema.parse(content) }
}
