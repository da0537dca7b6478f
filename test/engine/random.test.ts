import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentOf, deriveSeed, seededRandom } from '../../src/engine/random.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const secret = '00112233445566778899aabbccddeeff'.repeat(2)

/** The description in random.ts written a second time, on another library and with whole streams of words. */
const wordsOf = function* (key: Uint8Array, k: number): Generator<number> {
  for (let block = 0; ; block += 1) {
    const message = Buffer.alloc(8)
    message.writeUInt32BE(k, 0)
    message.writeUInt32BE(block, 4)
    const digest = createHmac('sha256', key).update(message).digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

const below = (words: Generator<number>, n: number): number => {
  const limit = Math.floor(2 ** 32 / n) * n
  for (;;) {
    const word = words.next().value
    if (word < limit) return word % n
  }
}

const shuffled = (key: Uint8Array, k: number, items: readonly number[]): readonly number[] => {
  const words = wordsOf(key, k)
  const pile = [...items]
  for (let i = pile.length - 1; i > 0; i -= 1) {
    const j = below(words, i + 1)
    const [high, low] = [pile[i] ?? 0, pile[j] ?? 0]
    pile[i] = low
    pile[j] = high
  }
  return pile
}

describe('chance from a seed', () => {
  // These values come from a third implementation, in Python on its hmac module.
  test('gives the known outcomes', () => {
    const random = seededRandom(seed, 0)
    const bounds = [2, 4, 6, 52, 1000, 2 ** 32, 3 * 2 ** 30, 1]
    expect(bounds.map((n) => random.int(n))).toEqual([1, 2, 0, 15, 923, 3670812512, 307829339, 0])
    expect(random.shuffle([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']).join('')).toBe('NMIVBWXPZJUQFTYLHKODGEACSR')
    expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([8, 9, 2, 0, 6, 1, 4, 7, 3, 5])
  })

  test('is what its description says, for any seed, number and bound', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
    const bounds = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2 ** 30, max: 2 ** 32 }))
    fc.assert(
      fc.property(
        seeds,
        fc.nat(2 ** 32 - 2),
        bounds,
        fc.array(fc.nat(), { maxLength: 120 }),
        (key, k, n, items) => {
          const random = seededRandom(key, k)
          expect(random.int(n)).toBe(below(wordsOf(key, k), n))
          expect(random.shuffle(items)).toEqual(shuffled(key, k + 1, items))
        },
      ),
      { seed: 1 },
    )
  })

  test('goes on from any number of outcomes', () => {
    const whole = seededRandom(seed, 0)
    const outcomes = [whole.int(52), whole.shuffle([1, 2, 3]), whole.int(9), whole.shuffle([]), whole.int(7)]
    expect(whole.asked).toBe(5)
    const rest = seededRandom(seed, 2)
    expect([rest.int(9), rest.shuffle([]), rest.int(7)]).toEqual(outcomes.slice(2))
    expect(rest.asked).toBe(5)
  })

  test('leaves what it shuffles alone', () => {
    const deck = Object.freeze(['a', 'b', 'c'])
    expect(seededRandom(seed, 0).shuffle(deck).toSorted()).toEqual(['a', 'b', 'c'])
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('has no outcome below %d', (n) => {
    const random = seededRandom(seed, 0)
    expect(() => random.int(n)).toThrow(RangeError)
    expect(random.asked).toBe(0)
  })

  test('favours no order: every one of 24 comes up about as often', () => {
    const counts = new Map<string, number>()
    const random = seededRandom(seed, 0)
    const rounds = 4800
    for (let round = 0; round < rounds; round += 1) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const expected = rounds / 24
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(24)
    // 23 degrees of freedom: a fair shuffle stays below this 999 times in 1,000.
    expect(chiSquare).toBeLessThan(49.73)
  })
})

describe('the seed of a table', () => {
  test('is an HMAC of table and nonces under the secret', () => {
    const derived = deriveSeed({ secret, table: '2345abcd', nonces: ['north', 'south_1'] })
    expect(Buffer.from(derived).toString('hex')).toBe(
      '75b3204448e48f60fda3a0da9e7f789484160338745f233cd07d93655d9e8fae',
    )
    const message = '["2345abcd",["north","south_1"]]'
    expect(Buffer.from(derived)).toEqual(
      createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest(),
    )
  })

  test.each([
    ['another table', { secret, table: '2345abce', nonces: ['north', 'south_1'] }],
    ['other seats', { secret, table: '2345abcd', nonces: ['south_1', 'north'] }],
    ['another nonce', { secret, table: '2345abcd', nonces: ['north', 'south_2'] }],
    ['another secret', { secret: secret.replace('0', '1'), table: '2345abcd', nonces: ['north', 'south_1'] }],
  ])('is another for %s', (_, parts) => {
    expect(deriveSeed(parts)).not.toEqual(
      deriveSeed({ secret, table: '2345abcd', nonces: ['north', 'south_1'] }),
    )
  })

  test('is committed to by the SHA-256 of the bytes of its secret', () => {
    expect(commitmentOf(secret)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef')
  })
})
