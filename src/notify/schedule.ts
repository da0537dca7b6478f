/** When a call is tried again, and when somebody is reminded. All times are in milliseconds. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const GIVEN_UP_AFTER = 24 * HOUR

export type Tries = {
  /** When the call was first to be made. */
  readonly due: number
  /** How often it has been tried: at least once. */
  readonly count: number
  readonly now: number
  /** In seconds, where the other side asked for it. */
  readonly retryAfter: number | null
}

/** A minute, doubling to an hour, never sooner than asked. Null: given up. */
export const nextTry = ({ due, count, now, retryAfter }: Tries): number | null => {
  const wait = Math.min(HOUR, MINUTE * 2 ** (count - 1))
  const at = now + Math.max(wait, (retryAfter ?? 0) * 1000)
  return at > due + GIVEN_UP_AFTER ? null : at
}

/** `last`: nothing comes after it but the end. */
export type Reminding = { readonly at: number; readonly last: boolean }

/** At half of the time and an hour before its end, as far as that is after its beginning; in order. */
export const reminders = (begun: number, deadline: number): readonly Reminding[] => {
  const half = begun + Math.floor((deadline - begun) / 2)
  const times = [...new Set([half, deadline - HOUR])].filter((at) => at > begun).toSorted((a, b) => a - b)
  return times.map((at, index) => ({ at, last: index === times.length - 1 }))
}
