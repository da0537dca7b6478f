/**
 * The felt on a phone, measured in Chromium: on a turn nobody scrolls, nothing covers anything, and nothing is too
 * small for a finger. The pages are those of random games, under a recap with more than it can hold.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyGame, Game, Json } from '../../src/engine/game.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import { isRule } from '../../src/games/master-of-rules/cards.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { parity } from '../../src/games/parity/index.ts'
import { spades } from '../../src/games/spades/index.ts'
import type { Lang } from '../../src/players/types.ts'
import type { LogEvent } from '../../src/table/types.ts'
import { launchBrowser } from '../browser/support/browser.ts'
import { openStill } from '../browser/support/still.ts'
import { lookAt, pageOf, positions } from '../web/support/looks.tsx'

const since: readonly LogEvent[] = ['round-started', 'trick', 'played', 'said', 'trick'].map(
  (type, index) => ({
    e: index + 1,
    at: index,
    type,
    seat: 1,
    round: 2,
    trick: 5,
    card: 'TD',
    text: 'Had to feed the cat',
  }),
)

/** The end of a deal in which all have made their rules true takes the most room. */
const ofRules: readonly LogEvent[] = [
  { type: 'said', seat: 1, text: 'Had to feed the cat' },
  { type: 'play', seat: 4, card: 'TRIO' },
  { type: 'take', seat: 4, card: 'P9' },
  {
    type: 'judge',
    deal: 3,
    plays: ['SUPPORT', 'LIMIT', 'SUPPORT', 'ONLY', 'TRIO'].map((rule) => ({ number: 'B1', rule })),
    accomplished: [true, true, true, true, true],
  },
  { type: 'first', seat: 4, deal: 4 },
].map((event, index) => ({ ...event, e: index + 1, at: index }))

/** A round by the rules of the first edition in which two took cards. */
const ofGrove: readonly LogEvent[] = [
  { type: 'said', seat: 1, text: 'Had to feed the cat' },
  { type: 'accuse', seat: 3, suspect: 1 },
  { type: 'reveal', suspects: ['8S', '5S', 'AS'], culprit: 0, taken: [0, 0, 2, 2] },
  { type: 'deal', round: 3, starter: 0 },
].map((event, index) => ({ ...event, e: index + 1, at: index }))

const firstEdition = { wrongCards: 'suspect', end: 'held', swap: true, winner: 'fewest' }

const ofCats: readonly LogEvent[] = [
  { type: 'said', seat: 1, text: 'Had to feed the cat' },
  { type: 'lot', seat: 4, cards: ['1', '2', '3', '4', '5', 'J'] },
  { type: 'bid', seat: 5, kind: 'same', count: 3, value: 4, cards: ['4', '4', 'J'] },
  { type: 'pass', seat: 3, unable: false },
].map((event, index) => ({ ...event, e: index + 1, at: index }))

/** The first turn of seat 0 like this in some random game, as its page. `any` is the same game to a table. */
const turn = <State extends Json, Move, Options, View>(
  game: Game<State, Move, Options, View>,
  any: AnyGame,
  options: Json,
  when: (state: State) => boolean,
  seats = game.meta.seats[0] ?? 0,
  news = since,
) => {
  for (let seed = 0; seed < 60; seed += 1) {
    for (const state of positions(game, options, seed, seats)) {
      if (game.toAct(state)[0] === 0 && when(state)) {
        return (lang: Lang) => pageOf(lookAt(any, state, 0, news, seats), lang)
      }
    }
  }
  throw new Error('no such turn in sixty games')
}

