/** Taking back one's own last move, while nothing has come of it. Pure. */
import { clockRenewed, clocksRested } from './clock/clock.ts'
import { clocksOf } from './clock/table.ts'
import { type Current, isOver, movesSoFar } from './current.ts'
import { isGivenUp, isPlayedByBot, refuse, seatOf } from './facts.ts'
import { countFor, type LogRow } from './log.ts'
import { withoutAnswer } from './orders/table.ts'
import { type Position, takenBack } from './play.ts'
import { type Acted, addRow } from './rows.ts'
import { hasShown, isWord } from './shown.ts'
import type { Answer, PlayerId } from './types.ts'

/** The position before the newest move that stands. */
export type Before = () => Position

type Undo = { readonly row: LogRow; readonly before: Position }

/** The newest move, where it stands; after a taking back the one before it stays. */
const lastMove = (recent: readonly LogRow[]): LogRow | null => {
  const row = recent.findLast(({ kind }) => kind === 'move' || kind === 'takeback')
  return row?.kind === 'move' ? row : null
}

/** Whether another person has seen what this row told them. */
const isSeen = ({ facts, seen }: Current, row: LogRow): boolean =>
  facts.seats.some((taken, seat) => {
    if (taken === null || taken.player === null || taken.player === row.player) return false
    return !isPlayedByBot(taken) && (seen.get(taken.player) ?? 0) >= countFor(row.counts, seat)
  })

const undoOf = (current: Current, player: PlayerId, before: Before): Answer<Undo> => {
  const { facts, game, inPlay, recent } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  if (inPlay === null) return refuse('not-started')
  if (isOver(current)) return refuse('game-over')
  if (isGivenUp(facts.seats[seat])) return refuse('seat-given-up')
  const row = lastMove(recent)
  if (row === null) return refuse('nothing-to-take-back')
  if (row.player !== player) return refuse(row.seat === seat ? 'nothing-to-take-back' : 'moved-since')
  if (isWord(row.move) && isSeen(current, row)) return refuse('heard')
  const position = before()
  if (hasShown({ game, seat, events: row.events, before: position, after: inPlay.position }))
    return refuse('shown')
  return { ok: true, row, before: position }
}

/** Whether this person may take back a move now. */
export const canTakeBack = (current: Current, player: PlayerId | null, before: Before): boolean =>
  player !== null && undoOf(current, player, before).ok

/**
 * As the clocks were before the move: they go on as if it had never been made. But a pause since then was agreed on all
 * the same, and a seat that is another's by now has its whole time.
 */
const clocksBefore = (current: Current, row: LogRow, at: number): Pick<LogRow, 'clocks'> | object => {
  const { facts, recent } = current
  const before = recent[recent.indexOf(row) - 1]
  if (before === undefined) return {}
  const clocks = { ...clocksOf(current), seats: before.clocks }
  const pause = facts.clock?.pause ?? null
  const isPaused = pause !== null && pause.until > row.at
  const seats = isPaused ? clocksRested(clocks, pause.until, pause.from) : before.clocks
  const handed = (facts.past ?? []).filter(({ i }) => i > row.i)
  return {
    clocks: handed.reduce((now, { seat }) => clockRenewed({ ...clocks, seats: now }, seat, at), seats),
  }
}

/** `n` are the moves there were when it was asked: what was asked of another move is refused as stale. */
export const takeBack = (
  current: Current,
  player: PlayerId,
  act: { readonly key: string; readonly n: number },
  before: Before,
  at: number,
): Answer<Acted> => {
  const undo = undoOf(current, player, before)
  if (!undo.ok) return undo
  if (act.n !== movesSoFar(current)) return refuse('stale')
  const { game, inPlay } = current
  const { seat } = undo.row
  if (inPlay === null || seat === null) return refuse('not-started')
  const position = takenBack(game, inPlay.position, undo.before, seat)
  const events = [{ type: 'taken-back', to: 'all', seat } as const]
  const undone = { ...current, inPlay: { ...inPlay, position } }
  const change = {
    facts: withoutAnswer(undone, seat),
    inPlay: undone.inPlay,
    ...clocksBefore(current, undo.row, at),
  }
  return { ok: true, ...addRow(current, { kind: 'takeback', player, key: act.key, events }, at, change) }
}
