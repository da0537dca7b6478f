/** Friends play whole games of Rummy by link, in real browsers. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, type Person } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { type Server, startServer } from './support/server.ts'

/** A whole game is many pages. */
const patience = { timeout: 300_000 }

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Press = (page: Page, target: ReturnType<Page['locator']>) => Promise<void>

const byTouch: Press = (_, target) => target.click({ position: { x: 8, y: 8 } })

const byKeys =
  (key: 'Enter' | 'Space'): Press =>
  async (page, target) => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

type Hands = { readonly press: Press; readonly choose: Press }

const touch: Hands = { press: byTouch, choose: (page, input) => byTouch(page, input.locator('xpath=..')) }
const keys: Hands = { press: byKeys('Enter'), choose: byKeys('Space') }

const ranks = 'A23456789TJQK'

/** How much a card goes with others of the hand: equal ranks, and ranks of its suit no further than two away. */
const friendsOf = (card: string, hand: readonly string[]): number =>
  hand.filter((other) => {
    const apart = Math.abs(ranks.indexOf(card.charAt(0)) - ranks.indexOf(other.charAt(0)))
    return other !== card && (apart === 0 || (card.charAt(1) === other.charAt(1) && apart <= 2))
  }).length

/** The card that goes with the fewest others, of those that may go; the dearest of equal ones. */
const worst = (hand: readonly string[], taken: string | null): string => {
  const [first] = hand
    .filter((card) => card !== taken || hand.length === 1)
    .toSorted(
      (a, b) =>
        friendsOf(a, hand) - friendsOf(b, hand) || ranks.indexOf(b.charAt(0)) - ranks.indexOf(a.charAt(0)),
    )
  if (first === undefined) throw new Error('no card is left')
  return first
}

const tableSchema = z.object({
  view: z.object({ taken: z.string().nullable() }),
  legal: z
    .array(
      z.object({
        type: z.string(),
        card: z.string().optional(),
        meld: z.number().optional(),
        end: z.enum(['low', 'high']).optional(),
      }),
    )
    .nullable(),
})

/** What the rules allow now, by the table's own word. */
const lookOf = async (page: Page) => {
  const answer = await page.request.get(page.url().replace('/t/', '/api/tables/'))
  return tableSchema.parse(await answer.json())
}

const slots = (page: Page) => page.locator('form.dock .hand .slot:not([hidden])')

const cardsLeft = (page: Page): Promise<readonly string[]> =>
  slots(page).evaluateAll((all) => all.map((slot) => slot.getAttribute('data-card') ?? ''))

const inputOf = (page: Page, card: string) =>
  slots(page)
    .and(page.locator(`[data-card="${card}"]`))
    .locator('input')
    .first()

const ends = { low: 'Add at the low end', high: 'Add at the high end' }

/** A card that fits a meld of the table, tapped before the meld. False where none does. */
const layOff = async (page: Page, { press, choose }: Hands): Promise<boolean> => {
  const { legal } = await lookOf(page)
  const hand = await cardsLeft(page)
  const move = legal?.find(({ type, card = '' }) => type === 'layOff' && hand.includes(card))
  if (move?.card === undefined || move.meld === undefined) return false
  await choose(page, inputOf(page, move.card))
  const name = `${move.end === undefined ? 'Add here' : ends[move.end]}, meld ${move.meld + 1}`
  await press(page, page.getByRole('button', { name, exact: true }))
  return true
}

const isNewDecision = async (page: Page, decision: string): Promise<boolean> =>
  (await page.locator(`form.dock input[name=decision][value="${decision}"]`).count()) === 0

/**
 * Lays what the page has found, adds what fits, and discards the rest's worst card. With scripting the layings
 * wait for the discard and all go as one act; without it each is sent on its own.
 */
const playWith =
  (hands: Hands, scripted = true) =>
  async ({ page }: Person): Promise<void> => {
    const { press, choose } = hands
    const form = page.locator('form.dock')
    const decision = await form.locator('input[name=decision]').inputValue()
    const draw = form.getByRole('button', { name: 'Draw from the stock' })
    const found = form.locator('.found button:not([hidden])')
    if ((await draw.count()) > 0) {
      await press(page, draw)
    } else if ((await found.count()) > 0) {
      await press(page, found.first())
      if (scripted) return
    } else if (!(await layOff(page, hands)) || scripted) {
      const left = await cardsLeft(page)
      if (left.length > 0 && !(await isNewDecision(page, decision))) {
        await choose(page, inputOf(page, worst(left, (await lookOf(page)).view.taken)))
        await press(page, form.getByRole('button', { name: 'Discard', exact: true }))
      }
    }
    await page.locator(`form.dock input[name=decision][value="${decision}"]`).waitFor({ state: 'detached' })
  }

const options = { 'Ends at': '50 penalty points' }

test('one by the keyboard alone, one by touch', patience, async () => {
  const party = await gather(browser, server.origin, { game: 'rummy', options }, [
    { name: 'Ada', plays: playWith(touch) },
    { name: 'Bora', plays: playWith(keys) },
  ])
  await party.playToEnd(1)
  const [ada, bora] = party.people
  if (ada === undefined || bora === undefined) throw new Error('two were invited')
  const record = await checkRecord(ada)
  expect(record.names).toEqual(['Ada', 'Bora'])
  expect(await checkRecord(bora)).toEqual(record)
  expectNoComplaints(party)
})

test('one with scripting switched off', patience, async () => {
  const party = await gather(browser, server.origin, { game: 'rummy', options }, [
    { name: 'Ada', plays: playWith(touch) },
    {
      name: 'Cem',
      browser: { javaScriptEnabled: false },
      reloads: true,
      plays: playWith(touch, false),
    },
  ])
  await party.playToEnd(2)
  const [ada] = party.people
  if (ada === undefined) throw new Error('two were invited')
  await checkRecord(ada)
  expectNoComplaints(party)
})
