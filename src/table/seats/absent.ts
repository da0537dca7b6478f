/** Who is away from a game in play, and who may act for the table then. Pure; times in milliseconds. */
import type { Seat } from '../../engine/game.ts'
import { deadlineAt } from '../clock/table.ts'
import { type Current, isOver } from '../current.ts'
import { refuse, type SeatFacts, seatOf } from '../facts.ts'
import type { PlayerId, Refused } from '../types.ts'

/** So long past a deadline of the host's anybody may act for them. */
const HOST_GONE_MS = 3 * 24 * 60 * 60 * 1000

const isAway = (taken: SeatFacts): boolean => taken.left === true || taken.kept === true

const overdueBy = (current: Current, seat: Seat, at: number): number => at - (deadlineAt(current, seat) ?? at)

/** Whether a person's seat is without them: they left, a bot keeps it, or their time has run out. */
export const isAbsent = (current: Current, seat: Seat, at: number): boolean => {
  const taken = current.facts.seats[seat]
  if (taken == null || taken.player === null) return false
  return isAway(taken) || overdueBy(current, seat, at) > 0
}

/** The people who sit here and are not absent. */
export const presentPeople = (current: Current, at: number): readonly PlayerId[] =>
  current.facts.seats.flatMap((taken, seat) =>
    taken === null || taken.player === null || isAbsent(current, seat, at) ? [] : [taken.player],
  )

const isLongOverdue = (current: Current, seat: Seat, at: number): boolean =>
  overdueBy(current, seat, at) >= HOST_GONE_MS

/** The table waits for a leaver, and for so long that their seat was given to nobody. */
const isLeaverAwaited = (current: Current, at: number): boolean =>
  current.facts.seats.some((taken, seat) => taken?.left === true && isLongOverdue(current, seat, at))

/** While a leaver is awaited nobody asks the host for a move: they would never be late. */
const isHostGone = (current: Current, at: number): boolean => {
  const host = seatOf(current.facts, current.facts.host)
  const taken = host === null ? null : current.facts.seats[host]
  if (host === null || taken == null || isAway(taken)) return true
  return isLongOverdue(current, host, at) || isLeaverAwaited(current, at)
}

/**
 * The newest seat of a leaver that waits for the host's word, as a field of what the host is told: named by the row with
 * which its person left.
 */
export const goneOf = (current: Current, player: PlayerId | null): { readonly gone?: number } => {
  const { facts } = current
  if (player === null || facts.host !== player || isOver(current)) return {}
  const rows = facts.seats.flatMap((taken) =>
    taken === null || taken.player === player || taken.kept || taken.open ? [] : (taken.leftWith ?? []),
  )
  return rows.length === 0 ? {} : { gone: Math.max(...rows) }
}

/** Why this person may not act for the table while it plays; null where they may. */
export const whyNotForTable = (current: Current, player: PlayerId, at: number): Refused | null => {
  const seat = seatOf(current.facts, player)
  if (seat === null) return refuse('not-seated')
  if (current.facts.host === player) return null
  const taken = current.facts.seats[seat]
  return taken != null && !isAway(taken) && isHostGone(current, at) ? null : refuse('not-host')
}
