/** What a table waits for, and whether whoever is awaited knows. Pure. */
import { type Current, movesSoFar, statusOf } from './current.ts'
import { refuse, seatOf } from './facts.ts'
import { countFor, eventsAfter, type LogRow } from './log.ts'
import { seenBy } from './look.ts'
import { turnOf } from './play.ts'
import type { Answer, PlayerId, Waits } from './types.ts'

/** Whether a row is the one after which there were `n` moves; talk and what follows the end are not. */
export const bringsTo = ({ n, kind }: LogRow, moves: number): boolean =>
  n === moves && (kind === 'move' || kind === 'start' || kind === 'sit')

/** `rowAt` finds the row that brought the table to so many moves. */
export const waitsFor = (
  current: Current,
  person: PlayerId,
  rowAt: (moves: number) => LogRow | null,
): Answer<Waits> => {
  const { facts, game, inPlay, counts } = current
  const seat = seatOf(facts, person)
  if (seat === null) return refuse('not-seated')
  const status = statusOf(current)
  const turn = inPlay === null ? null : turnOf(game, inPlay.position, seat)
  const moves = status === 'over' ? movesSoFar(current) : turn
  const upTo = seenBy(current, person)
  if (moves === null) return { ok: true, status, turn, seen: upTo >= countFor(counts, seat) }
  const row = rowAt(moves)
  return { ok: true, status, turn, seen: row !== null && hasSeen(row, seat, person, upTo) }
}

/** Whoever did it knows; of what showed nothing to a seat, nothing can have been seen. */
const hasSeen = (row: LogRow, seat: number, person: PlayerId, upTo: number): boolean =>
  row.player === person || (upTo >= countFor(row.counts, seat) && eventsAfter([row], seat, 0, 1).length > 0)
