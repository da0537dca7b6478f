/** The board of Doubt: cards chosen freely, a claim in the right number, two answers, and nothing shown too early. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import type { DoubtState } from '../../src/games/doubt/state.ts'
import type { Lang } from '../../src/players/types.ts'
import { fillMove } from '../../src/web/routes/fill.ts'
import { claimText } from '../../src/web/text/claims.ts'
import { accepts, after, doubts, lay, position } from '../support/doubt.ts'
import { prng } from '../support/prng.ts'
import { choosable, drawn, offered, unfilled } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const game: AnyGame = doubt
const page = (state: DoubtState, you: number | null, lang: Lang = 'en') =>
  pageOf(lookAt(game, state, you), lang)
const noCards = '{"type":"play","cards":[]}'
const doubtJson = JSON.stringify(doubts)

describe('what is offered', () => {
  const phases: { readonly [phase in DoubtState['phase']]: readonly string[] } = {
    play: [noCards],
    turn: [noCards, doubtJson],
    answer: [doubtJson, JSON.stringify(accepts)],
    over: [],
  }

  test.each([{}, { doubters: 'anyone' }, { lastClaim: 'final', jokers: false }])(
    'is every card of the hand and the answers of the phase, to those on turn alone: %s',
    (options) => {
      for (const state of positions(doubt, options, 5)) {
        for (const viewer of [0, 1, 2, null]) {
          const html = page(state, viewer)
          const acts = viewer !== null && state.awaited.includes(viewer)
          expect(offered(html, game)).toEqual(acts ? phases[state.phase] : [])
          const hand = viewer !== null && acts && state.phase !== 'answer' ? (state.hands[viewer] ?? []) : []
          expect(choosable(html, 'move.cards').toSorted()).toEqual(hand.toSorted())
        }
      }
    },
  )

  test('any cards of the hand can be sent as one claim, a single one and the most there may be among them', () => {
    const chance = prng(6)
    for (const state of positions(doubt, {}, 6)) {
      const [seat] = doubt.toAct(state)
      if (seat === undefined || state.phase === 'answer') continue
      const html = page(state, seat)
      const cards = choosable(html, 'move.cards')
      const { most } = doubt.view(state, seat)
      const handful = chance.shuffle(cards).slice(0, most)
      for (const chosen of [...cards.map((card) => [card]), handful]) {
        const fields = { list: () => chosen, text: () => '' }
        const sent = unfilled(html).map((move) => game.move.parse(fillMove(move, fields)))
        const claim = { type: 'play', cards: expect.arrayContaining(chosen) }
        expect(sent).toContainEqual(claim)
        for (const move of sent) expect(() => game.apply(state, seat, move, prng(1))).not.toThrow()
      }
    }
  })

  test('the button says the claim by the number of cards, and when they are too many', () => {
    const html = page(position({ hands: ['7C 8C', '2D', '3D'], due: '7' }), 0)
    const says = /data-says="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(JSON.parse(says)).toEqual([
      'Lay as 7s',
      'Lay one 7',
      'Lay two 7s',
      'Lay three 7s',
      'Lay four 7s',
      'Lay five 7s',
      'Lay six 7s',
      'At most 6 cards',
    ])
  })
})

describe('a claim', () => {
  test.each([
    ['en', 'A', 1, 'one ace'],
    ['en', '7', 3, 'three 7s'],
    ['en', 'T', 2, 'two 10s'],
    ['en', 'K', 6, 'six kings'],
    ['ko', 'A', 1, '에이스 한 장'],
    ['ko', '7', 3, '7 세 장'],
    ['ko', 'T', 2, '10 두 장'],
    ['ko', 'K', 6, '킹 여섯 장'],
  ] as const)('in %s of %s and %i: %s', (lang, rank, count, text) => {
    expect(claimText(lang, rank, count)).toBe(text)
  })

  const start = position({ hands: ['2C KC 9C', '3D 9D', '4D 4H'] })
  const claimed = after(start, [0, lay('2C KC')], [1, lay('9D')])

  test('is on the felt with the height of the pile and who claimed before', () => {
    const html = page(claimed, null)
    expect(html).toContain('<b>Jisoo</b>: “one 3”')
    expect(html).toContain('<b>Mina</b>: “two 2s”')
    expect(html).toContain('3 cards on the pile')
  })

  test('shows its cards to its owner alone', () => {
    const shown = [0, 1, 2, null].map((viewer) => new Set(drawn(page(claimed, viewer))))
    expect(shown.map((cards) => cards.has('KC'))).toEqual([true, false, false, false])
    expect(shown.map((cards) => cards.has('9D'))).toEqual([false, true, false, false])
  })
})

describe('a reveal', () => {
  const start = position({ hands: ['2C KC 9C', '3D 9D', '4D 4H'] })
  const doubted = after(start, [0, lay('2C KC')], [1, doubts])

  test.each([0, 1, 2, null])(
    'says who doubted whom, what it was and who took how much, to viewer %s',
    (viewer) => {
      const html = page(doubted, viewer)
      expect(html).toContain('<b>Jisoo</b> doubted <b>Mina</b>’s “two 2s”')
      expect(html).toContain('It was a lie.')
      expect(html).toContain('<b>Mina</b> took all 2 cards.')
      expect(drawn(html)).toEqual(expect.arrayContaining(['2C', 'KC']))
    },
  )

  test('stays, shorter, when others have played since', () => {
    const later = after(doubted, [0, lay('9C')])
    const html = page(later, 2)
    expect(html).toContain('Last doubt:')
    expect(drawn(html)).toEqual(expect.arrayContaining(['2C', 'KC']))
    expect(drawn(html)).not.toContain('9C')
  })
})

describe('hidden cards', () => {
  test.each([{}, { doubters: 'anyone' }])('are on no page: %s', (options) => {
    for (const state of positions(doubt, options, 23)) {
      if (state.phase === 'over') continue
      for (const viewer of [0, 1, 2, null]) {
        const shown = new Set(drawn(page(state, viewer)))
        const known = new Set(state.lastDoubt?.cards ?? [])
        const hidden = [
          ...state.hands.filter((_, seat) => seat !== viewer).flat(),
          ...state.pile.filter(({ seat }) => seat !== viewer).flatMap(({ cards }) => cards),
        ]
        expect(hidden.filter((card) => shown.has(card) && !known.has(card))).toEqual([])
      }
    }
  })
})

test('who has accepted is said at their seat', () => {
  const start = position({ options: { doubters: 'anyone' }, hands: ['2C 9C', '3D', '4D'] })
  const html = page(after(start, [0, lay('9C')], [2, accepts]), 1)
  expect(html).toContain('accepts')
  expect(page(after(start, [0, lay('9C')]), 1)).not.toContain('accepts')
})
