/** Friends play whole games of Rummy by link, in real browsers. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Person } from './support/browser.ts'
import { checkRecord } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

/** A whole game is many pages. */
const patience = { timeout: 900_000 }

const stage = setStage()

type Press = (page: Page, target: Locator) => Promise<void>
type Hands = { readonly press: Press; readonly choose: Press }

/** Of a card that others overlap its corner is always on view. */
const corner = { position: { x: 8, y: 8 } }

const touch: Hands = {
  press: (_, target) => target.click(),
  choose: (_, input) => input.locator('xpath=ancestor::label').click(corner),
}

const byKey =
  (key: 'Enter' | 'Space'): Press =>
  async (page, target) => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

const keys: Hands = { press: byKey('Enter'), choose: byKey('Space') }

const ranks = 'A23456789TJQK'
const rankOf = (card: string): number => ranks.indexOf(card.charAt(0))

/** How many others a card goes with: equal ranks, and ranks of its suit no further than two away. */
const friendsOf = (card: string, hand: readonly string[]): number =>
  hand.filter((other) => {
    const apart = Math.abs(rankOf(card) - rankOf(other))
    return other !== card && (apart === 0 || (card.charAt(1) === other.charAt(1) && apart <= 2))
  }).length

/** Goes with the fewest others and may go; the highest of equal ones. */
const worst = (hand: readonly string[], taken: string | null): string => {
  const [first] = hand
    .filter((card) => card !== taken || hand.length === 1)
    .toSorted((a, b) => friendsOf(a, hand) - friendsOf(b, hand) || rankOf(b) - rankOf(a))
  if (first === undefined) throw new Error('no card is left')
  return first
}

