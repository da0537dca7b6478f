/** What becomes of a seat whose time has run out. Pure; all times in milliseconds. */
import type { Event, Seat } from '../engine/game.ts'
import { playForSeat } from './bots.ts'
import { clockNoted } from './clock/clock.ts'
import { clocksOf, deadlineAt, outOfTimeOf } from './clock/table.ts'
import { type Current, isOver } from './current.ts'
import { type Acted, addRow } from './rows.ts'

import { keptByBot, openedToAll } from './seats/hand.ts'

/** The running clocks of people about whose end nothing was done yet. */
const running = (current: Current): readonly { readonly seat: Seat; readonly deadline: number }[] =>
  current.clocks.flatMap(({ isNoted }, seat) => {
    const deadline = isNoted ? null : deadlineAt(current, seat)
    return deadline === null ? [] : [{ seat, deadline }]
  })

/** When time runs out next, or null. */
export const outDueAt = (current: Current): number | null =>
  running(current).reduce<number | null>(
    (soonest, { deadline }) => (soonest === null || deadline < soonest ? deadline : soonest),
    null,
  )

const outEvent = (current: Current, seat: Seat): Event => ({
  type: 'out-of-time',
  to: 'all',
  seat,
  outOfTime: outOfTimeOf(current),
})

/**
 * Does what the table chose for the seat whose time ran out first, at most one move for at most one seat. An alarm
 * that comes late or twice finds the clock as it is then: whoever moved meanwhile has another one.
 */
export const runOut = (current: Current, at: number): Acted => {
  const [first] = running(current)
    .filter(({ deadline }) => deadline <= at)
    .toSorted((a, b) => a.deadline - b.deadline)
  if (first === undefined) return { next: current, rows: [] }
  const { seat } = first
  const noted = addRow(current, { kind: 'out', player: null, seat, events: [outEvent(current, seat)] }, at, {
    clocks: clockNoted(clocksOf(current), seat),
  })
  const then = afterwards(noted.next, seat, at)
  return { next: then.next, rows: [...noted.rows, ...then.rows] }
}

const afterwards = (current: Current, seat: Seat, at: number): Acted => {
  switch (outOfTimeOf(current)) {
    case 'nudge':
      return { next: current, rows: [] }
    case 'substitute':
      return openedToAll(current, seat, null, at)
    case 'bot': {
      const played = playForSeat(current, seat, at)
      const kept = keptIfMissed(played.next, seat, at)
      return { next: kept.next, rows: [...played.rows, ...kept.rows] }
    }
  }
}

/** After so many turns in a row that a bot played for somebody, it keeps their seat. */
const MOST_MISSED = 2

const keptIfMissed = (current: Current, seat: Seat, at: number): Acted =>
  isOver(current) || (current.clocks[seat]?.missed ?? 0) < MOST_MISSED
    ? { next: current, rows: [] }
    : keptByBot(current, seat, null, at)
