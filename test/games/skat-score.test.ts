import { describe, expect, test } from 'vitest'
import { type Contract, ladder, worthWhenMade } from '../../src/games/skat/contract.ts'
import { countMatadors, countPoints, deck, type TrumpGame } from '../../src/games/skat/deck.ts'
import { skat } from '../../src/games/skat/index.ts'
import type { DealLine } from '../../src/games/skat/line.ts'
import { type Finished, settle } from '../../src/games/skat/score.ts'
import { cardsOf, playAll } from '../support/hands.ts'
import { after, newGame, pass, play, position } from '../support/skat.ts'

test('the ladder holds the 63 values a game can have', () => {
  const values = `18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99
    100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198
    204 216 240 264`
  expect(ladder).toEqual(values.split(/\s+/).map(Number))
})

test('all cards count 120 points', () => {
  expect(countPoints(deck.cards)).toBe(120)
})

test.each<[string, TrumpGame, number]>([
  ['JC JS JH JD AH KH QH 9H', 'H', 5],
  ['JC JS JH JD AH KH QH 9H', 'grand', 4],
  ['JH JD 9H', 'H', -2],
  ['JC JS JH JD AC TC KC QC 9C 8C 7C', 'C', 11],
  ['JC JH JD', 'S', 1],
  ['AS TS', 'S', -4],
  ['7S', 'S', -10],
  ['AC TC', 'S', -11],
  ['AC TC', 'grand', -4],
  ['JD', 'grand', -3],
])('matadors of %s in %s: %i', (cards, game, matadors) => {
  expect(countMatadors(game, cardsOf(deck, cards))).toBe(matadors)
})

type Row = {
  readonly what: string
  readonly contract: Contract
  readonly matadors?: number
  readonly points?: number
  readonly tricks?: number
  readonly bid?: number
  readonly conceded?: boolean
  readonly kontra?: Finished['kontra']
  /** The value and what the declarer gains, by the source's count. */
  readonly seed: readonly [number, number]
  /** The same by the official count, where it differs. */
  readonly isko?: readonly [number, number]
}

const contract = (game: Contract['game'], hand = false, level: Contract['level'] = 'plain'): Contract => ({
  game,
  hand,
  level,
})
const clubs = contract('C')

const settled = (row: Row, gameValue: 'seed' | 'isko', scoring: 'seed' | 'seeger' = 'seed') => {
  const { contract, matadors = 1, points = 70, tricks = 6, bid = 18, conceded = false, kontra = 1 } = row
  const outcome = { points, tricks, conceded }
  return settle({ contract, matadors, outcome, bid, kontra }, 0, { gameValue, scoring })
}

