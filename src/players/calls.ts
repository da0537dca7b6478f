/** What a person is to be called for, as their line of a table says it. Pure; all times in milliseconds. */
import type { CallName, CallRow, Wanted } from '../dispatch/calls/store.ts'
import type { DeliveryReason } from '../dispatch/types.ts'
import { reminders } from '../notify/schedule.ts'
import type { TableLine, Waits } from '../table/types.ts'

/** Whoever is looking, or answers at once, is not called. */
export const GRACE_MS = 10_000
/** So long a seat may be empty before the host is told. */
const EMPTY_MS = 24 * 60 * 60 * 1000

/** What a host is called for, in the place of a turn; any other number is the row with which somebody left. */
export const SEAT_EMPTY = 0
export const TABLE_FULL = 1

const idOf = ({ id }: TableLine, kind: CallName, turn: number): string => `${id}:${kind}:${turn}`

/** All that this line calls for, whether it is new or not. `now` is when it came. */
export const wantedBy = (line: TableLine, now: number): readonly Wanted[] => {
  const { id: table, game, status } = line
  const at = Math.min(line.lastAt, now)
  const called = (kind: CallName, turn: number, dueAt: number): Wanted => ({
    id: idOf(line, kind, turn),
    ...{ table, game, kind, turn, at, dueAt },
  })
  switch (status) {
    case 'open':
      return isHost(line) && hasFreeSeat(line) ? [called('host', SEAT_EMPTY, line.openedAt + EMPTY_MS)] : []
    case 'playing':
      return [...playing(line), ...asked(line), ...gone(line)].map(([kind, named]) =>
        called(kind, named, at + GRACE_MS),
      )
    case 'over':
      return [called('over', line.n, at + GRACE_MS)]
    case 'closed':
      return []
  }
}

type Named = readonly (readonly [kind: CallName, turn: number])[]

/** Lines were once kept without turns. */
const playing = ({ turn, ...line }: TableLine): Named => {
  if (turn !== null && turn !== undefined) return [['turn', turn]]
  return line.host === line.you && line.n === 0 ? [['host', TABLE_FULL]] : []
}

const asked = (line: TableLine): Named => (line.asked === undefined ? [] : [['asked', line.asked]])

const gone = (line: TableLine): Named => (line.gone === undefined ? [] : [['host', line.gone]])

const isHost = ({ host, you }: TableLine): boolean => host === you
const hasFreeSeat = ({ seats }: TableLine): boolean => seats.some(({ kind }) => kind === 'open')

type Reminder = { readonly id: string; readonly at: number; readonly last: boolean; readonly isUp: boolean }

/** All reminders of a turn that began at a time, in order, each once under its id. */
export const remindersOf = (
  { table, turn, at }: Pick<CallRow, 'table' | 'turn' | 'at'>,
  deadline: number,
): readonly Reminder[] => [
  ...reminders(at, deadline).map((one) => ({
    ...one,
    id: `${table}:reminder:${turn}:${one.last ? 'last' : 'half'}`,
    isUp: false,
  })),
  { id: `${table}:reminder:${turn}:up`, at: deadline + GRACE_MS, last: true, isUp: true },
]

/**
 * The reminder that follows once a turn's call, or an earlier reminder, has become due and the turn still waits.
 * Whoever answers before has cost no row.
 */
export const nextReminder = (call: CallRow, waits: Waits, now: number): Wanted | null => {
  const isOpen = (call.kind === 'turn' || call.kind === 'reminder') && waits.turn === call.turn
  if (!isOpen || waits.status !== 'playing' || waits.deadline === null) return null
  const next = remindersOf(call, waits.deadline).find(({ id, at }) => at > now && id !== call.id)
  const { table, game, turn, at } = call
  return next === undefined ? null : { id: next.id, table, game, kind: 'reminder', turn, at, dueAt: next.at }
}

/** Whether this line still calls for a call. */
export const isStillWanted = (line: TableLine, call: CallRow, now: number): boolean =>
  call.kind === 'reminder'
    ? line.status === 'playing' && line.turn === call.turn
    : wantedBy(line, now).some(({ id }) => id === call.id)

/** What a newer line calls for beyond the one before it. */
export const newlyWanted = (before: TableLine | null, line: TableLine, now: number): readonly Wanted[] => {
  const known = before === null ? [] : wantedBy(before, now).map(({ id }) => id)
  return wantedBy(line, now).filter(({ id, kind, turn }) => !known.includes(id) && isNews(before, kind, turn))
}

/** A game that was over or begun when first heard of is no news but for whoever is to play. */
const isNews = (before: TableLine | null, kind: CallName, turn: number): boolean => {
  if (kind === 'host' && turn === TABLE_FULL) return before?.status === 'open'
  return kind !== 'over' || before !== null
}

/** Why a call ended that this line does not call for any more. */
export const endedBy = (line: TableLine | null): DeliveryReason =>
  line?.status === 'playing' || line?.status === 'open' ? 'answered' : 'over'
