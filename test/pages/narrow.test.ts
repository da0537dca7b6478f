/** Long names and long games on a narrow phone: nothing leaves its box, and no short name is broken. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyGame } from '../../src/engine/game.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { skat } from '../../src/games/skat/index.ts'
import type { Lang } from '../../src/players/types.ts'
import type { SeatLine, TableLook } from '../../src/table/types.ts'
import { launchBrowser } from '../browser/support/browser.ts'
import { openStill } from '../browser/support/still.ts'
import { newGame as newGameOfKlaverjassen } from '../support/klaverjassen.ts'
import { after, announce, bid, hand, newGame, pass } from '../support/skat.ts'
import { lookAt, pageOf, positions } from '../web/support/looks.tsx'

const names = ['Mina', '지수', 'Bartholomäus Q. Long', 'Wwwwwwwwwwwwwwwwwwwwwwww']

const withNames = (look: TableLook): TableLook => ({
  ...look,
  seats: look.seats.map((_, seat): SeatLine => ({ kind: 'person', name: names[seat] ?? '' })),
})

const skatGame: AnyGame = skat
const klaverjassenGame: AnyGame = klaverjassen
const bluesGame: AnyGame = katzenjammerBlues

/** Null ouvert by hand, the longest of all games to name, by the player with the long name. */
const announced = after(newGame({ kontra: 'all' }, 2), pass, pass, bid(18), hand, announce('null', 'ouvert'))
const opened = after(announced, pass, pass)

const pages: { readonly [name: string]: (lang: Lang) => string } = {
  'a null ouvert by hand, asked for kontra': (lang) =>
    pageOf(withNames(lookAt(skatGame, announced, 0)), lang),
  'a null ouvert by hand, open': (lang) => pageOf(withNames(lookAt(skatGame, opened, 0)), lang),
  'the sheet of Katzenjammer Blues': (lang) => pageOf(withNames(lateInBlues()), lang),
  'the sheet of Skat': (lang) => pageOf(withNames(lookAt(skatGame, late(skatGame), 0)), lang),
  'the sheet of Klaverjassen, still empty': (lang) =>
    pageOf(withNames(lookAt(klaverjassenGame, newGameOfKlaverjassen(), 0)), lang),
  'the sheet of Klaverjassen': (lang) =>
    pageOf(withNames(lookAt(klaverjassenGame, late(klaverjassenGame), 0)), lang),
}

/** So late that all kinds of cards lie in the discards. */
const lateInBlues = () => {
  const [state] = [...positions(bluesGame, {}, 1, 2)].slice(-20)
  if (state === undefined) throw new Error('a game of no moves')
  return lookAt(bluesGame, state, 0, [], 2)
}

/** The last position but one: all deals of a short game but its last are on the sheet. */
const late = (game: AnyGame) => {
  const [before] = [...positions(game, game === skatGame ? { deals: 3 } : { length: 'deals4' }, 5)].slice(-2)
  if (before === undefined) throw new Error('a game of no moves')
  return before
}

const measured = z.object({ tooWide: z.number(), outside: z.array(z.string()), broken: z.array(z.string()) })

const measure = `(() => {
  const leaves = (box) => [...box.querySelectorAll('*')]
    .filter((it) => !it.closest('.vh') && getComputedStyle(it).overflowX === 'visible')
    .filter((it) => it.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5)
  const boxes = [...document.querySelectorAll('.seat, .own')]
  const places = [...document.querySelectorAll('.place')]
  const lines = (it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return {
    tooWide: document.documentElement.scrollWidth - innerWidth,
    outside: [
      ...boxes.flatMap(leaves),
      ...places.filter((it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight),
      ...[...document.querySelectorAll('.pit')].flatMap((pit) =>
        [...pit.querySelectorAll('figcaption:not(.vh)')].filter(
          (it) => it.getBoundingClientRect().bottom > pit.nextElementSibling.getBoundingClientRect().top)),
    ].map((it) => it.textContent),
    broken: [...document.querySelectorAll('thead th')]
      .filter((it) => !it.textContent.includes(' ') && it.textContent.length < 7 && lines(it) > 1)
      .map((it) => it.textContent),
  }
})()`

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const cases = Object.entries(pages).flatMap(([name, page]) =>
  (['en', 'ko'] as const).map((lang) => ({ name, lang, html: page(lang) })),
)

test.each(cases)('$name, in $lang', async ({ html }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false })
  await openStill(page, html)
  expect(measured.parse(await page.evaluate(measure))).toEqual({ tooWide: 0, outside: [], broken: [] })
  await page.close()
})
