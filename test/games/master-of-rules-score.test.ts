import { describe, expect, test } from 'vitest'
import { numberDeck } from '../../src/games/master-of-rules/cards.ts'
import { dealsOf, type MasterOptions } from '../../src/games/master-of-rules/options.ts'
import { pointsOf, resultOf } from '../../src/games/master-of-rules/score.ts'
import { judgeDeal, madeBy } from '../../src/games/master-of-rules/verdict.ts'
import { judged, numbers, optionsOf, rules } from '../support/master-of-rules.ts'

/** The seats whose rules came true. */
const trueSeats = (played: string, ruled: string) =>
  judgeDeal(judged(played, ruled)).flatMap((came, seat) => (came ? [seat] : []))

describe('which rules come true', () => {
  test.each([
    {
      played: 'R2 R7 B4 R9 G1',
      ruled: 'SUPPORT ONLY TRIO LIMIT BEST',
      seats: [2, 3],
      why: 'three red without the own card, 23 exactly',
    },
    {
      played: 'Y3 R5 R8 B1 G9',
      ruled: 'ONLY ONLY BEST LIMIT TRIO',
      seats: [0, 2],
      why: 'a second ONLY shares its red',
    },
    {
      played: 'B4 R4 Y4 G9 P1',
      ruled: 'TRIO BEST ONLY LIMIT SUPPORT',
      seats: [0, 1, 3, 4],
      why: 'three 4s, and five colours tie',
    },
    {
      played: 'Y7 R9 Y2 Y5 B1',
      ruled: 'BEST BEST LIMIT ONLY TRIO',
      seats: [0, 4],
      why: 'red 9 is highest, but red is not most frequent',
    },
    {
      played: 'B6 R8 B2 R3 G9',
      ruled: 'BEST BEST BEST LIMIT SUPPORT',
      seats: [0, 1],
      why: 'blue and red tie, the highest of each counts',
    },
    {
      played: 'B1 B2 B3 R4 G5',
      ruled: 'TRIO SUPPORT SUPPORT LIMIT ONLY',
      seats: [0, 1, 2, 3, 4],
      why: 'a chain of SUPPORT is worth its end',
    },
    {
      played: 'R9 B9 G8 Y7 P6',
      ruled: 'SUPPORT SUPPORT TRIO SUPPORT SUPPORT',
      seats: [],
      why: 'a chain round the table fails with its end',
    },
    {
      played: 'R1 B5 G9 Y3 | R2',
      ruled: 'SUPPORT SUPPORT SUPPORT SUPPORT',
      seats: [0, 1, 2, 3],
      why: 'four players, all SUPPORT',
    },
    {
      played: 'R1 B5 G9 | Y3 P2',
      ruled: 'SUPPORT SUPPORT SUPPORT',
      seats: [0, 1, 2],
      why: 'three players, all SUPPORT',
    },
    {
      played: 'R1 B5 G9 | Y3 P2',
      ruled: 'SUPPORT SUPPORT ONLY',
      seats: [0, 1, 2],
      why: 'the right of seat 0 is seat 2, not the automated player',
    },
    {
      played: 'R9 B5 G9 | Y9 P2',
      ruled: 'SUPPORT LIMIT SUPPORT',
      seats: [],
      why: 'sum 34, and both hang on it',
    },
    {
      played: 'R9 R5 B9 G8 | R1',
      ruled: 'BEST TRIO ONLY LIMIT',
      seats: [0, 1],
      why: 'an automated red makes three',
    },
    {
      played: 'B1 B2 R1 R4 Y9',
      ruled: 'TRIO ONLY BEST LIMIT ONLY',
      seats: [3, 4],
      why: 'pairs make no trio; red 1 is not the highest red',
    },
  ])('$played with $ruled: $why', ({ played, ruled, seats }) => {
    expect(trueSeats(played, ruled)).toEqual(seats)
  })

  test.each([
    ['B1 R2 Y5 G6 P9', 'LIMIT', true],
    ['B1 R2 Y5 G7 P9', 'LIMIT', false],
  ])('%s: %s is %s', (played, rule, came) => {
    expect(trueSeats(played, `${rule} TRIO TRIO TRIO TRIO`)).toEqual(came ? [0] : [])
  })
})

describe('the numbers that make a rule true', () => {
  const all = 'R2 R7 B4 R9 G1'
  test.each([
    { rule: 'TRIO', own: 'B4', of: all, made: 'R2 R7 R9' },
    { rule: 'TRIO', own: 'G9', of: 'B4 R4 Y4 G9 P1', made: 'B4 R4 Y4' },
    { rule: 'LIMIT', own: 'R9', of: all, made: all },
    { rule: 'ONLY', own: 'B4', of: all, made: 'B4' },
    { rule: 'BEST', own: 'R9', of: all, made: 'R2 R7 R9' },
    { rule: 'BEST', own: 'R7', of: all, made: '' },
    { rule: 'ONLY', own: 'R7', of: all, made: '' },
    { rule: 'SUPPORT', own: 'R2', of: all, made: '' },
  ])('$rule with $own among $of: $made', ({ rule, own, of, made }) => {
    const [mine = 'B1'] = numbers(own)
    expect(rules(rule).map((one) => madeBy(one, mine, numbers(of)))).toEqual([numbers(made)])
  })
})

