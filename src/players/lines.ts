/** The order of a person's own tables. */
import type { TableLine } from '../table/types.ts'

/** A line with the time (ms) since when the table has waited for this person, null where it does not. */
export type Listed = { readonly line: TableLine; readonly waitingSince: number | null }

/** What is known of a table before a newer line of it comes in. */
export type Waited = { readonly decision: number | null; readonly waitingSince: number | null }

/** A wait begins with its decision: talk, and moves that leave this person's decision alone, do not renew it. */
export const waitingSince = (before: Waited | null, line: TableLine): number | null => {
  if (line.decision === null) return null
  return before?.decision === line.decision ? before.waitingSince : line.lastAt
}

/** Soonest out of time first and then longest waiting, then running and open, then over; the latter two newest first. */
export const inOrder = (listed: readonly Listed[]): TableLine[] =>
  listed
    .toSorted((a, b) => rank(a) - rank(b) || byTime(a, b) || (a.line.id < b.line.id ? -1 : 1))
    .map(({ line }) => line)

const rank = ({ line, waitingSince }: Listed): number => {
  if (waitingSince !== null) return 0
  switch (line.status) {
    case 'open':
    case 'playing':
      return 1
    case 'over':
    case 'closed':
      return 2
  }
}

/** Lines were once kept without deadlines. */
const deadlineOf = ({ line }: Listed): number => line.deadline ?? Number.MAX_SAFE_INTEGER

const byTime = (a: Listed, b: Listed): number =>
  a.waitingSince !== null && b.waitingSince !== null
    ? deadlineOf(a) - deadlineOf(b) || a.waitingSince - b.waitingSince
    : b.line.lastAt - a.line.lastAt
