import { describe, expect, test } from 'vitest'
import { auditRecord } from '../../src/engine/audit.ts'
import { playOut } from '../../src/engine/playout.ts'
import { commitmentOf, deriveSeed, seededRandom } from '../../src/engine/random.ts'
import type { ProvenRecord } from '../../src/engine/record.ts'
import { prng } from '../support/prng.ts'
import { toy } from '../support/toy.ts'

const parts = { secret: '5a'.repeat(32), table: '23456789abcdefgh', nonces: ['one', 'two'] }
const played = playOut(toy, {
  seats: 2,
  options: toy.options.parse({}),
  chance: seededRandom(deriveSeed(parts), 0),
  choices: prng(1),
})
const proven: ProvenRecord = { ...played, ...parts, commitment: commitmentOf(parts.secret) }

const auditWith = (changes: Partial<ProvenRecord>) => auditRecord(toy, { ...proven, ...changes })

describe('an audit', () => {
  test('of an honest game holds and counts its outcomes', () => {
    expect(auditWith({})).toEqual({ outcomes: 2, error: null })
  })

  const [first = [], second = []] = proven.random
  const swapped = typeof second === 'number' ? second : second.toReversed()
  const other = '6b'.repeat(32)
  test.each<[string, Partial<ProvenRecord>, RegExp]>([
    ['another secret', { secret: other }, /^the secret is not the one committed to$/],
    [
      'a secret and a commitment made later',
      { secret: other, commitment: commitmentOf(other) },
      /^outcome 0: the record has /,
    ],
    ['another table', { table: 'hgfedcba98765432' }, /^outcome 0: the record has .*, the seed gives /],
    ['a nonce changed', { nonces: ['one', 'too'] }, /^outcome 0: /],
    ['nonces changed about', { nonces: ['two', 'one'] }, /^outcome 0: /],
    ['a nonce too few', { nonces: ['one'] }, /^2 seats, but 1 nonces$/],
    ['a deal exchanged', { random: [first, swapped] }, /^outcome 1: the record has /],
    ['a deal left out', { random: [first] }, /^outcome 1 is not in the record$/],
    ['a deal too many', { random: [first, second, second] }, /^1 recorded outcomes were never asked$/],
    ['moves nobody could make', { moves: [[1, { type: 'show', card: '1' }]] }, /^move 0 \(seat 1, .*illegal/],
  ])('finds %s', (_, changes, complaint) => {
    expect(auditWith(changes).error).toMatch(complaint)
  })
})
