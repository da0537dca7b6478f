/**
 * The boards of all games over random games: what may be done is offered, all of it and nothing else; what
 * may not be done now says why; what a viewer may not know is drawn nowhere on the page.
 */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { games } from '../../src/games/index.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { parity } from '../../src/games/parity/index.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { skat } from '../../src/games/skat/index.ts'
import { isHandGame, type SkatState } from '../../src/games/skat/state.ts'
import { spades } from '../../src/games/spades/index.ts'
import type { Lang } from '../../src/players/types.ts'
import { refusalText } from '../../src/web/text/refusal.ts'
import { drawn, hiddenField, offered, reasons } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const langs: readonly Lang[] = ['en', 'ko']

/** Bids that are spoken are listed, those laid card by card are not. */
const spoken: Json = { bidding: 'announced' }

/** Options under which every phase of a game comes up. */
const options: { readonly [game: string]: readonly Json[] } = {
  distantichu: [{ riichi: true, target: 10 }],
  doubt: [{}, { doubters: 'anyone', jokers: false }, { lastClaim: 'final' }],
  'in-a-grove': [{}, { wrongCards: 'suspect', end: 'held', swap: true, winner: 'fewest' }],
  klaverjassen: [
    { length: 'deals4' },
    { length: 'deals4', trumpChoice: 'turnUp', afterTurnUp: 'choose', play: 'amsterdam', pit: true },
    { length: 'deals4', trumpChoice: 'forced', following: 'dutch', roem: 'dutch' },
  ],
  'katzenjammer-blues': [{}, spoken],
  'master-of-rules': [{ length: 'short' }, { length: 'short', edition: 'first', leadKind: true }],
  parity: [{}, { noTrump: true, target: 50 }, { declarer: 'opponent', scoring: 'parlett', target: 50 }],
  skat: [
    { deals: 3 },
    { deals: 3, bidding: 'isko', passedIn: 'ramsch', gameValue: 'isko', kontra: 'all', concede: true },
    { deals: 3, passedIn: 'skip', scoring: 'seeger', kontra: 'bidders' },
  ],
  spades: [{ target: 200 }, { target: 200, doubleNil: 'never' }],
  'gin-rummy': [{ target: 50 }, { target: 50, lastDiscard: true, bigGin: true, ace: 'round' }],
  rummy: [{ deck: 'double', jokers: true, jokerSwap: true, upcard: true, target: 50 }],
}

const subjects = games.flatMap((game) =>
  (options[game.meta.id] ?? [{}]).flatMap((option) =>
    game.meta.seats.map((seats) => ({ game, option, seats })),
  ),
)

const upTo = (seats: number) => Array.from({ length: seats }, (_, seat) => seat)

/** Sets of cards are not listed on a page: what is offered there is a test of those games' own. */
const listed = subjects.filter(
  ({ game, option }) => option === spoken || !['doubt', 'katzenjammer-blues', 'rummy'].includes(game.meta.id),
)

type Subject = (typeof subjects)[number]

const pageOfSeat = ({ game, seats }: Subject, state: Json, viewer: number | null, lang: Lang) =>
  pageOf(lookAt(game, state, viewer, [], seats), lang)

describe.each(listed)('$game.meta.id for $seats with $option', (subject) => {
  const { game, option, seats } = subject
  test.each(langs)('offers exactly the legal moves, in %s', (lang) => {
    for (const state of positions(game, option, 7, seats)) {
      for (const seat of upTo(seats)) {
        const legal = [...game.legalMoves(state, seat)].map((move) => JSON.stringify(move))
        // Cards that are equal are one move.
        const moves = new Set(offered(pageOfSeat(subject, state, seat, lang), game))
        expect([...moves].toSorted()).toEqual(legal.toSorted())
      }
    }
  })
})

