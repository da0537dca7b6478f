/** The board of In a Grove: who has seen which card, who accuses whom, and a round retold. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import type { GroveOptions } from '../../src/games/in-a-grove/options.ts'
import type { GroveState } from '../../src/games/in-a-grove/state.ts'
import type { Lang } from '../../src/players/types.ts'
import { after, dealt } from '../support/in-a-grove.ts'
import { drawn } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const langs: readonly Lang[] = ['en', 'ko']

const anyGrove: AnyGame = inAGrove

const groveOf = ({ dealt, suspects, body }: GroveState): readonly string[] => [...dealt, ...suspects, body]

/** The cards of this round that a viewer has seen, and those of rounds before, which all have. */
const seenInGrove = (state: GroveState, viewer: number | null): readonly (string | null)[] => {
  const { known, rounds } = inAGrove.view(state, viewer)
  const now = known === null ? [] : [...known.alibis, ...known.suspects, known.body]
  return [...now, ...rounds.flatMap(({ suspects }) => suspects)]
}

describe.each([3, 4])('the cards of In a Grove, for %i', (seats) => {
  const options = { swap: true, wrongCards: 'suspect' }

  test.each(langs)('are drawn for who has seen them and for nobody else, in %s', (lang) => {
    for (const state of positions(inAGrove, options, 25, seats)) {
      for (const viewer of [0, 1, null]) {
        const shown = new Set(drawn(pageOf(lookAt(anyGrove, state, viewer, [], seats), lang)))
        const seen = seenInGrove(state, viewer)
        expect(groveOf(state).filter((person) => shown.has(person) && !seen.includes(person))).toEqual([])
        expect(seen.filter((person) => person !== null && !shown.has(person))).toEqual([])
      }
    }
  })

  test('are marked with who has looked and who accuses, in the order of the round', () => {
    for (const state of positions(inAGrove, options, 26, seats)) {
      if (state.phase !== 'accuse') continue
      const html = pageOf(lookAt(anyGrove, state, null, [], seats), 'en')
      const middle = html.slice(html.indexOf('id="middle"'), html.indexOf('id="dock"'))
      const slips = [...middle.matchAll(/class="slip s(\d)" value="(\d)"/g)].map(([, seat, nr]) => [
        Number(nr),
        Number(seat),
      ])
      expect(slips.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
        state.accusations.map(({ seat }, index) => [index + 1, seat]),
      )
      expect(middle.match(/unseen by 1st/g)).toHaveLength(1)
      expect(middle.match(/>swapped</g)?.length ?? 0).toBe(state.swapped === null ? 0 : 1)
    }
  })
})

const retold = (
  deal: string,
  moves: string,
  chosen: Partial<GroveOptions>,
  lang: Lang,
): readonly string[] => {
  const { state } = after(dealt(deal, chosen), moves)
  const html = pageOf(lookAt(anyGrove, state, null, [], state.seats), lang)
  const steps = html.slice(html.indexOf('<ol class="steps">'))
  return steps
    .slice(0, steps.indexOf('</ol>'))
    .split('<li>')
    .slice(1)
    .map((step) => step.replace(/<[^>]*>/g, ''))
}

describe('a round of In a Grove retold', () => {
  test.each([
    [
      'en',
      '2S 3S 4S 6S 8S 5S AS 7S',
      'look 01, 1, 0, 2, 1',
      {},
      [
        'The ace never did it.',
        'A 5 lies there, so the lowest did it: 5 of spades, in the centre.',
        'Right, and the card comes back: Mina, Hyunwoo',
        'Tom, the last who was wrong, takes 2 cards.',
      ],
    ],
    [
      'en',
      '5S 6S 8S AS 3S 7S 4S 2S',
      'look 01, 0, 2, 2, 0',
      { wrongCards: 'suspect' },
      [
        'No 5 lies there, so the highest did it: 7 of spades, in the centre.',
        'Nobody was right.',
        'Tom, the last on the right one, takes 2 cards.',
        'Hyunwoo, the last on the left one, takes 2 cards.',
      ],
    ],
    [
      'ko',
      '5S 6S 8S 3S 7S 4S AS',
      'look 01, 1, 1, 1',
      {},
      [
        '5가 없으니 가장 큰 숫자가 범인: 가운데 스페이드 7',
        '맞혀서 카드를 돌려받음: Mina, Jisoo, Tom',
        '틀린 사람이 없어요.',
      ],
    ],
  ] as const)('in %s: %s, %s, %j', (lang, deal, moves, chosen, steps) => {
    expect(retold(deal, moves, chosen, lang)).toEqual(steps)
  })
})
