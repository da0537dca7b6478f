import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../src/engine/record.ts'
import { callProgram, writeTemporary } from '../support/programs.ts'

const recordsOf = (...given: readonly string[]): readonly GameRecord[] => {
  const { status, lines, stderr } = callProgram('simulate', ...given)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return lines.map((line) => JSON.parse(line))
}

describe('simulate', { timeout: 60_000 }, () => {
  test.each(['parity', 'spades'])('plays games of %s that replay', (game) => {
    const records = recordsOf(game, '5', 'a seed')
    expect(records.map((record) => record.game)).toEqual(Array.from({ length: 5 }, () => game))
    expect(new Set(records.map(({ random }) => JSON.stringify(random))).size).toBe(5)
    expect(records.filter(({ result }) => result === null)).toEqual([])
    const { status, lines } = callProgram('replay', writeTemporary(JSON.stringify(records)))
    expect(lines).toHaveLength(5)
    expect(status).toBe(0)
  })

  test('plays the same games for the same arguments, the first of them whatever the count', () => {
    const three = recordsOf('parity', '3', '7')
    expect(recordsOf('parity', '3', '7')).toEqual(three)
    expect(recordsOf('parity', '1', '7')).toEqual(three.slice(0, 1))
    expect(recordsOf('parity', '1', '8')).not.toEqual(three.slice(0, 1))
  })

  test('keeps to the options and the number of seats', () => {
    const [record] = recordsOf(
      'parity',
      '1',
      '7',
      '--seats',
      '2',
      '--options',
      '{"target":50,"noTrump":true}',
    )
    expect(record).toMatchObject({ seats: 2, options: { target: 50, noTrump: true, declarer: 'starter' } })
  })

  test.each([
    [['parity', '1'], 'GAME, COUNT and SEED are asked'],
    [['parity', '1', '7', '8'], 'GAME, COUNT and SEED are asked'],
    [['poker', '1', '7'], 'no game is called poker; there are'],
    [['parity', 'two', '7'], 'COUNT is not a whole number: two'],
    [['parity', '1', '7', '--seats', '3'], 'parity is for 2'],
    [['parity', '1', '7', '--options', '{'], 'not JSON: {'],
    [['parity', '1', '7', '--options', '{"target":7}'], 'options: '],
    [['parity', '1', '7', '--speed', '9'], "Unknown option '--speed'"],
  ])('says how it is called when called with %j', (given, complaint) => {
    const { status, stderr, lines } = callProgram('simulate', ...given)
    expect({ status, lines }).toEqual({ status: 2, lines: [] })
    expect(stderr).toContain(complaint)
    expect(stderr).toContain('usage: simulate GAME COUNT SEED [--seats N] [--options JSON]')
  })
})
