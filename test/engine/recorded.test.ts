import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.ts'
import { recordedRandom, recordingRandom } from '../../src/engine/recorded.ts'

describe('recorded chance', () => {
  test('gives its outcomes in order, and counts those left', () => {
    const random = recordedRandom([2, ['b', 'a', 'b'], 0])
    expect(random.left).toBe(3)
    expect(random.int(3)).toBe(2)
    expect(random.shuffle(['a', 'b', 'b'])).toEqual(['b', 'a', 'b'])
    expect(random.int(1)).toBe(0)
    expect(random.left).toBe(0)
  })

  test('gives the very items that were asked about', () => {
    const [one, two] = [
      { rank: 1, suit: 'C' },
      { rank: 2, suit: 'C' },
    ]
    const pile = recordedRandom([
      [
        { suit: 'C', rank: 2 },
        { suit: 'C', rank: 1 },
      ],
    ]).shuffle([one, two])
    expect(pile[0]).toBe(two)
    expect(pile[1]).toBe(one)
  })

  test.each([
    ['too few items', [['a']], /outcome 0 does not fit: a shuffle of 2 is asked, the record has \["a"\]/],
    ['an item twice', [['a', 'a']], /outcome 0 does not fit/],
    ['another item', [['a', 'c']], /outcome 0 does not fit/],
    ['a number', [1], /a shuffle of 2 is asked, the record has 1/],
    ['nothing', [], /runs out at outcome 0: a shuffle of 2 is asked/],
  ])('refuses %s for a shuffle', (_, outcomes, complaint) => {
    expect(() => recordedRandom(outcomes).shuffle(['a', 'b'])).toThrow(complaint)
  })

  test.each([
    ['the bound itself', [3], /outcome 0 does not fit: int\(3\) is asked, the record has 3/],
    ['a number below zero', [-1], /outcome 0 does not fit/],
    ['a fraction', [0.5], /outcome 0 does not fit/],
    ['a list', [['a']], /int\(3\) is asked, the record has \["a"\]/],
    ['nothing', [], /runs out at outcome 0: int\(3\) is asked/],
  ])('refuses %s for a number', (_, outcomes, complaint) => {
    expect(() => recordedRandom(outcomes).int(3)).toThrow(complaint)
  })
})

test('what is recorded can be given again', () => {
  const deck = ['a', 'b', 'c', 'd', 'e']
  const ask = (random: { int(n: number): number; shuffle(items: readonly string[]): string[] }) => [
    random.int(4),
    random.shuffle(deck),
    random.int(100),
    random.shuffle(deck.slice(2)),
  ]
  const recording = recordingRandom(seededRandom(new Uint8Array(32), 0))
  const asked = ask(recording)
  expect(recording.outcomes).toEqual(asked)
  expect(ask(recordedRandom(recording.outcomes))).toEqual(asked)
})