const tableSchema = z.object({
  n: z.number(),
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

/** The table by its own word. */
const lookOf = async (page: Page) => {
  const table = await page.locator('#table').getAttribute('data-table')
  const answer = await page.request.get(`${stage.origin}/api/tables/${table}`)
  return tableSchema.parse(await answer.json())
}

const slots = (page: Page) => page.locator('.dock .hand .slot:not([hidden])')

const cardsLeft = (page: Page): Promise<readonly string[]> =>
  slots(page).evaluateAll((all) => all.map((slot) => slot.getAttribute('data-card') ?? ''))

/** What is left of the hand in this turn: who lays all has sent it, and may hold the next round's cards already. */
const leftInTurn = (page: Page, decision: string): Promise<readonly string[]> =>
  page
    .locator(`form.dock:has(input[name=decision][value="${decision}"]) .hand .slot:not([hidden])`)
    .evaluateAll((all) => all.map((slot) => slot.getAttribute('data-card') ?? ''))

const inputOf = (page: Page, card: string) =>
  slots(page)
    .and(page.locator(`[data-card="${card}"]`))
    .locator('input')
    .first()

const ends = { low: 'Add at the low end', high: 'Add at the high end' }

/** Adds one of the cards left to a meld that lies there, card first. False where none fits. */
const layOff = async (page: Page, { press, choose }: Hands, decision: string): Promise<boolean> => {
  const { legal } = await lookOf(page)
  const left = await leftInTurn(page, decision)
  // A second card may fit no more once the first one lies there.
  if ((await page.locator('[data-plan] li', { hasText: 'Add' }).count()) > 0) return false
  const move = legal?.find(({ type, card = '' }) => type === 'layOff' && left.includes(card))
  if (move?.card === undefined || move.meld === undefined) return false
  await choose(page, inputOf(page, move.card))
  const name = `${move.end === undefined ? 'Add here' : ends[move.end]}, meld ${move.meld + 1}`
  await press(page, page.getByRole('button', { name }))
  return true
}

/** The top discard, where it would make a meld with the hand. */
const usefulTop = async (page: Page): Promise<string | null> => {
  const waiting = page.locator('form.dock .slot[data-begun]')
  if ((await waiting.count()) === 0) return null
  const top = (await waiting.getAttribute('data-card')) ?? ''
  const found = await page
    .locator('form.dock .found button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('value') ?? ''))
  return found.some((moves) => moves.includes(top)) ? top : null
}

const isSent = async (page: Page, decision: string): Promise<boolean> =>
  (await page.locator(`form.dock input[name=decision][value="${decision}"]`).count()) === 0

/** Lays what can be laid and discards the worst card of the others. */
const layAndDiscard = async (
  page: Page,
  hands: Hands,
  decision: string,
  taken: string | null,
): Promise<void> => {
  const found = page.locator('form.dock .found button:visible')
  while ((await found.count()) > 0) await hands.press(page, found.first())
  await layOff(page, hands, decision)
  const left = await leftInTurn(page, decision)
  if (left.length === 0) return
  await hands.choose(page, inputOf(page, worst(left, taken)))
  await hands.press(page, page.getByRole('button', { name: 'Discard', exact: true }))
}

const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw from the stock' })

/** With scripts: the network is waited for once after a draw from the stock, and once in all without it. */
const playWith =
  (hands: Hands) =>
  async ({ page, acts }: Person): Promise<void> => {
    const decision = await page.locator('form.dock input[name=decision]').inputValue()
    const { n, view } = await lookOf(page)
    const before = acts.length
    const top = await usefulTop(page)
    if ((await drawButton(page).count()) > 0 && top === null) {
      await hands.press(page, drawButton(page))
    } else {
      if (top !== null) await hands.press(page, page.getByRole('button', { name: /^Take the/ }))
      const planned = page.locator('[data-plan] li')
      expect(await planned.count()).toBe(top === null ? 0 : 1)
      await layAndDiscard(page, hands, decision, top ?? view.taken)
    }
    await expect.poll(() => isSent(page, decision), { timeout: 30_000 }).toBe(true)
    expect(acts.length - before).toBe(1)
    expect((await lookOf(page)).n).toBeGreaterThan(n)
  }

/** Without scripts: one move after the other. */
const playSingly = async ({ page }: Person): Promise<void> => {
  const decision = await page.locator('form.dock input[name=decision]').inputValue()
  const found = page.locator('form.dock .found button:visible')
  if ((await drawButton(page).count()) > 0) await drawButton(page).click()
  else if ((await found.count()) > 0) await found.first().click()
  else if (!(await layOff(page, touch, decision))) {
    await touch.choose(page, inputOf(page, worst(await cardsLeft(page), (await lookOf(page)).view.taken)))
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
  }
  expect(await isSent(page, decision)).toBe(true)
}

const options = { 'Ends at': '50 penalty points' }

test('for two, one by the keyboard alone, one by touch', patience, async () => {
  const party = await gather(stage, { game: 'rummy', seats: 2, options }, [
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

test('for four, one of them with scripting switched off', patience, async () => {
  const party = await gather(stage, { game: 'rummy', seats: 4, options }, [
    { name: 'Ada', plays: playWith(touch) },
    { name: 'Bora', plays: playWith(touch) },
    { name: 'Cem', browser: { javaScriptEnabled: false }, reloads: true, plays: playSingly },
    { name: 'Dido', plays: playWith(touch) },
  ])
  await party.playToEnd(2)
  const [ada] = party.people
  if (ada === undefined) throw new Error('four were invited')
  expect((await checkRecord(ada)).names).toEqual(['Ada', 'Bora', 'Cem', 'Dido'])
  expectNoComplaints(party)
})

test('what is taken can be taken back until the discard sends both as one act', patience, async () => {
  const upcard = { 'The discard pile begins': 'with a card turned up' }
  const party = await gather(stage, { game: 'rummy', seats: 2, options: upcard }, [
    { name: 'Ada' },
    { name: 'Bora' },
  ])
  const take = ({ page }: Person) => page.getByRole('button', { name: /^Take the/ })
  const onTurn = async () => {
    for (const person of party.people) if ((await take(person).count()) > 0) return person
    return null
  }
  await expect.poll(onTurn, { timeout: 30_000 }).not.toBeNull()
  const person = await onTurn()
  if (person === null) throw new Error('nobody is on turn')
  const { page, acts } = person
  const hand = await cardsLeft(page)

  await take(person).click()
  const held = await cardsLeft(page)
  expect(held).toHaveLength(hand.length + 1)
  await page.getByRole('button', { name: 'Take back' }).click()
  expect(await cardsLeft(page)).toEqual(hand)
  expect(acts).toEqual([])

  await take(person).click()
  await touch.choose(page, inputOf(page, hand[0] ?? ''))
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.poll(async () => (await lookOf(page)).n, { timeout: 30_000 }).toBe(2)
  expect(acts).toHaveLength(1)
  await expect
    .poll(async () => (await cardsLeft(page)).toSorted(), { timeout: 30_000 })
    .toEqual(held.filter((card) => card !== hand[0]).toSorted())
  expectNoComplaints(party)
})
