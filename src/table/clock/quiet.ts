/**
 * The hours in which somebody's clocks rest, as their own object says them. It says so with every line it takes:
 * that costs no call of its own, and other hours count from then on, never for what is past. Pure.
 */
import type { Quiet } from '../../notify/quiet.ts'
import type { Current } from '../current.ts'
import { seatOf } from '../facts.ts'
import { type Acted, addRow } from '../rows.ts'
import type { PlayerId } from '../types.ts'
import { clockSettled } from './clock.ts'
import { restOf } from './running.ts'
import { clocksOf } from './table.ts'

const isSame = (a: Quiet | null, b: Quiet | null): boolean =>
  a?.from === b?.from && a?.to === b?.to && a?.zone === b?.zone

const withQuiet = (
  quiet: { readonly [player: PlayerId]: Quiet },
  player: PlayerId,
  rest: Quiet | null,
): { readonly [player: PlayerId]: Quiet } => {
  const others = Object.fromEntries(Object.entries(quiet).filter(([other]) => other !== player))
  return rest === null ? others : { ...others, [player]: rest }
}

/** The table once it knows a person's quiet hours; null where it knew them, or keeps no clock for them. */
export const quietHeard = (
  current: Current,
  player: PlayerId,
  quiet: Quiet | null,
  at: number,
): Acted | null => {
  const { clock } = current.facts
  const seat = seatOf(current.facts, player)
  if (clock === undefined || clock.pace === 'none' || seat === null) return null
  const rest = quiet && restOf(quiet)
  if (isSame(clock.quiet[player] ?? null, rest)) return null
  const facts = { ...current.facts, clock: { ...clock, quiet: withQuiet(clock.quiet, player, rest) } }
  if (current.inPlay === null) return { next: { ...current, facts }, rows: [] }
  const clocks = clockSettled(clocksOf(current), seat, at)
  return addRow(current, { kind: 'clock', player: null, events: [] }, at, { facts, clocks })
}
