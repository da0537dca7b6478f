/** What a table's own channel is told: one message a turn, for all whose turn it is. Pure. */

import type { Call, Named } from '../notify/call.ts'
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

/** The seats a turn still waits for, those left out whose people have seen it. */
const calledBy = ({ call, standing }: Going<Standing | null>): readonly number[] =>
  (standing?.seats ?? []).flatMap(({ turn, seen }, seat) => (turn === call.turn && !seen ? [seat] : []))

export const groupVerdict = (going: Going<Standing | null>): Verdict => {
  const { call, standing } = going
  if (standing === null || standing.status === 'closed') return { type: 'drop', reason: 'over' }
  if (call.kind === 'over') return { type: 'go' }
  if (standing.status === 'over') return { type: 'drop', reason: 'over' }
  if (!standing.seats.some(({ turn }) => turn === call.turn)) return { type: 'drop', reason: 'answered' }
  return calledBy(going).length === 0 ? { type: 'drop', reason: 'seen' } : { type: 'go' }
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
  return { ...about(line, setting), id, kind: 'turn', decision: turn, deadline: null, called: named, others }
}

/** Calls everybody who is called by name there. */
export const groupTest = (id: string, line: GroupLine, setting: GroupSetting): Call => {
  const mentioned = line.seats.flatMap((_, seat) => (setting.mentions[seat] ? [seat] : []))
  return { ...about(line, setting), id, kind: 'test', called: namedAt(line, setting, mentioned), others: [] }
}
