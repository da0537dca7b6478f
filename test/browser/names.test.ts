/** What a screen reader is told: every control has a name, every page a heading, a language and one main part. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson } from './support/browser.ts'
import { gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const CONTROLS = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'textbox',
  'searchbox',
  'DisclosureTriangle',
]

const text = z.object({ value: z.string() })
const treeSchema = z.object({
  nodes: z.array(z.object({ ignored: z.boolean(), role: text.optional(), name: text.optional() })),
})

/** The controls as Chromium tells them to a screen reader. */
const controlsOf = async (page: Page) => {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = treeSchema.parse(await tools.send('Accessibility.getFullAXTree'))
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && role !== undefined && CONTROLS.includes(role.value)
      ? [{ role: role.value, name: name?.value ?? '' }]
      : [],
  )
}

const expectNamed = async (page: Page, lang: 'en' | 'ko'): Promise<void> => {
  const address = page.url()
  const controls = await controlsOf(page)
  expect(controls.length, address).toBeGreaterThan(0)
  expect(
    controls.filter(({ name }) => name.trim() === ''),
    address,
  ).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
  expect(await page.getByRole('main').count(), address).toBe(1)
  expect(await page.locator('html').getAttribute('lang'), address).toBe(lang)
  expect((await page.title()).trim(), address).not.toBe('')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.toSorted(), address).toEqual([...new Set(ids)].toSorted())
}

test.each(['en', 'ko'] as const)('pages without a table, in %s', async (lang) => {
  const { page } = await newPerson(stage.browser)
  for (const path of ['/', '/new/parity', '/new/spades', '/me', '/carry', '/t/nowhere']) {
    await page.goto(`${stage.origin}${path}?l=${lang}`)
    await expectNamed(page, lang)
  }
})

test.each(['parity', 'spades'])('a table of %s, for who is to move and for who waits', async (game) => {
  const names = game === 'parity' ? ['Bora'] : ['Bora', 'Cem', 'Dora']
  const friends = names.map((name) => ({ name }))
  const { people, playMoves } = await gather(stage, { game, options: {} }, [{ name: 'Ada' }, ...friends])
  await playMoves(4, game === 'parity' ? 5 : 10)
  for (const { page } of people) {
    for (const lang of ['en', 'ko'] as const) {
      await page.goto(`${page.url().split('?')[0]}?l=${lang}`)
      await expectNamed(page, lang)
    }
  }
})
