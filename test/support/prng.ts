/** Fast chance for tests and benches, where nobody has an interest in foreseeing it. */
import type { Random } from '../../src/engine/game.ts'
import { shuffleBy } from '../../src/engine/random.ts'

/** Mulberry32: a 32-bit counter, well mixed. The same seed always gives the same. */
export const prng = (seed: number): Random => {
  let counter = seed | 0
  const below = (n: number): number => {
    counter = (counter + 0x6d2b79f5) | 0
    let word = Math.imul(counter ^ (counter >>> 15), counter | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  return { int: below, shuffle: (items) => shuffleBy(below, items) }
}

/** At most `count` of the items, in a random order. */
export const pickSome = <T>(random: Random, items: readonly T[], count: number): readonly T[] =>
  random.shuffle(items).slice(0, count)
