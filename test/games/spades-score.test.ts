import { describe, expect, test } from 'vitest'
import type { PerTeam } from '../../src/engine/teams.ts'
import { spades } from '../../src/games/spades/index.ts'
import type { SpadesOptions } from '../../src/games/spades/options.ts'
import type { RoundLine } from '../../src/games/spades/score.ts'
import type { Bid } from '../../src/games/spades/state.ts'
import { playAll } from '../support/hands.ts'
import { beforeLastTrick, lastTrick } from '../support/spades.ts'

type Pair = readonly [Bid, Bid]

/** Team 0's round: team 1 declares nothing much and takes the tricks that are left. */
const roundOf = (
  bids: Pair,
  taken: readonly [number, number],
  before: { options?: Partial<SpadesOptions>; bags?: number } = {},
) => {
  const start = beforeLastTrick({
    bids: [bids[0], 1, bids[1], 0],
    taken: [taken[0], 13 - taken[0] - taken[1], taken[1], 0],
    bags: [before.bags ?? 0, 0],
    options: before.options ?? {},
  })
  const { state } = playAll(spades, start, lastTrick(start))
  return { points: state.totals[0], bags: state.bags[0], line: state.rounds[0]?.teams[0] }
}

const failedNilBags = { options: { failedNil: 'bags' } } as const

test.each<[string, Pair, [number, number], number, number]>([
  ['1: nine declared, nine taken', [5, 4], [5, 4], 90, 0],
  ['2: seven declared, nine taken', [4, 3], [5, 4], 72, 2],
  ['3: seven declared, six taken', [4, 3], [3, 3], -70, 0],
  ['4: nil made, five of five', [0, 5], [0, 5], 150, 0],
  ['5: nil made, five of four', [0, 4], [0, 5], 141, 1],
  ['6: nil failed, five of four', [0, 4], [2, 3], -59, 1],
  ['7: nil failed, four of four', [0, 4], [1, 3], -60, 0],
  ['8: nil failed, three of four', [0, 4], [1, 2], -140, 0],
  ['9: double nil failed, five of four', ['doubleNil', 4], [1, 4], -159, 1],
])('the source’s example %s', (_, bids, taken, points, bags) => {
  expect(roundOf(bids, taken)).toMatchObject({ points, bags })
})

test.each<[string, Pair, [number, number], number, number]>([
  ['double nil made, five of four', ['doubleNil', 4], [0, 5], 241, 1],
  ['both nil, both failed', [0, 0], [1, 2], -197, 3],
  ['both nil, one made', [0, 0], [0, 2], 2, 2],
  ['both nil, both made', [0, 0], [0, 0], 200, 0],
  ['nil made, contract missed', [0, 5], [0, 4], 50, 0],
  ['two double nils, one made', ['doubleNil', 'doubleNil'], [0, 1], 1, 1],
])('%s', (_, bids, taken, points, bags) => {
  expect(roundOf(bids, taken)).toMatchObject({ points, bags })
})

test.each<[string, Pair, [number, number], number, number]>([
  ['contract made, the nil’s two are bags', [0, 4], [2, 4], -58, 2],
  ['contract missed, the nil’s one is a bag', [0, 4], [1, 3], -139, 1],
  ['the partner’s own overtrick is a bag as well', [0, 4], [1, 5], -58, 2],
  ['a nil that is made changes nothing', [0, 4], [0, 5], 141, 1],
  ['both nil: all tricks are bags', [0, 0], [1, 2], -197, 3],
  ['a double nil’s tricks are loose as well', ['doubleNil', 4], [1, 3], -239, 1],
])('with failedNil bags: %s', (_, bids, taken, points, bags) => {
  expect(roundOf(bids, taken, failedNilBags)).toMatchObject({ points, bags })
})

describe('bags', () => {
  const at10 = { bagLimit: 'at10' } as const

  test.each([
    { why: 'nine and two more', bags: 9, taken: [4, 2], penalty: -100, left: 1 },
    { why: 'exactly ten cost nothing', bags: 8, taken: [4, 2], penalty: 0, left: 10 },
    { why: 'at10: ten cost', bags: 8, taken: [4, 2], options: at10, penalty: -100, left: 0 },
    { why: 'at10: nine cost nothing', bags: 7, taken: [4, 2], options: at10, penalty: 0, left: 9 },
    { why: 'ten and one more', bags: 10, taken: [4, 1], penalty: -100, left: 1 },
    { why: 'ten and nothing more', bags: 10, taken: [4, 0], penalty: 0, left: 10 },
  ])('$why', ({ bags, taken: [one = 0, two = 0], penalty, left, options = {} }) => {
    const round = roundOf([3, 1], [one, two], { bags, options })
    expect([round.line?.penalty, round.bags]).toEqual([penalty, left])
  })

  test('eleven at once', () => {
    const round = roundOf([1, 1], [7, 6])
    expect([round.points, round.bags]).toEqual([20 + 11 - 100, 1])
  })

  test('ten and eleven more: the penalty twice', () => {
    const round = roundOf([1, 1], [7, 6], { bags: 10 })
    expect([round.line?.penalty, round.bags]).toEqual([-200, 1])
  })

  test('the penalty comes before the check for the end', () => {
    const start = beforeLastTrick({ bids: [3, 3, 3, 0], taken: [8, 5, 0, 0], totals: [440, 0], bags: [9, 0] })
    const { state } = playAll(spades, start, lastTrick(start))
    expect([state.totals[0], state.phase]).toEqual([440 + 60 + 2 - 100, 'bid'])
  })
})

