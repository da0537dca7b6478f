import { describe, expect, test } from 'vitest'
import type { PerTeam } from '../../src/engine/teams.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import type { KlaverjassenOptions } from '../../src/games/klaverjassen/options.ts'
import { scoreTaken } from '../../src/games/klaverjassen/score.ts'
import { playAll, toldTo } from '../support/hands.ts'
import { beforeLastTrick, lastTrick, oneTrick, play } from '../support/klaverjassen.ts'

const playTrick = (options: Partial<KlaverjassenOptions>, trick: string) =>
  playAll(klaverjassen, oneTrick(options, trick), trick.split(' ').map(play))

describe('a trick, hearts being trumps', () => {
  test.each([
    ['7C 8C 9C TC', 10, 50, 50, 'the source’s sequence of four'],
    ['7C 8C 9C AD', 11, 20, 20, 'three in sequence'],
    ['AC KC QC JC', 20, 50, 50, 'the ace above the king, in any order played'],
    ['TC JC QC 7H', 15, 20, 20, 'natural order counts, not strength'],
    ['AH KH QH 8C', 18, 40, 40, 'trumps with king and queen'],
    ['JH KH QH 8C', 27, 40, 40, 'no stuk on top of the forty'],
    ['TH JH QH 8C', 33, 40, 20, 'trumps with the queen alone'],
    ['9H TH JH QH', 47, 70, 50, 'four trumps with the queen alone'],
    ['TH JH QH KH', 37, 70, 70, 'four trumps with king and queen'],
    ['AH KH QH JH', 38, 70, 70, 'four trumps with the ace'],
    ['KH QH 7C 8C', 7, 20, 20, 'stuk'],
    ['KH QH 9H AC', 32, 20, 20, 'stuk beside another trump'],
    ['7H 8H 9H TH', 24, 50, 50, 'four trumps without king and queen'],
    ['7H 8H 9H KC', 18, 20, 20, 'three trumps without king and queen'],
    ['AC AD AH AS', 44, 100, 100, 'four aces'],
    ['KC KD KH KS', 16, 100, 100, 'four kings'],
    ['QC QD QH QS', 12, 100, 100, 'four queens'],
    ['9C 9D 9H 9S', 14, 150, 0, 'four nines'],
    ['JC JD JH JS', 26, 200, 200, 'four jacks'],
    ['TC TD TH TS', 40, 0, 100, 'four tens'],
    ['8C 8D 8H 8S', 0, 0, 0, 'four eights'],
    ['7C 7D 7H 7S', 0, 0, 0, 'four sevens'],
    ['KC AC 7C 8C', 15, 0, 0, 'the ace is not below the seven'],
    ['QC KC 7C 8D', 7, 0, 0, 'king and queen of a plain suit'],
    ['KC AC 9C TC', 25, 0, 0, 'two and two'],
    ['8C 7C TC 9C', 10, 50, 50, 'whoever played what'],
  ] as const)('%s is worth %i and roem %i, Dutch %i: %s', (trick, points, seed, dutch, _) => {
    for (const [roem, worth] of [
      ['seed', seed],
      ['dutch', dutch],
    ] as const) {
      const [counted] = playTrick({ roem }, trick).state.tricks
      expect([counted?.points, counted?.roem?.points ?? 0]).toEqual([points, worth])
    }
  })

  test.each([
    ['9C TC JC 8H', 'sequence', false, '9C TC JC'],
    ['TC JC 9C AC', 'sequence', false, '9C TC JC'],
    ['7C TC QC JC', 'sequence', false, 'TC JC QC'],
    ['AH KH QH 8C', 'sequence', true, 'QH KH AH'],
    ['KH QH 7C 8C', 'stuk', false, 'QH KH'],
    ['JS JD JH JC', 'four', false, 'JS JD JH JC'],
  ] as const)('%s: the roem names its cards', (trick, type, withStuk, cards) => {
    const { state, events } = playTrick({}, trick)
    expect(state.tricks[0]?.roem).toMatchObject({ type, withStuk, cards: cards.split(' ') })
    expect(events.at(-1)).toMatchObject({ type: 'roem', to: 'all', seat: state.tricks[0]?.winner })
  })

  test('roem is the team’s that wins the trick, whoever played its cards', () => {
    const { state, events } = playTrick({}, '7C 8C 9C 7H')
    expect(klaverjassen.view(state, null).taken).toEqual({
      tricks: [0, 1],
      cardPoints: [0, 0],
      roem: [0, 20],
    })
    expect(toldTo(events, null).map(({ type }) => type)).toEqual([
      ...['played', 'played', 'played', 'played'],
      'trick',
      'roem',
    ])
  })

  test('no roem is told of a trick without', () => {
    expect(playTrick({}, 'KC AC 7C 8C').events.at(-1)).toMatchObject({ type: 'trick', seat: 1, points: 15 })
  })

  test('the last one adds ten', () => {
    const { events } = playAll(klaverjassen, beforeLastTrick({ cardPoints: [10, 152] }), lastTrick)
    expect(events.find(({ type }) => type === 'trick')).toMatchObject({ trick: 8, points: 10 })
  })
})

