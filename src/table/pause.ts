/**
 * A pause all agree on: until its end no clock runs, whoever likes may play on. It ends on its date, or by any one of
 * them, with notice. Nobody's time grows by it. Pure; times in milliseconds.
 */
import type { Event } from '../engine/game.ts'
import { clocksRested } from './clock/clock.ts'
import type { Pause } from './clock/facts.ts'
import { clocksOf, paceOf, pauseAt } from './clock/table.ts'
import { type Current, isOver } from './current.ts'
import { type Facts, isGivenUp, isPlayedByBot, refuse, seatOf } from './facts.ts'
import { type Acted, addRow } from './rows.ts'
import type { Answer, PlayerId, Refused } from './types.ts'

const DAY = 24 * 60 * 60 * 1000
/** A table is forgotten after a year in which nothing happens. */
const LONGEST_MS = 60 * DAY
/** Whoever ends a pause leaves the others this long to come back. */
export const NOTICE_MS = DAY

/** Why no pause until then can be agreed on now; null where it can. */
export const whyNoPause = (current: Current, until: number, at: number): Refused | null => {
  if (paceOf(current) === 'none') return refuse('no-clock')
  const code = until <= at ? 'too-small' : until > at + LONGEST_MS ? 'too-big' : null
  return code === null ? null : refuse('bad-request', { issues: [{ path: 'until', code }] })
}

/** Everybody who plays has to agree to a pause, also those who are late. */
export const pausers = ({ seats }: Facts): readonly PlayerId[] =>
  seats.flatMap((taken) =>
    taken === null || taken.player === null || taken.left || isPlayedByBot(taken) ? [] : [taken.player],
  )

const withPause = (current: Current, pause: Pause, event: Event, by: PlayerId | null, at: number): Acted => {
  const { clock } = current.facts
  if (clock === undefined) throw new Error(`table ${current.facts.id} has no clock to rest`)
  const facts = { ...current.facts, clock: { ...clock, pause } }
  const clocks = clocksRested(clocksOf(current), pause.until, at)
  return addRow(current, { kind: 'pause', player: by, events: [event] }, at, { facts, clocks })
}

/** All have agreed. */
export const paused = (current: Current, until: number, at: number): Acted =>
  withPause(current, { from: at, until }, { type: 'paused', to: 'all', until }, null, at)

/** One of those who play ends the pause: not at once, but so soon that said twice it is no sooner. */
export const endPause = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const seat = seatOf(current.facts, player)
  if (seat === null) return refuse('not-seated')
  if (current.inPlay === null) return refuse('not-started')
  if (isOver(current)) return refuse('game-over')
  if (isGivenUp(current.facts.seats[seat])) return refuse('seat-given-up')
  const pause = pauseAt(current, at)
  if (pause === null) return refuse('no-pause')
  const until = at + NOTICE_MS
  if (pause.isEnding || until >= pause.until) return { ok: true, next: current, rows: [] }
  const event: Event = { type: 'pause-ending', to: 'all', seat, until }
  return { ok: true, ...withPause(current, { ...pause, until, isEnding: true }, event, player, at) }
}
