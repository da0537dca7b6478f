/**
 * The felt on a phone, measured: on a turn nobody scrolls, nothing covers anything, and nothing is too small for a
 * finger. The pages are those of random games, with a full recap on top.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parity } from '../../src/games/parity/index.ts'
import { spades } from '../../src/games/spades/index.ts'
import type { Lang } from '../../src/players/types.ts'
import type { LogEvent } from '../../src/table/types.ts'
import { launchBrowser } from '../browser/support/browser.ts'
import { lookAt, pageOf, positions } from '../web/support/looks.tsx'

const types: { readonly [ending: string]: string } = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
}

/** Happened since the viewer looked: more than the three lines a recap has. */
const since: readonly LogEvent[] = ['round-started', 'trick', 'played', 'said', 'played'].map(
  (type, index) => ({
    e: index + 1,
    at: index,
    type,
    seat: 1,
    round: 2,
    trick: 5,
    card: 'TD',
    text: 'A good long line of what somebody had to say about all this while you were away',
  }),
)

/** The first turn of seat 0 that `when` finds, as its page. */
const turns = {
  trump: () => pick(parity, (state) => state.phase === 'trump', { noTrump: true }),
  parity: () => pick(parity, (state) => state.phase === 'parity', {}),
  'answer with 15 cards': () =>
    pick(parity, (state) => state.trick.cards.length === 1 && state.hands[0]?.length === 15, {}),
  discard: () => pick(parity, (state) => state.phase === 'discard', { noTrump: true }),
  look: () => pick(spades, (state) => state.phase === 'bid' && !state.looked[0], {}),
  bid: () => pick(spades, (state) => state.phase === 'bid' && state.looked[0] === true, {}),
  'last of four with 13 cards': () =>
    pick(spades, (state) => state.trick.cards.length === 3 && state.hands[0]?.length === 13, {}),
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

type Turn = (lang: Lang) => string

const pick = <Game extends typeof parity | typeof spades>(
  game: Game,
  when: (state: ReturnType<Game['setup']>) => boolean,
  options: object,
): Turn => {
  throw new Error(`${String(game)}${String(when)}${String(options)}`)
}
