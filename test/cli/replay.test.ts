import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { callProgram, writeTemporary } from '../support/programs.ts'

// The new deck's order is also the shuffled one here: seat 0 has all clubs, diamonds and 8H, seat 1 the rest.
const deck = ['C', 'D', 'H', 'S']
  .flatMap((suit) => [...'89TJQKA'].map((rank) => rank + suit))
  .concat('XB', 'XR')
const begun = {
  name: 'trumps and parity',
  game: 'parity',
  seats: 2,
  options: {},
  random: [0, deck],
  moves: [[0, { type: 'trump', suit: 'C' }]],
  result: null,
}

const linesFor = (given: readonly string[], ...contents: readonly Json[]) => {
  const files = contents.map(writeTemporary)
  const { status, lines } = callProgram('replay', ...given, ...files)
  return { status, files, lines: lines.map((line): Json => JSON.parse(line)) }
}

describe('replay', { timeout: 60_000 }, () => {
  test('prints a line for every record of every file', () => {
    const { status, files, lines } = linesFor([], [begun, begun], begun)
    const line = { name: 'trumps and parity', ok: true, result: null, toAct: [0] }
    expect(lines).toEqual([
      { file: files[0], index: 0, ...line },
      { file: files[0], index: 1, ...line },
      { file: files[1], index: 0, ...line },
    ])
    expect(status).toBe(0)
  })

  test('lists the legal moves of those to act, if asked to', () => {
    const { lines } = linesFor(['--legal'], begun)
    const parities = ['odd', 'even'].map((parity) => ({ type: 'parity', parity }))
    expect(lines).toMatchObject([{ legal: { 0: parities } }])
  })

  test('names the move that is illegal, and goes on with the next record', () => {
    const wrong = { ...begun, moves: [...begun.moves, [0, { type: 'trump', suit: 'D' }]] }
    const { status, lines } = linesFor([], [wrong, begun])
    expect(lines).toMatchObject([
      { ok: false, error: expect.stringMatching(/^move 1 \(seat 0, .*\): illegal: wrong-phase/), toAct: [0] },
      { ok: true },
    ])
    expect(status).toBe(1)
  })

  test('checks what is expected, and says which names it cannot check', () => {
    const expecting = (expect: Json) => ({ ...begun, expect })
    const { status, lines } = linesFor(
      [],
      [
        expecting({ phase: 'parity', toAct: [0] }),
        expecting({ phase: 'play', starter: 1 }),
        expecting({ weather: 'fine' }),
      ],
    )
    expect(lines).toMatchObject([
      { ok: true },
      { ok: false, error: 'phase is "parity", expected "play"; starter is 0, expected 1' },
      { ok: true, unchecked: ['weather'] },
    ])
    expect(lines[0]).not.toHaveProperty('unchecked')
    expect(status).toBe(1)
  })

  test.each<[string, Json, RegExp]>([
    ['what is no record', { game: 'parity' }, /^not a record: seats: /],
    ['a game that is not here', { ...begun, game: 'poker' }, /^no game is called poker$/],
    ['what is no JSON', '{ "game": ', /JSON/],
  ])('refuses %s', (_, content, complaint) => {
    const { status, lines } = linesFor([], content)
    expect(lines).toMatchObject([{ index: 0, ok: false, error: expect.stringMatching(complaint) }])
    expect(status).toBe(1)
  })

  test('refuses a file that is not there, and goes on with the next', () => {
    const { status, lines } = callProgram('replay', '/no/such/file.json', writeTemporary(begun))
    expect(lines.map((line) => JSON.parse(line).ok)).toEqual([false, true])
    expect(status).toBe(1)
  })

  test.each([[[]], [['--all', 'file.json']]])('says how it is called when called with %j', (given) => {
    const { status, stderr, lines } = callProgram('replay', ...given)
    expect({ status, lines }).toEqual({ status: 2, lines: [] })
    expect(stderr).toContain('usage: replay [--legal] FILE…')
  })
})
