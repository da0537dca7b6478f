/** Quick chance for tests and benches, where nobody has an interest in foreseeing it. */
import { quickRandom } from '../../src/bots/quick.ts'
import type { Random } from '../../src/engine/game.ts'

/** The same seed always gives the same. */
export const prng: (seed: number) => Random = quickRandom

/** At most `count` of the items, in a random order. */
export const pickSome = <T>(random: Random, items: readonly T[], count: number): readonly T[] =>
  random.shuffle(items).slice(0, count)
