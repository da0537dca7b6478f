/** What a table waits for, and whether whoever is awaited knows. Pure. */
import type { Seat } from '../engine/game.ts'
import { deadlineAt } from './clock/table.ts'
import { type Current, movesSoFar, statusOf } from './current.ts'
import { isGivenUp, isPlayedByBot, refuse, seatOf } from './facts.ts'
import { countFor, eventsAfter, type LogRow } from './log.ts'
import { seenBy } from './look.ts'
import { turnOf } from './play.ts'
import { goneOf } from './seats/absent.ts'
import { askedOf } from './seats/agree.ts'
import type { Answer, PlayerId, Standing, Waits } from './types.ts'

/** Finds the row that brought the table to so many moves. */
type RowAt = (moves: number) => LogRow | null

/** Whether a row is the one after which there were `n` moves; talk and what follows the end are not. */
export const bringsTo = ({ n, kind }: LogRow, moves: number): boolean =>
  n === moves &&
  (kind === 'move' || kind === 'takeback' || kind === 'end' || kind === 'start' || kind === 'sit')

export const waitsFor = (current: Current, person: PlayerId, rowAt: RowAt): Answer<Waits> => {
  const seat = seatOf(current.facts, person)
  if (seat === null) return refuse('not-seated')
  return {
    ok: true,
    status: statusOf(current),
    ...askedOf(current, person),
    ...goneOf(current, person),
    ...seatWaits(current, seat, person, rowAt),
  }
}

/** How it stands for every seat. */
export const standingOf = (current: Current, rowAt: RowAt): Standing => ({
  status: statusOf(current),
  seats: current.facts.seats.map((taken, seat) =>
    taken === null || taken.player === null || isPlayedByBot(taken)
      ? { turn: null, deadline: null, seen: false }
      : seatWaits(current, seat, taken.player, rowAt),
  ),
})

const seatWaits = (current: Current, seat: Seat, person: PlayerId, rowAt: RowAt) => {
  const { game, inPlay, counts } = current
  const isAway = isGivenUp(current.facts.seats[seat])
  const turn = inPlay === null || isAway ? null : turnOf(game, inPlay.position, seat)
  const moves = statusOf(current) === 'over' ? movesSoFar(current) : turn
  const upTo = seenBy(current, person)
  const deadline = deadlineAt(current, seat)
  if (moves === null) return { turn, deadline, seen: upTo >= countFor(counts, seat) }
  const row = rowAt(moves)
  return { turn, deadline, seen: row !== null && hasSeen(row, seat, person, upTo) }
}

/** Whoever did it knows; of what showed nothing to a seat, nothing can have been seen. */
const hasSeen = (row: LogRow, seat: Seat, person: PlayerId, upTo: number): boolean =>
  row.player === person || (upTo >= countFor(row.counts, seat) && eventsAfter([row], seat, 0, 1).length > 0)