const turns = {
  'trumps to name': turn(parity, parity, { noTrump: true }, ({ phase }) => phase === 'trump'),
  'a parity to declare': turn(parity, parity, {}, ({ phase }) => phase === 'parity'),
  'fifteen cards to answer with': turn(
    parity,
    parity,
    {},
    ({ trick, hands }) => trick.cards.length === 1 && hands[0]?.length === 15,
  ),
  'a card to put face down': turn(
    parity,
    parity,
    { noTrump: true },
    ({ phase, hands }) => phase === 'discard' && hands[0]?.length === 15,
  ),
  'a hand to look at': turn(
    spades,
    spades,
    {},
    ({ phase, looked }) => phase === 'bid' && looked[0] === false,
  ),
  'a bid to make': turn(spades, spades, {}, ({ phase, looked }) => phase === 'bid' && looked[0] === true),
  'thirteen cards to end a trick with': turn(
    spades,
    spades,
    {},
    ({ trick, hands }) => trick.cards.length === 3 && hands[0]?.length === 13,
  ),
  'a number or a rule to play': turn(
    masterOfRules,
    masterOfRules,
    {},
    ({ phase, trick, table }) => phase === 'play' && trick === 1 && table.flat().length === 2,
    5,
    ofRules,
  ),
  'a rule to take': turn(
    masterOfRules,
    masterOfRules,
    {},
    ({ phase, display }) => phase === 'take' && display.rule.length === 5 && display.number.length < 5,
    5,
    ofRules,
  ),
  'what came of a deal': turn(
    masterOfRules,
    masterOfRules,
    {},
    ({ table, deals }) =>
      table.flat().length === 0 && (deals.at(-1)?.accomplished.filter((came) => came).length ?? 0) > 3,
    5,
    ofRules,
  ),
  'a bid to beat among six': turn(
    katzenjammerBlues,
    katzenjammerBlues,
    {},
    ({ phase, bids, hands }) =>
      phase === 'auction' && bids.filter((bid) => bid !== null).length > 2 && hands[0]?.length === 7,
    6,
    ofCats,
  ),
  'bands to form': turn(
    katzenjammerBlues,
    katzenjammerBlues,
    {},
    ({ phase, hands }) => phase === 'bands' && (hands[0]?.length ?? 0) > 7,
    2,
    ofCats,
  ),
  'all rules played already': turn(
    masterOfRules,
    masterOfRules,
    {},
    ({ phase, trick, table, hands }) =>
      phase === 'play' &&
      trick === 2 &&
      !table[0]?.some(isRule) &&
      hands[0]?.rule.every((rule) => table.flat().includes(rule)) === true,
    4,
    ofRules,
  ),
  'what came of a round, with two takers': turn(
    inAGrove,
    inAGrove,
    firstEdition,
    ({ phase, rounds }) =>
      phase === 'look' &&
      rounds.at(-1)?.suspects.includes('AS') === true &&
      rounds.at(-1)?.taken.filter((count) => count > 0).length === 2,
    4,
    ofGrove,
  ),
  'four accusations on one suspect': turn(
    inAGrove,
    inAGrove,
    {},
    ({ phase, rounds }) =>
      phase === 'look' && new Set(rounds.at(-1)?.accusations.map(({ suspect }) => suspect)).size === 1,
    4,
    ofGrove,
  ),
  'a suspect to accuse or to exchange': turn(
    inAGrove,
    inAGrove,
    firstEdition,
    ({ phase, starter, swapped }) => phase === 'accuse' && starter === 0 && swapped === null,
    4,
    ofGrove,
  ),
  'a suspect to accuse when all others have': turn(
    inAGrove,
    inAGrove,
    {},
    ({ phase, accusations }) =>
      phase === 'accuse' &&
      accusations.length === 3 &&
      new Set(accusations.map(({ suspect }) => suspect)).size === 1,
    4,
    ofGrove,
  ),
}

const measured = z.object({
  /** Pixels beyond the right edge. */
  tooWide: z.number(),
  /** Pixels of the table below the lower edge. */
  tooHigh: z.number(),
  /** Pixels of the middle under the dock. */
  covered: z.number(),
  /** What a finger has to hit and can't. */
  small: z.array(z.string()),
  /** Cards whose rank another card takes the touch of. */
  under: z.array(z.string()),
})