describe.each(subjects)('$game.meta.id for $seats with $option', (subject) => {
  const { game, option, seats } = subject
  test('a form carries its key, its decision and what was seen; without a turn there is none', () => {
    for (const state of positions(game, option, 8, seats)) {
      const toAct = game.toAct(state)
      for (const viewer of [...upTo(seats), null]) {
        const html = pageOfSeat(subject, state, viewer, 'en')
        const decision = hiddenField(html, 'decision')
        expect(decision).toBe(viewer !== null && toAct.includes(viewer) ? '11' : null)
        if (decision !== null) {
          expect(html).toContain('action="/t/k7mq2w9xz4hf3n8d/move"')
          expect(hiddenField(html, 'key')).toBe('move-key')
          expect(hiddenField(html, 'seen')).toBe('0')
        }
      }
    }
  })

  test('says no undefined thing', () => {
    for (const state of positions(game, option, 9, seats)) {
      for (const lang of langs) {
        expect(pageOfSeat(subject, state, 0, lang)).not.toMatch(/undefined|\[object|NaN/)
      }
    }
  })
})

/** The cards of a Parity state that a viewer may not see: other hands, and what others put face down. */
const hiddenInParity = (state: ReturnType<typeof parity.setup>, viewer: number | null): readonly string[] => [
  ...state.hands.filter((_, seat) => seat !== viewer).flat(),
  ...state.tricks.flatMap(({ leader, discard }) =>
    discard === null || 1 - leader === viewer ? [] : [discard],
  ),
]

const hiddenInSpades = (state: ReturnType<typeof spades.setup>, viewer: number | null): readonly string[] =>
  state.hands.filter((_, seat) => seat !== viewer || !state.looked[seat]).flat()

/** Other hands but an open one, and the cards set aside; a sentence of the log may show what was. */
const hiddenInSkat = (state: SkatState, viewer: number | null): readonly string[] => {
  const open = state.phase === 'play' && state.contract?.level === 'ouvert' ? state.declarer : null
  const knowsSkat = viewer !== null && viewer === state.declarer && !isHandGame(state)
  return [
    ...state.hands.filter((_, seat) => seat !== viewer && seat !== open).flat(),
    ...(knowsSkat ? [] : state.skat),
  ]
}

describe('hidden cards', () => {
  test.each([false, true])('of Parity are on no page, without trumps: %s', (noTrump) => {
    for (const state of positions(parity, { noTrump, target: 50 }, 21)) {
      if (state.phase === 'over') continue
      for (const viewer of [0, 1, null]) {
        const shown = new Set(drawn(pageOf(lookAt(anyParity, state, viewer), 'en')))
        expect(hiddenInParity(state, viewer).filter((card) => shown.has(card))).toEqual([])
      }
    }
  })

  test('of Klaverjassen are on no page, the spare cards that lie face down neither', () => {
    for (const state of positions(klaverjassen, { length: 'deals4', trumpChoice: 'turnUp' }, 23)) {
      if (state.phase === 'over') continue
      for (const viewer of [0, 1, 2, 3, null]) {
        const shown = new Set(drawn(pageOf(lookAt(anyKlaverjassen, state, viewer), 'en')))
        const others = state.hands.filter((_, seat) => seat !== viewer).flat()
        const hidden = [...others, ...state.spares.slice(state.turnedUp)]
        expect(hidden.filter((card) => shown.has(card))).toEqual([])
      }
    }
  })

  test('of Skat are on no page', () => {
    for (const state of positions(skat, { deals: 3, passedIn: 'ramsch', kontra: 'all' }, 23)) {
      if (state.phase === 'over' || state.ending !== null) continue
      for (const viewer of [0, 1, 2, null]) {
        const shown = new Set(drawn(pageOf(lookAt(anySkat, state, viewer), 'en')))
        expect(hiddenInSkat(state, viewer).filter((card) => shown.has(card))).toEqual([])
      }
    }
  })

  test('of Spades are on no page, not even the viewer’s own before looking', () => {
    for (const state of positions(spades, { target: 200 }, 22)) {
      if (state.phase === 'over') continue
      for (const viewer of [0, 1, 2, 3, null]) {
        const shown = new Set(drawn(pageOf(lookAt(anySpades, state, viewer), 'en')))
        expect(hiddenInSpades(state, viewer).filter((card) => shown.has(card))).toEqual([])
      }
    }
  })
})

const shownOn = (game: AnyGame, state: Json, viewer: number | null) =>
  new Set(drawn(pageOf(lookAt(game, state, viewer), 'en')))

describe('hidden cards of the rummies', () => {
  test('of Gin Rummy are on no page', () => {
    for (const state of positions(ginRummy, {}, 23)) {
      if (state.rounds.length > 0) break
      for (const viewer of [0, 1, null]) {
        const open = new Set([...state.known.flat(), ...state.pile])
        const hidden = [...state.stock, ...state.hands.filter((_, seat) => seat !== viewer).flat()]
        const shown = shownOn(ginRummy, state, viewer)
        expect(hidden.filter((card) => shown.has(card) && !open.has(card))).toEqual([])
      }
    }
  })

  test('of Rummy are on no page', () => {
    for (const state of positions(rummy, {}, 24)) {
      if (state.rounds.length > 0) break
      for (const viewer of [0, 1, null]) {
        const open = new Set([
          ...state.known.flat(),
          ...state.pile,
          ...state.table.flatMap(({ cards }) => cards),
        ])
        const hidden = [...state.stock, ...state.hands.filter((_, seat) => seat !== viewer).flat()]
        const shown = shownOn(rummy, state, viewer)
        expect(hidden.filter((card) => shown.has(card) && !open.has(card))).toEqual([])
      }
    }
  })
})

const anyMaster: AnyGame = masterOfRules

/** The numbers that neither lie there, lay there, nor are the viewer's own; rules are too alike to tell. */
const hiddenInMaster = (
  state: ReturnType<typeof masterOfRules.setup>,
  viewer: number | null,
): readonly string[] => {
  const past = state.deals.flatMap(({ plays, automated }) => [
    ...plays.map(({ number }) => number),
    ...automated.numbers,
  ])
  const hidden = [
    ...state.hands.flatMap(({ number }, seat) => (seat === viewer ? [] : number)),
    ...state.numbers.pile,
  ]
  return hidden.filter((number) => !past.includes(number))
}

test.each([3, 5])('hidden numbers of Master of Rules are on no page, for %i', (seats) => {
  for (const state of positions(masterOfRules, { length: 'short' }, 23, seats)) {
    if (state.phase === 'over') continue
    for (const viewer of [0, 1, null]) {
      const shown = new Set(drawn(pageOf(lookAt(anyMaster, state, viewer, [], seats), 'en')))
      expect(hiddenInMaster(state, viewer).filter((number) => shown.has(number))).toEqual([])
    }
  }
})

test.each(langs)('what lies on the table of Master of Rules is drawn, in %s', (lang) => {
  for (const state of positions(masterOfRules, { length: 'short' }, 24, 3)) {
    const shown = drawn(pageOf(lookAt(anyMaster, state, null), lang))
    const lying = [...state.table.flat(), ...state.automated.numbers, ...state.display.number]
    const last = state.deals.at(-1)
    const judged = last === undefined ? [] : last.plays.flatMap(({ number, rule }) => [number, rule])
    expect([...lying, ...judged].filter((code) => !shown.includes(code))).toEqual([])
  }
})

const anyKlaverjassen: AnyGame = klaverjassen
const anyParity: AnyGame = parity
const anySkat: AnyGame = skat
const anySpades: AnyGame = spades

describe('the own hand', () => {
  test('of Klaverjassen is drawn whole, and each card that has to wait says its own reason', () => {
    for (const state of positions(klaverjassen, { length: 'deals4' }, 33)) {
      const [seat] = klaverjassen.toAct(state)
      if (seat === undefined || state.phase !== 'play') continue
      const html = pageOf(lookAt(anyKlaverjassen, state, seat), 'en')
      const hand = state.hands[seat] ?? []
      const shown = drawn(html)
      expect(hand.filter((card) => !shown.includes(card))).toEqual([])
      const { waiting } = klaverjassen.view(state, seat)
      expect(waiting).toHaveLength(hand.length - [...klaverjassen.legalMoves(state, seat)].length)
      const expected = waiting.map(({ why }) => refusalText('en', 'klaverjassen', why))
      expect(reasons(html).toSorted()).toEqual(expected.toSorted())
    }
  })

  test('of Spades is drawn whole, and each card that has to wait says why', () => {
    for (const state of positions(spades, { target: 200 }, 31)) {
      const [seat] = spades.toAct(state)
      if (seat === undefined || state.phase !== 'play') continue
      const html = pageOf(lookAt(anySpades, state, seat), 'ko')
      const hand = state.hands[seat] ?? []
      const shown = drawn(html)
      expect(hand.filter((card) => !shown.includes(card))).toEqual([])
      const why = reasons(html)
      expect(why).toHaveLength(hand.length - [...spades.legalMoves(state, seat)].length)
      expect(why.every((text) => text.includes('나왔고') || text.includes('깨지지'))).toBe(true)
    }
  })

  test('of Parity is drawn whole, and each card that has to wait says why', () => {
    for (const state of positions(parity, { noTrump: true, target: 50 }, 32)) {
      const [seat] = parity.toAct(state)
      if (seat === undefined || (state.phase !== 'play' && state.phase !== 'discard')) continue
      const html = pageOf(lookAt(anyParity, state, seat), 'en')
      const hand = state.hands[seat] ?? []
      const shown = drawn(html)
      expect(hand.filter((card) => !shown.includes(card))).toEqual([])
      const why = reasons(html)
      expect(why).toHaveLength(hand.length - [...parity.legalMoves(state, seat)].length)
      expect(why.every((text) => text.startsWith('You can follow'))).toBe(true)
    }
  })

  test.each([3, 5])(
    'of Master of Rules is drawn whole, each card that has to wait says why, for %i',
    (seats) => {
      for (const state of positions(masterOfRules, { length: 'short' }, 33, seats)) {
        const [seat] = masterOfRules.toAct(state)
        if (seat === undefined) continue
        const html = pageOf(lookAt(anyMaster, state, seat, [], seats), 'en')
        const { number = [], rule = [] } = state.hands[seat] ?? {}
        const hand: readonly string[] = [...number, ...rule]
        const shown = drawn(html)
        expect(hand.filter((card) => !shown.includes(card))).toEqual([])
        const legal = [...masterOfRules.legalMoves(state, seat)].map(({ card }) => card)
        const waiting = state.phase === 'play' ? hand.filter((card) => !legal.includes(card)) : []
        const why = reasons(html)
        expect(why).toHaveLength(waiting.length)
        expect(
          why.every((text) => text.includes('has to be played') || text.includes('already played')),
        ).toBe(true)
      }
    },
  )
})
