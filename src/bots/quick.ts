/** Fast chance for thinking: a search asks thousands of outcomes, and nobody has an interest in foreseeing them. */
import type { Random } from '../engine/game.ts'
import { shuffleBy } from '../engine/random.ts'

/** Mulberry32: a 32-bit counter, well mixed. The same seed always gives the same. */
export const quickRandom = (seed: number): Random => {
  let counter = seed | 0
  const below = (n: number): number => {
    counter = (counter + 0x6d2b79f5) | 0
    let word = Math.imul(counter ^ (counter >>> 15), counter | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  return { int: below, shuffle: (items) => shuffleBy(below, items) }
}