describe('the worked examples', () => {
  test.each<Row>([
    {
      what: 'hearts hand with 3, schwarz announced and made',
      contract: contract('H', true, 'schwarz'),
      matadors: 3,
      points: 120,
      tricks: 10,
      seed: [90, 90],
    },
    { what: 'clubs with 1, 89 points', contract: clubs, points: 89, seed: [24, 24] },
    { what: '90 points', contract: clubs, points: 90, seed: [36, 36] },
    { what: '61 points', contract: clubs, points: 61, seed: [24, 24] },
    { what: '60 points', contract: clubs, points: 60, seed: [24, -48] },
    { what: '31 points', contract: clubs, points: 31, seed: [24, -48] },
    { what: '30 points', contract: clubs, points: 30, seed: [24, -48], isko: [36, -72] },
    { what: 'no trick', contract: clubs, points: 4, tricks: 0, seed: [24, -48], isko: [48, -96] },
    {
      what: 'hearts hand, schneider announced, 90',
      contract: contract('H', true, 'schneider'),
      points: 90,
      seed: [50, 50],
    },
    {
      what: 'hearts hand, schneider announced, 89',
      contract: contract('H', true, 'schneider'),
      points: 89,
      seed: [30, -60],
      isko: [50, -100],
    },
    {
      what: 'grand hand ouvert with 4, all tricks',
      contract: contract('grand', true, 'ouvert'),
      matadors: 4,
      points: 120,
      tricks: 10,
      seed: [264, 264],
    },
    {
      what: 'all points, one trick lost',
      contract: contract('grand', true, 'ouvert'),
      matadors: 4,
      points: 120,
      tricks: 9,
      seed: [192, -384],
      isko: [264, -528],
    },
    {
      what: 'clubs ouvert, a trick lost, 105',
      contract: contract('C', true, 'ouvert'),
      points: 105,
      tricks: 9,
      seed: [60, -120],
      isko: [96, -192],
    },
    {
      what: 'clubs ouvert, a trick lost, 89',
      contract: contract('C', true, 'ouvert'),
      points: 89,
      tricks: 8,
      seed: [36, -72],
      isko: [96, -192],
    },
    { what: 'diamonds, bid 36, 75 points', contract: contract('D'), points: 75, bid: 36, seed: [36, -72] },
    { what: 'hearts, bid 30, 90 points', contract: contract('H'), points: 90, bid: 30, seed: [30, 30] },
    { what: 'hearts, bid 30, 61 points', contract: contract('H'), points: 61, bid: 30, seed: [30, -60] },
    { what: 'grand, bid 59', contract: contract('grand'), bid: 59, seed: [72, -144] },
    {
      what: 'spades hand without 3, bid 55',
      contract: contract('S', true),
      matadors: -3,
      bid: 55,
      seed: [55, 55],
    },
    { what: 'spades hand with 1, bid 55', contract: contract('S', true), bid: 55, seed: [55, -110] },
    {
      what: 'hearts hand, schneider announced, bid 50, 89',
      contract: contract('H', true, 'schneider'),
      points: 89,
      bid: 50,
      seed: [50, -100],
    },
    { what: 'null', contract: contract('null'), matadors: 0, points: 0, tricks: 0, bid: 23, seed: [23, 23] },
    {
      what: 'null hand',
      contract: contract('null', true),
      matadors: 0,
      points: 9,
      tricks: 0,
      seed: [35, 35],
    },
    {
      what: 'null ouvert',
      contract: contract('null', false, 'ouvert'),
      matadors: 0,
      tricks: 1,
      seed: [46, -92],
    },
    {
      what: 'null ouvert hand',
      contract: contract('null', true, 'ouvert'),
      matadors: 0,
      tricks: 1,
      seed: [59, -118],
    },
    { what: 'kontra and re, 61 points', contract: clubs, points: 61, kontra: 4, seed: [24, 96] },
    { what: 'kontra, 60 points', contract: clubs, points: 60, kontra: 2, seed: [24, -96] },
    {
      what: 'conceded, schneider announced',
      contract: contract('C', true, 'schneider'),
      points: 10,
      tricks: 0,
      conceded: true,
      seed: [36, -72],
      isko: [60, -120],
    },
    {
      what: 'conceded, nothing announced',
      contract: clubs,
      points: 10,
      tricks: 0,
      conceded: true,
      seed: [24, -48],
    },
  ])('$what', (row) => {
    const found = (count: 'seed' | 'isko') => {
      const { value, scores } = settled(row, count)
      return [value, scores[0]]
    }
    expect(found('seed')).toEqual(row.seed)
    expect(found('isko')).toEqual(row.isko ?? row.seed)
  })

  test.each<[number, Finished['kontra'], readonly number[]]>([
    [61, 1, [74, 0, 0]],
    [60, 1, [-98, 40, 40]],
    [61, 4, [146, 0, 0]],
    [60, 2, [-146, 40, 40]],
  ])('Seeger-Fabian: clubs with 1, %i points, times %i', (points, times, scores) => {
    const row: Row = { what: '', contract: clubs, points, kontra: times, seed: [0, 0] }
    expect(settled(row, 'seed', 'seeger').scores).toEqual(scores)
  })
})

