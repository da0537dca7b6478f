import { expect } from 'vitest'
import { apply } from '../../../../src/games/spades/apply.ts'
import { deck } from '../../../../src/games/spades/deck.ts'
import { options, type SpadesOptions } from '../../../../src/games/spades/options.ts'
import { isDecided, pointsOf, resultOf, scoreTeam } from '../../../../src/games/spades/score.ts'
import type { Bid } from '../../../../src/games/spades/state.ts'
import { cardsOf, newDecks } from '../../../support/hands.ts'
import { play, playable, position } from '../../../support/spades.ts'
import { type Case, type Cases, figuresIn, says } from './case.ts'

type Pair = readonly [readonly [Bid, number], readonly [Bid, number]]

/** A team's points and bags of one round, from what each partner declared and took. */
const round = (pair: Pair, chosen: Partial<SpadesOptions> = {}, before = 0) => {
  const [one, other] = pair
  const { line, bags } = scoreTeam(
    [
      { bid: one[0], taken: one[1] },
      { bid: other[0], taken: other[1] },
    ],
    { total: 0, bags: before },
    options.parse(chosen),
  )
  return { points: pointsOf(line), bags: line.bags, kept: bags }
}

/** The rows of a table end with a team's points and its bags. */
const rounds =
  (chosen: Partial<SpadesOptions>, ...pairs: readonly Pair[]): Case =>
  ({ text }) => {
    const rows = text.split('\n').map((row) => figuresIn(row).slice(-2))
    expect(rows).toEqual(pairs.map((pair) => [round(pair, chosen).points, round(pair, chosen).bags]))
  }

const plain: readonly Pair[] = [
  [
    [4, 4],
    [5, 5],
  ],
  [
    [4, 5],
    [3, 4],
  ],
  [
    [4, 3],
    [3, 3],
  ],
  [
    [0, 0],
    [5, 5],
  ],
  [
    [0, 0],
    [4, 5],
  ],
]

/** The cards shown are played in turn, seat 0 leading. */
const taker: Case = ({ text, cards }) => {
  const last = cards.at(-1) ?? ''
  const state = position({ hands: ['2C', '3C', '4C', last], trick: cards.slice(0, 3).join(' ') })
  const winner = apply(state, 3, play(last), newDecks(0)).state.tricks.at(-1)?.winner ?? -1
  expect(text.match(/\{\w+\}/g)?.at(-1)).toBe(`{${cards[winner]}}`)
}

const ended = (first: number, second: number) => ({
  lasting: {
    options: options.parse({}),
    totals: [first, second] as const,
    bags: [0, 0] as const,
    rounds: [],
  },
  winners: resultOf({ totals: [first, second] }).winners,
})

export const spades: Cases = {
  'spade-wins': taker,
  'suit-wins': taker,
  'not-broken': ({ text, cards }) => {
    const state = position({ hands: [cards.join(' '), '', '', ''] })
    expect(text).toContain(`{${playable(state)}}`)
    expect(cardsOf(deck, playable(state))).toHaveLength(1)
  },
  'rounds-team': rounds(
    {},
    ...plain,
    [
      [0, 1],
      [4, 4],
    ],
    [
      [0, 1],
      [4, 3],
    ],
    [
      [0, 1],
      [4, 2],
    ],
  ),
  'rounds-bags': rounds(
    { failedNil: 'bags' },
    ...plain,
    [
      [0, 2],
      [4, 4],
    ],
    [
      [0, 1],
      [4, 3],
    ],
  ),
  'bags-over-ten': (shown) => {
    const over = round(
      [
        [4, 5],
        [3, 4],
      ],
      {},
      9,
    )
    const at = round(
      [
        [4, 5],
        [3, 4],
      ],
      {},
      8,
    )
    expect([over.points, at.points]).toEqual([72 - 100, 72])
    says(9, 2, 11, 100, over.kept, 8, at.kept)(shown)
  },
  'bags-at-ten': (shown) => {
    const at = round(
      [
        [4, 5],
        [3, 4],
      ],
      { bagLimit: 'at10' },
      8,
    )
    expect(at.points).toBe(72 - 100)
    says(8, 2, 10, 100, at.kept)(shown)
  },
  'many-bags': (shown) => {
    const all = round([
      [1, 6],
      [1, 7],
    ])
    says(20, 11, all.points, all.kept)(shown)
  },
  ends: (shown) => {
    const { lasting, winners } = ended(490 + 10, -190 - 20)
    expect([isDecided(lasting), winners]).toEqual([true, [0, 2]])
    says(490, -190, 10, -20, ...lasting.totals)(shown)
  },
  'ends-below': (shown) => {
    const { lasting, winners } = ended(-150 - 60, -180 + 50)
    expect([isDecided(lasting), winners]).toEqual([true, [1, 3]])
    says(-150, -180, -60, 50, ...lasting.totals)(shown)
  },
}
