/** What a person is to be called for, as their line of a table says it. Pure; all times in milliseconds. */
import type { CallName, Wanted } from '../dispatch/calls/store.ts'
import type { DeliveryReason } from '../dispatch/types.ts'
import type { TableLine } from '../table/types.ts'

/** Whoever is looking, or answers at once, is not called. */
export const GRACE_MS = 10_000
/** So long a seat may be empty before the host is told. */
const EMPTY_MS = 24 * 60 * 60 * 1000

const idOf = ({ id }: TableLine, kind: CallName, turn: number): string => `${id}:${kind}:${turn}`

/** All that this line calls for, whether it is new or not. `now` is when it came. */
export const wantedBy = (line: TableLine, now: number): readonly Wanted[] => {
  const { id: table, game, status, turn } = line
  const at = Math.min(line.lastAt, now)
  const called = (kind: CallName, turn: number, dueAt: number): Wanted => ({
    id: idOf(line, kind, turn),
    ...{ table, game, kind, turn, at, dueAt },
  })
  switch (status) {
    case 'open':
      return isHost(line) && hasFreeSeat(line) ? [called('host', 0, line.openedAt + EMPTY_MS)] : []
    case 'playing':
      // Lines were once kept without turns.
      return turn === null || turn === undefined ? [] : [called('turn', turn, at + GRACE_MS)]
    case 'over':
      return [called('over', line.n, at + GRACE_MS)]
    case 'closed':
      return []
  }
}

const isHost = ({ host, you }: TableLine): boolean => host === you
const hasFreeSeat = ({ seats }: TableLine): boolean => seats.some(({ kind }) => kind === 'open')

/** What a newer line calls for beyond the one before it. A game that was over when first heard of is no news. */
export const newlyWanted = (before: TableLine | null, line: TableLine, now: number): readonly Wanted[] => {
  const known = before === null ? [] : wantedBy(before, now).map(({ id }) => id)
  return wantedBy(line, now).filter(
    ({ id, kind }) => !known.includes(id) && (kind !== 'over' || before !== null),
  )
}

/** Why a call ended that this line does not call for any more. */
export const endedBy = (line: TableLine | null): DeliveryReason =>
  line?.status === 'playing' || line?.status === 'open' ? 'answered' : 'over'