describe('a deal', () => {
  type Sums = {
    readonly cardPoints: PerTeam<number>
    readonly roem?: PerTeam<number>
    readonly tricks?: PerTeam<number>
    readonly options?: Partial<KlaverjassenOptions>
    readonly scores: PerTeam<number>
    readonly nat: boolean
    readonly why: string
  }
  const rows: readonly Sums[] = [
    { cardPoints: [82, 80], scores: [82, 80], nat: false, why: 'more' },
    { cardPoints: [80, 82], scores: [0, 162], nat: true, why: 'less' },
    { cardPoints: [81, 81], scores: [81, 81], nat: false, why: 'as much' },
    {
      cardPoints: [81, 81],
      options: { equalIsNat: true },
      scores: [0, 162],
      nat: true,
      why: 'as much is nat',
    },
    { cardPoints: [90, 72], roem: [0, 20], scores: [0, 182], nat: true, why: 'more cards, less in all' },
    { cardPoints: [70, 92], roem: [40, 0], scores: [110, 92], nat: false, why: 'fewer cards, more in all' },
    { cardPoints: [60, 102], roem: [40, 20], scores: [0, 222], nat: true, why: 'the own roem is lost too' },
    { cardPoints: [162, 0], tricks: [8, 0], scores: [162, 0], nat: false, why: 'all tricks, no pit' },
    { cardPoints: [0, 162], tricks: [0, 8], scores: [0, 162], nat: true, why: 'no trick, no pit' },
    {
      cardPoints: [162, 0],
      tricks: [8, 0],
      options: { pit: true },
      scores: [262, 0],
      nat: false,
      why: 'pit',
    },
    {
      cardPoints: [0, 162],
      tricks: [0, 8],
      options: { pit: true },
      scores: [0, 262],
      nat: true,
      why: 'pit against the maker',
    },
    {
      cardPoints: [162, 0],
      tricks: [7, 1],
      options: { pit: true },
      scores: [162, 0],
      nat: false,
      why: 'seven tricks with all points are no pit',
    },
  ]

  test.each(rows)('$cardPoints and roem $roem of the maker’s team and the other: $scores, $why', (row) => {
    const { cardPoints, roem = [0, 0], tricks = [4, 4], scores, nat } = row
    const options = klaverjassen.options.parse(row.options ?? {})
    const made = { starter: 0, trump: 'H' } as const
    for (const maker of [0, 2]) {
      const line = scoreTaken({ cardPoints, roem, tricks }, { ...made, maker }, options)
      expect(line).toMatchObject({ scores, nat })
    }
    const turn = <T>([first, second]: PerTeam<T>): PerTeam<T> => [second, first]
    const turned = { cardPoints: turn(cardPoints), roem: turn(roem), tricks: turn(tricks) }
    expect(scoreTaken(turned, { ...made, maker: 3 }, options)).toMatchObject({ scores: turn(scores), nat })
  })

  test('is added up from its tricks, kept as a line and told to all', () => {
    const start = beforeLastTrick({ options: { pit: true }, maker: 1, cardPoints: [162, 0], tricks: [8, 0] })
    const { state, events } = playAll(klaverjassen, start, lastTrick)
    const line = {
      starter: 0,
      maker: 1,
      trump: 'H',
      tricks: [8, 0],
      cardPoints: [162, 0],
      roem: [100, 0],
      pit: 0,
      nat: true,
      scores: [262, 0],
    }
    expect([state.rounds, state.totals]).toEqual([[line], [262, 0]])
    expect(events.find(({ type }) => type === 'round')).toEqual({
      type: 'round',
      to: 'all',
      round: 1,
      ...line,
    })
  })
})

describe('the end', () => {
  test.each([
    { length: 'deals16', finished: 15 },
    { length: 'deals8', finished: 7 },
    { length: 'deals4', finished: 3 },
  ] as const)('$length: after that many deals, not before', ({ length, finished }) => {
    const ended = (before: number) =>
      playAll(
        klaverjassen,
        beforeLastTrick({ options: { length }, cardPoints: [82, 80], finished: before }),
        lastTrick,
      ).state
    expect(klaverjassen.result(ended(finished - 1))).toBeNull()
    expect(klaverjassen.result(ended(finished))).toEqual({ scores: [82, 80, 82, 80], winners: [0, 2] })
  })

  test.each([
    { length: 'points750', totals: [667, 669], scores: null, why: 'one point short' },
    { length: 'points750', totals: [668, 0], scores: [750, 80], winners: [0, 2], why: 'exactly the target' },
    {
      length: 'points750',
      totals: [700, 720],
      scores: [782, 800],
      winners: [1, 3],
      why: 'both past it: the higher wins',
    },
    {
      length: 'points750',
      totals: [700, 702],
      scores: [782, 782],
      winners: [0, 1, 2, 3],
      why: 'both past it, equal: both win',
    },
    { length: 'points1500', totals: [1417, 1419], scores: null, why: 'one point short' },
    {
      length: 'points1500',
      totals: [0, 1420],
      scores: [82, 1500],
      winners: [1, 3],
      why: 'exactly the target',
    },
    { length: 'deals16', totals: [1600, 0], scores: null, why: 'no target: on it goes' },
  ] as const)('$length with $totals and then 82 to 80: $why', ({ length, totals, scores, ...end }) => {
    const start = beforeLastTrick({ options: { length }, cardPoints: [82, 80], totals })
    const { state, events } = playAll(klaverjassen, start, lastTrick)
    if (scores === null) return expect(klaverjassen.result(state)).toBeNull()
    const [first, second] = scores
    const result = { scores: [first, second, first, second], winners: 'winners' in end ? end.winners : [] }
    expect([klaverjassen.result(state), klaverjassen.toAct(state)]).toEqual([result, []])
    expect(events.at(-1)).toEqual({ type: 'over', to: 'all', ...result })
  })
})
