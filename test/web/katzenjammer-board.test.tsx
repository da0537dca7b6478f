/** The board of Katzenjammer Blues: bids picked card by card and read out, bands offered, and nobody else's hand. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import type { KatzenjammerMove } from '../../src/games/katzenjammer-blues/moves.ts'
import type { KatzenjammerState } from '../../src/games/katzenjammer-blues/state.ts'
import type { Lang } from '../../src/players/types.ts'
import { playAll } from '../support/hands.ts'
import { bid, pass, position } from '../support/katzenjammer-blues.ts'
import { choosable, drawnCats, offered } from './support/drawn.ts'
import { decode } from './support/entities.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const game: AnyGame = katzenjammerBlues
const page = (state: KatzenjammerState, you: number | null, lang: Lang = 'en') =>
  pageOf(lookAt(game, state, you, [], state.seats), lang)

const legal = (state: KatzenjammerState, seat: number): readonly KatzenjammerMove[] => [
  ...katzenjammerBlues.legalMoves(state, seat),
]

/** What the button says of each set of cards, by their codes in order. */
const readings = (html: string): { readonly [cards: string]: string } =>
  JSON.parse(decode(/data-reads="([^"]*)"/.exec(html)?.[1] ?? '{}'))

describe('bids laid face up', () => {
  const stands = (standing: string) =>
    playAll(katzenjammerBlues, position({ hands: ['1 2 2 5 J', '1 1 3 4 4 J'], lot: '5 3 5' }), [
      bid(standing),
    ]).state

  test.each([2, 6])(
    'every card of the hand can be picked, and passing is a button, with %i players',
    (seats) => {
      for (const state of positions(katzenjammerBlues, {}, 5, seats)) {
        if (state.phase !== 'auction') continue
        const html = page(state, state.turn)
        expect(offered(html, game)).toEqual(['{"type":"bid","cards":[]}', '{"type":"pass"}'])
        expect(choosable(html, 'move.cards')).toEqual(state.hands[state.turn])
      }
    },
  )

  test('the button offers exactly what is higher', () => {
    for (const state of positions(katzenjammerBlues, {}, 6, 3)) {
      if (state.phase !== 'auction') continue
      const read = Object.entries(readings(page(state, state.turn)))
      const higher = read.filter(([, text]) => text.startsWith('Bid ')).map(([cards]) => cards)
      const bids = legal(state, state.turn).flatMap((move) =>
        move.type === 'bid' ? [move.cards.join('')] : [],
      )
      expect(higher.toSorted()).toEqual(bids.toSorted())
    }
  })

  test.each([
    ['en', '22J', 'Bid three 2s'],
    ['ko', '22J', '2 세 장으로 입찰'],
    ['en', '125J', 'Bid four different, sum 12'],
    ['en', '25', 'two different, sum 7: too low'],
    ['ko', '22', '2 두 장: 더 높아야 해요'],
    ['en', '5J', 'Bid two 5s'],
  ] as const)('in %s, over two 4s, %s reads: %s', (lang, cards, text) => {
    expect(readings(page(stands('4 4'), 0, lang))[cards]).toBe(text)
  })

  test.each([
    [
      '4 4',
      'To beat it: two alike above 4, or 3+ cards',
      '이기려면 4보다 큰 같은 숫자 두 장, 또는 세 장 이상',
    ],
    [
      '3 4',
      'To beat it: a sum above 7, two alike, or 3+ cards',
      '이기려면 7보다 큰 합, 같은 숫자 두 장, 또는 세 장 이상',
    ],
    [
      '1 3 J',
      'To beat it: a sum above 9, three alike, or 4+ cards',
      '이기려면 9보다 큰 합, 같은 숫자 세 장, 또는 네 장 이상',
    ],
    [
      '4 J',
      'To beat it: two alike above 4, or 3+ cards',
      '이기려면 4보다 큰 같은 숫자 두 장, 또는 세 장 이상',
    ],
    ['J', 'To beat it: 2+ cards', '이기려면 두 장 이상'],
  ])('what beats %s is said', (standing, en, ko) => {
    const state = stands(standing)
    expect(page(state, 0)).toContain(en)
    expect(page(state, null, 'ko')).toContain(ko)
  })
})

describe('bands', () => {
  test.each([2, 6])('each that can be formed is offered, and being done, with %i players', (seats) => {
    for (const state of positions(katzenjammerBlues, {}, 7, seats)) {
      if (state.phase !== 'bands') continue
      expect(offered(page(state, state.turn), game).toSorted()).toEqual(
        legal(state, state.turn)
          .map((move) => JSON.stringify(move))
          .toSorted(),
      )
    }
  })
})

describe('what is drawn', () => {
  test.each([
    [2, {}],
    [6, {}],
    [4, { bidding: 'announced', games: 2 }],
  ] as const)('for a spectator of %i with %j is what lies open, and no hand', (seats, options) => {
    for (const state of positions(katzenjammerBlues, options, 8, seats)) {
      if (state.phase === 'over') continue
      const { lot, bids, discards, before, rounds } = state
      const open: readonly string[] = [
        ...lot,
        ...bids.flatMap((laid) => laid?.cards ?? []),
        ...new Set(discards),
        ...(before === null || rounds > 0 ? [] : before.lot),
      ]
      expect(drawnCats(page(state, null)).toSorted()).toEqual(open.toSorted())
    }
  })

  test('for a player who waits is their own hand beside it', () => {
    const state = playAll(katzenjammerBlues, position({ hands: ['1 2 2 5 J', '1 1 3'], lot: '5 3 5' }), [
      bid('1 1'),
    ]).state
    expect(drawnCats(page(state, 1)).toSorted()).toEqual([...'11', ...'113', ...'535'].toSorted())
    expect(page(playAll(katzenjammerBlues, state, [pass]).state, 1)).toMatch(/Jisoo<\/b>/)
  })
})
