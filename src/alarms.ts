/** The one alarm of an object, shared by everything that has to be done at a time. */

/** Something that is due at times. It may run twice; once it has run, `dueAt` says when next. */
export type Duty = {
  readonly name: string
  /** In milliseconds, null for never. */
  readonly dueAt: () => number | null
  readonly run: () => Promise<void>
}

/**
 * Runs each duty that is due, one after another, whatever becomes of the others. Answers when the alarm has
 * to ring next (null: never); a duty that failed gets another try `retryAfter` milliseconds from `now`.
 */
export const runDue = async (
  duties: readonly Duty[],
  now: number,
  retryAfter: number,
): Promise<number | null> => {
  const failed = new Set<Duty>()
  for (const duty of duties) {
    const at = duty.dueAt()
    if (at === null || at > now) continue
    try {
      await duty.run()
    } catch (error) {
      failed.add(duty)
      console.error(`alarm: ${duty.name} failed`, error)
    }
  }
  const times = duties.map((duty) => (failed.has(duty) ? now + retryAfter : duty.dueAt()))
  return times.reduce(
    (soonest, at) => (soonest === null || (at !== null && at < soonest) ? at : soonest),
    null,
  )
}