test('a round’s line says all the score sheet needs', () => {
  const start = beforeLastTrick({
    bids: [0, 4, 4, 'doubleNil'],
    taken: [1, 5, 4, 3],
    totals: [10, 20],
    bags: [0, 9],
  })
  const { state, events } = playAll(spades, start, lastTrick(start))
  const line: RoundLine = {
    bids: [0, 4, 4, 'doubleNil'],
    taken: [1, 5, 4, 3],
    teams: [
      { contract: 4, taken: 5, contractPoints: 41, nilPoints: -100, bags: 1, penalty: 0, total: -49 },
      { contract: 4, taken: 8, contractPoints: 44, nilPoints: -200, bags: 4, penalty: -100, total: -236 },
    ],
  }
  expect(state.rounds).toEqual([line])
  expect(events.find(({ type }) => type === 'round')).toEqual({ type: 'round', to: 'all', round: 1, ...line })
  expect(spades.facts(state)).toMatchObject({
    rounds: [[-59, -256]],
    scores: [-49, -236, -49, -236],
    bags: [1, 3],
  })
})

describe('the end', () => {
  type Row = {
    readonly why: string
    readonly totals: PerTeam<number>
    readonly bids: readonly Bid[]
    readonly taken: readonly number[]
    readonly options?: Partial<SpadesOptions>
    readonly ends: PerTeam<number>
    readonly winners: readonly number[] | null
  }

  test.each<Row>([
    {
      why: '500 by one team, below -200 by the other',
      totals: [490, -190],
      bids: [0, 0, 11, 12],
      taken: [1, 0, 10, 2],
      ends: [500, -210],
      winners: [0, 2],
    },
    {
      why: 'exactly 500',
      totals: [450, 0],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      ends: [500, 80],
      winners: [0, 2],
    },
    {
      why: 'one short of 500',
      totals: [449, 0],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      ends: [499, 80],
      winners: null,
    },
    {
      why: 'both below: the higher wins with a negative total',
      totals: [-150, -180],
      bids: [4, 3, 2, 2],
      taken: [3, 3, 2, 5],
      ends: [-210, -127],
      winners: [1, 3],
    },
    {
      why: 'exactly -200',
      totals: [-150, 0],
      bids: [3, 1, 2, 7],
      taken: [4, 2, 0, 7],
      ends: [-200, 81],
      winners: [1, 3],
    },
    {
      why: 'one above -200',
      totals: [-149, 0],
      bids: [3, 1, 2, 7],
      taken: [4, 2, 0, 7],
      ends: [-199, 81],
      winners: null,
    },
    {
      why: 'both above 500: the higher wins',
      totals: [480, 430],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      ends: [530, 510],
      winners: [0, 2],
    },
    {
      why: 'equal totals: both win',
      totals: [450, 420],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      ends: [500, 500],
      winners: [0, 1, 2, 3],
    },
    {
      why: 'equal totals play on',
      totals: [450, 420],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      options: { tie: 'extraRound' },
      ends: [500, 500],
      winners: null,
    },
    {
      why: 'the extra round decides',
      totals: [450, 410],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      options: { tie: 'extraRound' },
      ends: [500, 490],
      winners: [0, 2],
    },
    {
      why: 'target 300',
      totals: [250, 0],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      options: { target: 300 },
      ends: [300, 80],
      winners: [0, 2],
    },
    {
      why: 'target 200',
      totals: [150, 0],
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      options: { target: 200 },
      ends: [200, 80],
      winners: [0, 2],
    },
  ])('$why', ({ ends, winners, why: _, ...round }) => {
    const start = beforeLastTrick(round)
    const { state, events } = playAll(spades, start, lastTrick(start))
    const scores = [ends[0], ends[1], ends[0], ends[1]]
    expect(state.totals).toEqual(ends)
    expect(spades.result(state)).toEqual(winners === null ? null : { scores, winners })
    expect(events.at(-1)?.type).toBe(winners === null ? 'round-started' : 'over')
  })

  const longest: RoundLine = {
    bids: ['doubleNil', 'doubleNil', 13, 13],
    taken: [10, 10, 10, 10],
    teams: [
      {
        contract: 13,
        taken: 13,
        contractPoints: -130,
        nilPoints: -200,
        bags: 13,
        penalty: -200,
        total: -10_000,
      },
      {
        contract: 13,
        taken: 13,
        contractPoints: -130,
        nilPoints: -200,
        bags: 13,
        penalty: -200,
        total: -10_000,
      },
    ],
  }

  test.each([
    [198, 'bid'],
    [199, 'over'],
  ])('after %i rounds the next one leads to %s', (played, phase) => {
    const start = beforeLastTrick({
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      options: { tie: 'extraRound' },
      totals: [450, 420],
      rounds: Array.from({ length: played }, () => longest),
    })
    const { state } = playAll(spades, start, lastTrick(start))
    expect(state.phase).toBe(phase)
    expect(JSON.stringify(state).length, 'a table keeps no state over 64 KB').toBeLessThan(64 * 1024)
  })
})
