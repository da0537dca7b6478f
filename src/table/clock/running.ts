/** The time in which a clock runs: all but its person's quiet hours. Pure; times in milliseconds. */
import { nextQuiet, type Quiet, quietUntil } from '../../notify/quiet.ts'

const MINUTES_A_DAY = 24 * 60
const MOST_REST = MINUTES_A_DAY / 2

/** The hours in which a clock rests: half of the day at most, or nobody would ever have to move. */
export const restOf = ({ from, to, zone }: Quiet): Quiet => {
  const minutes = (to - from + MINUTES_A_DAY) % MINUTES_A_DAY
  return { from, to: (from + Math.min(minutes, MOST_REST)) % MINUTES_A_DAY, zone }
}

/** So much of the time between two moments runs. */
export const runningBetween = (quiet: Quiet | null, from: number, to: number): number => {
  if (quiet === null) return Math.max(0, to - from)
  let running = 0
  let at = quietUntil(quiet, from)
  while (at < to) {
    const end = Math.min(to, nextQuiet(quiet, at))
    running += end - at
    at = quietUntil(quiet, end)
  }
  return running
}

/** The moment at which so much time has run since `from`. */
export const momentAfter = (quiet: Quiet | null, from: number, running: number): number => {
  if (quiet === null || running === 0) return from + running
  let left = running
  let at = quietUntil(quiet, from)
  let end = nextQuiet(quiet, at)
  while (at + left > end) {
    left -= end - at
    at = quietUntil(quiet, end)
    end = nextQuiet(quiet, at)
  }
  return at + left
}
