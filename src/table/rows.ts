/** How an act becomes a row of the log, and a table the one after it. Pure. */
import type { Event, Json, Seat } from '../engine/game.ts'
import { clocksThen, deadlineAt } from './clock/table.ts'
import { type Current, isOver, movesSoFar, withRecent, withSeen } from './current.ts'
import { seatOf } from './facts.ts'
import { countsAfter, type Kind, type LogRow } from './log.ts'
import { decisionOf } from './play.ts'
import type { PlayerId } from './types.ts'

/** The table after an act, and the rows that have to be written for it. */
export type Acted = { readonly next: Current; readonly rows: readonly LogRow[] }

type Act = {
  readonly kind: Kind
  readonly player: PlayerId | null
  /** Of an act that was done for a seat by no person. */
  readonly seat?: Seat
  readonly key?: string
  readonly seen?: number
  readonly move?: Json
  readonly events: readonly Event[]
}

/** What an act changes besides the log. */
export type Change = Partial<Pick<Current, 'facts' | 'inPlay' | 'clocks' | 'game'>>

const owedBy = ({ game, inPlay }: Current, seat: number): number | null =>
  inPlay === null ? null : decisionOf(game, inPlay.position, seat)

/** A line changes for all with the seats, the status or what is proposed, else for those whose decision or deadline does. */
const linesAfter = (before: Current, after: Current, i: number): readonly number[] => {
  const { facts } = after
  const isSame = facts.seats === before.facts.seats && facts.stage === before.facts.stage
  const isAsked = facts.vote !== before.facts.vote
  if (!isSame || isAsked || (isOver(after) && !isOver(before))) return facts.seats.map(() => i)
  if (after.inPlay === before.inPlay && after.clocks === before.clocks) return before.lines
  const isMoved = (seat: number) =>
    owedBy(before, seat) !== owedBy(after, seat) || deadlineAt(before, seat) !== deadlineAt(after, seat)
  return before.lines.map((line, seat) => (isMoved(seat) ? i : line))
}

/** What an act changes, and the clocks with it where it changes who is to move or who sits. */
const withClocks = (before: Current, act: Act, seat: Seat | null, at: number, change: Change): Current => {
  const after = { ...before, ...change }
  const isSame = after.inPlay === before.inPlay && after.facts.seats === before.facts.seats
  if (isSame || change.clocks !== undefined) return after
  const isMove = act.kind === 'move'
  const by = { mover: isMove ? seat : null, isStandIn: isMove && act.player === null }
  return { ...after, clocks: clocksThen(before, after, by, at) }
}

/** The position before the newest move that stands: the one after a taking back is not looked for. */
const beforeOf = ({ inPlay, before }: Current, kind: Kind): Current['before'] => {
  if (kind === 'move') return inPlay?.position ?? null
  return kind === 'takeback' ? null : before
}

/** Adds one row to the log. */
export const addRow = (current: Current, act: Act, at: number, change: Change = {}): Acted => {
  const i = current.i + 1
  // A machine's clock may step back; the log does not.
  const then = Math.max(at, current.lastAt)
  const seat = act.seat ?? seatOf(change.facts ?? current.facts, act.player)
  const changed = withClocks(current, act, seat, then, change)
  const { facts, inPlay, clocks } = changed
  const row: LogRow = {
    i,
    kind: act.kind,
    n: movesSoFar({ inPlay }),
    player: act.player,
    seat,
    move: act.move ?? null,
    at: then,
    key: act.key ?? null,
    seen: act.seen ?? null,
    events: act.events,
    counts: countsAfter(current.counts, act.events, facts.seats.length),
    lines: linesAfter(current, changed, i),
    clocks,
  }
  const seen =
    row.player === null || row.seen === null ? current.seen : withSeen(current.seen, row.player, row.seen)
  const { at: lastAt, counts, lines } = row
  const next = {
    ...changed,
    before: beforeOf(current, act.kind),
    i,
    lastAt,
    counts,
    lines,
    recent: withRecent(current.recent, row),
    seen,
  }
  return { next, rows: [row] }
}
