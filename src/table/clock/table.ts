/** The clocks of a table as it stands. Pure; times in milliseconds. */
import type { Seat } from '../../engine/game.ts'
import type { Current } from '../current.ts'
import { isPlayedByBot, peopleIn } from '../facts.ts'
import type { SeatTime } from '../types.ts'
import {
  type Clocks,
  clockRenewed,
  clocksAfter,
  clocksRested,
  clocksResumed,
  deadlineOf,
  freshClock,
  leftAt,
  type SeatClock,
  type Step,
} from './clock.ts'
import type { Pause } from './facts.ts'
import { termsOf, USUAL } from './pace.ts'

type Table = Pick<Current, 'facts' | 'clocks'>

export const paceOf = ({ facts }: Pick<Current, 'facts'>) => facts.clock?.pace ?? 'none'
export const outOfTimeOf = ({ facts }: Pick<Current, 'facts'>) => facts.clock?.outOfTime ?? USUAL.outOfTime

export const clocksOf = ({ facts, clocks }: Table): Clocks => ({
  terms: termsOf(facts.clock?.pace ?? 'none'),
  seats: clocks,
  rests: facts.seats.map((taken) => facts.clock?.quiet[taken?.player ?? ''] ?? null),
  pausedUntil: facts.clock?.pause?.until ?? 0,
})

const toMove = ({ game, inPlay }: Current): readonly Seat[] =>
  inPlay === null ? [] : game.toAct(inPlay.position.state)

/** The clocks a game begins with; none where there is no pace. */
const atStart = ({ facts }: Current): readonly SeatClock[] => {
  const terms = termsOf(facts.clock?.pace ?? 'none')
  return terms.kind === 'none' ? [] : facts.seats.map(() => freshClock(terms))
}

/** The clocks after something was done by `mover`, or by nobody of the table. */
export const clocksThen = (
  before: Current,
  after: Current,
  by: Pick<Step, 'mover' | 'isStandIn'>,
  at: number,
): readonly SeatClock[] => {
  if (after.inPlay === null) return []
  const isStart = before.inPlay === null
  const clocks = clocksOf({ facts: after.facts, clocks: isStart ? atStart(after) : before.clocks })
  const step = { before: isStart ? [] : toMove(before), after: toMove(after), ...by }
  const seats = clocksAfter({ ...clocks, seats: restedAlone(before, after, clocks, at) }, step, at)
  return isStart
    ? seats
    : newAtClock(before, after).reduce((now, seat) => renewed(clocks, now, seat, at), seats)
}

const renewed = (clocks: Clocks, seats: readonly SeatClock[], seat: Seat, at: number) =>
  clockRenewed({ ...clocks, seats }, seat, at)

/** The seats that are another's now. */
const newAtClock = (before: Current, after: Current): readonly Seat[] => {
  const [then, now] = [before.facts.seats, after.facts.seats]
  if (then === now) return []
  return now.flatMap((taken, seat) => (taken?.player !== then[seat]?.player ? [seat] : []))
}

/** What was left when the others went is left when they are back, or to leave and come back would bring time. */
const restedAlone = (before: Current, after: Current, clocks: Clocks, at: number): readonly SeatClock[] => {
  if (restsAlone(before)) return clocksResumed(clocks, at)
  return restsAlone(after) ? clocksRested(clocks, at, at) : clocks.seats
}

/** With bots alone, nobody waits for anybody. */
const restsAlone = ({ facts }: Pick<Current, 'facts'>): boolean => peopleIn(facts) <= 1

/** When the time of the person on a seat runs out, or null where it does not run. */
export const deadlineAt = (current: Table, seat: Seat): number | null =>
  isPlayedByBot(current.facts.seats[seat]) || restsAlone(current) ? null : deadlineOf(clocksOf(current), seat)

/** The pause that lasts at a moment. */
export const pauseAt = ({ facts }: Pick<Current, 'facts'>, at: number): Pause | null => {
  const pause = facts.clock?.pause ?? null
  return pause !== null && pause.until > at ? pause : null
}

/** How it stands for each seat at a moment; none where there is no pace. */
export const timesAt = (current: Table, at: number): SeatTime[] => {
  const clocks = clocksOf(current)
  return clocks.seats.map((_, seat) => ({
    left: leftAt(clocks, seat, at),
    deadline: deadlineAt(current, seat),
  }))
}