describe('points', () => {
  test.each([
    { scored: 'TRIO TRIO TRIO ONLY ONLY ONLY LIMIT LIMIT LIMIT LIMIT', second: 16, first: 16 },
    { scored: 'ONLY ONLY LIMIT LIMIT SUPPORT SUPPORT TRIO TRIO BEST BEST', second: 12, first: 12 },
    { scored: 'TRIO TRIO TRIO TRIO TRIO TRIO', second: 8, first: 8 },
    { scored: 'SUPPORT SUPPORT SUPPORT BEST BEST BEST', second: 10, first: 8 },
    { scored: 'TRIO TRIO TRIO ONLY LIMIT SUPPORT BEST', second: 11, first: 11 },
    { scored: 'SUPPORT SUPPORT SUPPORT SUPPORT', second: 6, first: 4 },
    { scored: 'TRIO TRIO TRIO ONLY ONLY ONLY BEST BEST BEST LIMIT LIMIT LIMIT', second: 20, first: 20 },
    { scored: '', second: 0, first: 0 },
    { scored: 'TRIO TRIO', second: 2, first: 2 },
  ])('$scored: $second, in the first edition $first', ({ scored, second, first }) => {
    const total = (edition: MasterOptions['edition']) => pointsOf(rules(scored), optionsOf({ edition })).total
    expect([total('second'), total('first')]).toEqual([second, first])
  })

  test('are cards, sets and the bonus for all five', () => {
    expect(pointsOf(rules('TRIO TRIO TRIO ONLY LIMIT SUPPORT BEST'), optionsOf())).toEqual({
      cards: 7,
      sets: 2,
      all: 2,
      total: 11,
    })
  })

  test.each([
    { edition: 'second', supportSets: 'excluded', total: 3 },
    { edition: 'second', supportSets: 'counts', total: 5 },
    { edition: 'first', supportSets: 'counts', total: 5 },
    { edition: 'first', supportSets: 'excluded', total: 3 },
  ] as const)('three SUPPORT, $edition edition, $supportSets: $total', ({ total, ...chosen }) => {
    expect(pointsOf(rules('SUPPORT SUPPORT SUPPORT'), optionsOf(chosen)).total).toBe(total)
  })
})

describe('ties', () => {
  const won = (edition: MasterOptions['edition'], ...scored: readonly string[]) =>
    resultOf({ options: optionsOf({ edition }), scored: scored.map(rules) }).winners

  test.each([
    { scored: ['TRIO SUPPORT', 'ONLY SUPPORT', 'SUPPORT SUPPORT'], second: [0], first: [2] },
    { scored: ['BEST SUPPORT', 'ONLY LIMIT', 'LIMIT LIMIT'], second: [1], first: [0] },
    { scored: ['BEST LIMIT', 'LIMIT LIMIT', 'SUPPORT LIMIT'], second: [0], first: [2] },
    { scored: ['LIMIT SUPPORT', 'LIMIT LIMIT', 'SUPPORT SUPPORT'], second: [1], first: [2] },
    { scored: ['TRIO LIMIT', 'TRIO LIMIT', 'TRIO SUPPORT'], second: [0, 1], first: [2] },
    { scored: ['LIMIT', 'LIMIT', 'LIMIT'], second: [0, 1, 2], first: [0, 1, 2] },
    { scored: ['', '', ''], second: [0, 1, 2], first: [0, 1, 2] },
    { scored: ['TRIO', 'LIMIT LIMIT', 'TRIO'], second: [1], first: [1] },
  ])('$scored: seats $second, in the first edition $first', ({ scored, second, first }) => {
    expect([won('second', ...scored), won('first', ...scored)]).toEqual([second, first])
  })
})

test.each([
  { seats: 3, full: 12, short: 6 },
  { seats: 4, full: 12, short: 8 },
  { seats: 5, full: 10, short: 5 },
])('$seats players have $full deals, or $short', ({ seats, full, short }) => {
  expect([dealsOf(optionsOf(), seats), dealsOf(optionsOf({ length: 'short' }), seats)]).toEqual([full, short])
})

test('there are nine numbers of five colours', () => {
  expect(numberDeck.cards.join(' ')).toBe(
    'B1 B2 B3 B4 B5 B6 B7 B8 B9 R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G2 G3 G4 G5 G6 G7 G8 G9 P1 P2 P3 P4 P5 P6 P7 P8 P9',
  )
})
