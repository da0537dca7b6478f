import type { Random } from './game.ts'

/** One of the items, each as likely as the others. */
export const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.int(items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
