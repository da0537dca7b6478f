/** Chance as a list of outcomes: written down while a game is played, and dealt out again from a record. */
import type { Json, Random } from './game.ts'
import { canonicalJson } from './json.ts'

/** What one call of `Random` gave: a shuffle's order, or an `int`. */
export type Outcome = number | readonly Json[]

/** Passes every call on and keeps what came of it. */
export const recordingRandom = (random: Random): Random & { readonly outcomes: readonly Outcome[] } => {
  const outcomes: Outcome[] = []
  return {
    outcomes,
    shuffle: (items) => {
      const pile = random.shuffle(items)
      // A game shuffles cards, which are JSON; `Random` itself does not ask for that.
      const kept: Json[] = JSON.parse(JSON.stringify(pile))
      outcomes.push(kept)
      return pile
    },
    int: (n) => {
      const value = random.int(n)
      outcomes.push(value)
      return value
    },
  }
}

const keyOf = (item: unknown): string => canonicalJson(JSON.parse(JSON.stringify(item)))

/** The items in the recorded order, or null when the record is no permutation of them. */
const reorder = <T>(items: readonly T[], recorded: readonly Json[]): T[] | null => {
  if (items.length !== recorded.length) return null
  const waiting = Map.groupBy(items, keyOf)
  const pile: T[] = []
  for (const value of recorded) {
    const same = waiting.get(keyOf(value))
    if (same === undefined || same.length === 0) return null
    pile.push(...same.splice(0, 1))
  }
  return pile
}

/**
 * Gives recorded outcomes in their order.
 * @throws Error saying what does not fit when the outcomes run out or are not what is asked for.
 */
export const recordedRandom = (outcomes: readonly Outcome[]): Random & { readonly left: number } => {
  let next = 0
  const take = (call: string): Outcome => {
    const outcome = outcomes[next]
    if (outcome === undefined)
      throw new Error(`the recorded chance runs out at outcome ${next}: ${call} is asked`)
    next += 1
    return outcome
  }
  const refuse = (call: string, outcome: Outcome): Error =>
    new Error(
      `recorded outcome ${next - 1} does not fit: ${call} is asked, the record has ${canonicalJson(outcome)}`,
    )
  return {
    get left() {
      return outcomes.length - next
    },
    shuffle: (items) => {
      const call = `a shuffle of ${items.length}`
      const outcome = take(call)
      const pile = typeof outcome === 'number' ? null : reorder(items, outcome)
      if (pile === null) throw refuse(call, outcome)
      return pile
    },
    int: (n) => {
      const call = `int(${n})`
      const outcome = take(call)
      const fits = typeof outcome === 'number' && Number.isInteger(outcome) && outcome >= 0 && outcome < n
      if (!fits) throw refuse(call, outcome)
      return outcome
    },
  }
}
