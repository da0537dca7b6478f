/** What a table's own channel is told: one message a turn, for all whose turn it is, and its reminders. Pure. */

import type { Call, Named } from '../notify/call.ts'
import { nextReminder, remindersOf } from '../players/calls.ts'
import { withBotNames } from '../seat-names.ts'
import type { GroupLine, SeatLine, Standing } from '../table/types.ts'
import type { CallName, CallRow, Wanted } from './calls/store.ts'
import type { Going, Verdict } from './dispatcher.ts'
import type { GroupSetting } from './types.ts'

/** Whoever is looking, or answers at once, is not called. */
const GRACE_MS = 10_000

/** All that this line calls for, whether it is new or not. `now` is when it came. */
export const wantedByGroup = (line: GroupLine, now: number): readonly Wanted[] => {
  const { id: table, game, status } = line
  const at = Math.min(line.lastAt, now)
  const called = (kind: CallName, turn: number): Wanted => ({
    id: `${table}:${kind}:${turn}`,
    ...{ table, game, kind, turn, at, dueAt: at + GRACE_MS },
  })
  if (status === 'over') return [called('over', line.n)]
  const turns = new Set(line.turns.filter((turn) => turn !== null))
  return [...turns].map((turn) => called('turn', turn))
}

/** Whether this line still calls for a call. */
export const isStillWanted = (line: GroupLine, call: CallRow, now: number): boolean =>
  call.kind === 'reminder'
    ? line.status === 'playing' && line.turns.includes(call.turn)
    : wantedByGroup(line, now).some(({ id }) => id === call.id)

/** The seats a turn still waits for; to have seen it is an answer to its call, and none to a reminder. */
const calledBy = ({ call, standing }: Going<Standing | null>): readonly number[] =>
  (standing?.seats ?? []).flatMap(({ turn, seen }, seat) =>
    turn === call.turn && (call.kind === 'reminder' || !seen) ? [seat] : [],
  )

/** Until when the first of those it waits for has to play (ms), or null. */
const deadlineFor = (turn: number, standing: Standing | null): number | null => {
  const all = standing?.seats.flatMap((seat) => (seat.turn === turn ? (seat.deadline ?? []) : [])) ?? []
  return all.length === 0 ? null : Math.min(...all)
}

/** What follows in time on a call of a turn that still waits. */
export const nextGroupReminder = (call: CallRow, standing: Standing, now: number): Wanted | null => {
  const isWaiting = standing.seats.some(({ turn }) => turn === call.turn)
  const deadline = deadlineFor(call.turn, standing)
  return nextReminder(
    call,
    { status: standing.status, turn: isWaiting ? call.turn : null, deadline, seen: false },
    now,
  )
}

const reminderFor = ({ call, standing }: Going<Standing | null>, deadline: number | null) =>
  standing === null || deadline === null || call.kind !== 'reminder'
    ? undefined
    : remindersOf(call, deadline).find(({ id }) => id === call.id)

export const groupVerdict = (going: Going<Standing | null>, now: number): Verdict => {
  const { call, standing } = going
  if (standing === null || standing.status === 'closed') return { type: 'drop', reason: 'over' }
  if (call.kind === 'over') return { type: 'go' }
  if (standing.status === 'over') return { type: 'drop', reason: 'over' }
  if (!standing.seats.some(({ turn }) => turn === call.turn)) return { type: 'drop', reason: 'answered' }
  if (calledBy(going).length === 0) return { type: 'drop', reason: 'seen' }
  const reminder = reminderFor(going, deadlineFor(call.turn, standing))
  return reminder !== undefined && reminder.at > now
    ? { type: 'wait', until: reminder.at, reason: 'paused' }
    : { type: 'go' }
}

const namesAt = (seats: readonly SeatLine[], isMeant: (seat: number) => boolean): readonly string[] =>
  seats.flatMap(({ name, kind }, seat) => (kind !== 'open' && isMeant(seat) ? [name] : []))

const namedAt = (line: GroupLine, { mentions }: GroupSetting, seats: readonly number[]): readonly Named[] =>
  seats.map((seat) => ({ name: line.seats[seat]?.name ?? '', mention: mentions[seat] || null }))

/** Whether nobody has to be called by a message of its own. */
export const isQuiet = (going: Going<Standing | null>, { mentions }: GroupSetting): boolean =>
  going.call.kind === 'over' || calledBy(going).every((seat) => !mentions[seat])

const about = (line: GroupLine, { lang, zone, origin }: GroupSetting) => ({
  table: line.id,
  url: `${origin}/t/${line.id}`,
  game: line.game,
  ...{ lang, zone, waiting: 0 },
})

export const groupCall = (
  id: string,
  going: Going<Standing | null>,
  told: GroupLine,
  setting: GroupSetting,
): Call => {
  const line = withBotNames(told, setting.lang)
  const { kind, turn }: CallRow = going.call
  if (kind === 'over') {
    const winners = line.result?.winners ?? []
    const names = namesAt(line.seats, (seat) => winners.includes(seat))
    return { ...about(line, setting), id, kind, called: [], others: [], winners: names, youWon: false }
  }
  const called = calledBy(going)
  const others = namesAt(line.seats, (seat) => !called.includes(seat))
  const named = namedAt(line, setting, called)
  const deadline = deadlineFor(turn, going.standing)
  const common = { ...about(line, setting), id, called: named, others, decision: turn }
  const reminder = reminderFor(going, deadline)
  if (deadline === null || reminder === undefined) return { ...common, kind: 'turn', deadline }
  const { last, isUp } = reminder
  return { ...common, kind: 'reminder', deadline, last, ...(isUp && { isUp }) }
}

/** Calls everybody who is called by name there. */
export const groupTest = (id: string, line: GroupLine, setting: GroupSetting): Call => {
  const mentioned = line.seats.flatMap((_, seat) => (setting.mentions[seat] ? [seat] : []))
  return { ...about(line, setting), id, kind: 'test', called: namedAt(line, setting, mentioned), others: [] }
}
