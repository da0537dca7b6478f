import { describe, expect, test } from 'vitest'
import { playOut } from '../../src/engine/playout.ts'
import { commitmentOf, deriveSeed, seededRandom } from '../../src/engine/random.ts'
import { parity } from '../../src/games/parity/index.ts'
import { prng } from '../support/prng.ts'
import { callProgram, writeTemporary } from '../support/programs.ts'

const parts = { secret: '0f'.repeat(32), table: '23456789abcdefgh', nonces: ['one', 'two'] }
const played = playOut(parity, {
  seats: 2,
  options: parity.options.parse({}),
  chance: seededRandom(deriveSeed(parts), 0),
  choices: prng(1),
})
const proven = {
  ...played,
  ...parts,
  commitment: commitmentOf(parts.secret),
  names: ['A', 'B'],
  startedAt: 1,
}

const audit = (...records: readonly object[]) => {
  const file = writeTemporary(JSON.stringify(records))
  const { status, lines } = callProgram('audit', file)
  return { status, file, lines: lines.map((line) => JSON.parse(line)) }
}

describe('audit', { timeout: 60_000 }, () => {
  test('finds an honest record so', () => {
    const { status, file, lines } = audit(proven)
    const outcomes = played.random.length
    expect(lines).toEqual([{ file, index: 0, ok: true, table: parts.table, outcomes }])
    expect(status).toBe(0)
  })

  test('names the first outcome that is not what the seed gives', () => {
    const starter = played.random[0] === 0 ? 1 : 0
    const { status, lines } = audit(proven, { ...proven, random: played.random.with(0, starter) })
    expect(lines).toMatchObject([
      { index: 0, ok: true },
      { index: 1, ok: false, error: `outcome 0: the record has ${starter}, the seed gives ${1 - starter}` },
    ])
    expect(status).toBe(1)
  })

  test.each([
    [
      'a secret nobody was committed to',
      { secret: '1f'.repeat(32) },
      /^the secret is not the one committed to$/,
    ],
    ['a record without a secret', { secret: undefined }, /^not a record: secret: /],
    ['a game that is not here', { game: 'poker' }, /^no game is called poker$/],
  ])('refuses %s', (_, change, complaint) => {
    const { status, lines } = audit({ ...proven, ...change })
    expect(lines).toMatchObject([{ ok: false, error: expect.stringMatching(complaint) }])
    expect(status).toBe(1)
  })

  test('says how it is called when called with no file', () => {
    const { status, stderr } = callProgram('audit')
    expect(status).toBe(2)
    expect(stderr).toContain('usage: audit FILE…')
  })
})
