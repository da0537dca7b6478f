/** The item that costs least, of equal ones the first; undefined when there is none. */
export const leastBy = <T>(items: readonly T[], cost: (item: T) => number): T | undefined => {
  let [best] = items
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const here = cost(item)
    if (here < least) [best, least] = [item, here]
  }
  return best
}