test.each<[Contract, number, number]>([
  [contract('D'), 1, 18],
  [contract('C', true, 'schneider'), -2, 72],
  [contract('S', true, 'schwarz'), 1, 77],
  [contract('grand', true, 'ouvert'), 4, 264],
  [contract('null', true), 0, 35],
])('%o with %i is worth %i when just made', (announced, matadors, value) => {
  expect(worthWhenMade(announced, matadors)).toBe(value)
})

/** Ten tricks of a ramsch, the last one still to be played; the seat that leads takes it. */
const ramschBeforeEnd = (tricks: readonly number[], cards: readonly string[], aside: string) => {
  const start = position({ contract: null, hands: ['AH', '7H', '8H'], skat: aside })
  const won = tricks.flatMap((count, winner) =>
    Array.from({ length: count }, (_, index) => ({
      leader: winner,
      cards: index === 0 ? cardsOf(deck, cards[winner] ?? '') : [],
      winner,
    })),
  )
  return { ...start, tricks: won }
}

describe('ramsch', () => {
  const rest = [play('AH'), play('7H'), play('8H')]
  // The last trick's 11 points and the skat go to seat 0 beside the cards named; the other cards do not matter.
  test.each<[string, readonly number[], readonly string[], string, readonly number[]]>([
    ['the most card points lose', [3, 4, 2], ['AC TC', 'AS TS AD TD TH', ''], 'KC QC', [0, -52, 0]],
    [
      'a player without a trick: doubled',
      [4, 5, 0],
      ['AC TC KC', 'AS TS AD TD TH', ''],
      'JC QC',
      [0, -104, 0],
    ],
    ['the skat goes to the last trick', [4, 4, 1], ['AC TC', 'AS TS', '7C'], 'AD TD', [-53, 0, 0]],
    ['equally many: both lose', [3, 3, 3], ['AC', 'AS TS KS', 'AD TD KD'], '7C 8C', [0, -25, -25]],
    ['all tricks: 120', [9, 0, 0], ['AC', '', ''], '7C 8C', [120, 0, 0]],
  ])('%s', (_, tricks, cards, aside, scores) => {
    const { state, events } = playAll(skat, ramschBeforeEnd(tricks, cards, aside), rest)
    expect(state.totals).toEqual(scores)
    expect(events.find(({ type }) => type === 'round')).toMatchObject({ kind: 'ramsch', scores })
  })

  test('three times 40: nobody scores', () => {
    const start = ramschBeforeEnd(
      [3, 3, 3],
      ['AC TC', 'AS TS KS QS TH JS', 'AD TD KD QD QH QC JC JH JD'],
      'KC KH',
    )
    expect(after(start, ...rest).lines.at(-1)).toMatchObject({ points: [40, 40, 40], scores: [0, 0, 0] })
  })
})

describe('the end', () => {
  const passedLine: DealLine = { forehand: 0, kind: 'passed', declarer: null, scores: [0, 0, 0] }
  const lines = (count: number) => Array.from({ length: count }, () => passedLine)
  const passOut = [pass, pass, pass]

  test.each([3, 9, 15] as const)('after %i counted deals', (deals) => {
    const start = { ...newGame({ deals, passedIn: 'skip' }), lines: lines(deals - 2) }
    const next = after(start, ...passOut)
    expect([next.phase, next.forehand, skat.result(next)]).toEqual(['bidding', 1, null])
    const over = after(next, ...passOut)
    expect([over.phase, skat.toAct(over)]).toEqual(['over', []])
    expect(skat.result(over)).toEqual({ scores: [0, 0, 0], winners: [0, 1, 2] })
  })

  test.each([
    [7, 191, 'bidding'],
    [7, 192, 'over'],
  ])('%i deals and %i void ones before a void one: %s', (counted, voids, phase) => {
    const start = { ...newGame(), lines: lines(counted), voids, totals: [-20, -50, -20] }
    const state = after(start, ...passOut)
    expect([state.phase, state.voids]).toEqual([phase, voids + 1])
    if (phase === 'over') {
      expect(skat.result(state)).toEqual({ scores: [-20, -50, -20], winners: [0, 2] })
    }
  })
})