const measure = async (page: Page) =>
  measured.parse(
    await page.evaluate(`(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect()
      const bottom = (selector) => Math.max(...[...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect().bottom))
      const isUnder = (card) => {
        const { x, y } = card.getBoundingClientRect()
        return !card.contains(document.elementFromPoint(x + 12, y + 12))
      }
      const targets = [...document.querySelectorAll('.slot, .table .pick, .table button, .bar a, .bar button')]
      return {
        tooWide: document.documentElement.scrollWidth - innerWidth,
        tooHigh: Math.round(box('.table').bottom - innerHeight),
        covered: Math.round(Math.max(0, bottom('.middle > *, .trick > *') - box('.dock').top)),
        small: targets
          .map((it) => ({ name: it.className + ' ' + it.textContent.trim(), size: it.getBoundingClientRect() }))
          .filter(({ size }) => size.width > 0 && Math.min(size.width, size.height) < 43.9)
          .map(({ name, size }) => name + ' ' + size.width + 'x' + size.height),
        under: [...document.querySelectorAll('.hand.choose label')].filter(isUnder).map((card) => card.textContent),
      }
    })()`),
  )

const perfect = { tooWide: 0, tooHigh: 0, covered: 0, small: [], under: [] }

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

/** Scripts play no part in how a page lies; `evaluate` needs none of the page's own. */
const phone = (width: number, height: number) =>
  browser.newPage({ viewport: { width, height }, javaScriptEnabled: false })

describe.each(Object.entries(turns))('with %s', (_, html) => {
  test.each(['en', 'ko'] as const)('everything is on one screen, in %s', async (lang) => {
    const page = await phone(360, 780)
    await openStill(page, html(lang))
    for (const [width, height] of [
      [360, 780],
      [360, 640],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect({ width, height, ...(await measure(page)) }).toEqual({ width, height, ...perfect })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await measure(page)).toMatchObject({ tooWide: 0, small: [] })
    await page.close()
  })
})

test('what can’t be played says why in place of the turn, and the button waits', async () => {
  const page = await phone(360, 780)
  await openStill(page, turns['fifteen cards to answer with']('en'))
  const why = page.locator('.why:visible')
  const ready = page.locator('.needs .ready')
  expect(await why.count()).toBe(0)
  expect(await ready.isVisible()).toBe(false)
  await page
    .locator('.slot label', { has: page.locator('.low') })
    .first()
    .click({ position: { x: 10, y: 20 } })
  expect(await why.textContent()).toMatch(/^You can follow \w+, so this card has to wait\.$/)
  expect(await ready.isVisible()).toBe(false)
  await page
    .locator('.slot label', { has: page.locator('input:not(.low)') })
    .first()
    .click({ position: { x: 10, y: 20 } })
  expect(await why.count()).toBe(0)
  expect(await ready.isVisible()).toBe(true)
  await page.close()
})

test('on a low screen the recap is its heading, and a tap unfolds it', async () => {
  const page = await phone(360, 640)
  await openStill(page, turns['a bid to make']('en'))
  const lines = page.locator('.recap li')
  expect(await lines.count()).toBe(3)
  expect(await lines.first().isVisible()).toBe(false)
  await page.getByLabel('Show what happened since you looked').check()
  expect(await lines.first().isVisible()).toBe(true)
  await page.close()
})

test('on a wide screen a note and a recap stand side by side, and the middle keeps its room', async () => {
  const page = await phone(1280, 800)
  const note = '<section class="note"><div style="height: 140px"></div></section>'
  const html = turns['thirteen cards to end a trick with']('en')
  await openStill(page, html.replace(/<main class="table felt"[^>]*>/, `$&${note}`))
  expect(await measure(page)).toMatchObject({ tooWide: 0, tooHigh: 0, covered: 0 })
  const box = z.object({ x: z.number(), y: z.number(), width: z.number() })
  const [left, right] = [
    box.parse(await page.locator('.table > .note').boundingBox()),
    box.parse(await page.locator('.recap').boundingBox()),
  ]
  expect(right.y).toBe(left.y)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  await page.close()
})
