/** When a table's position is written down, and how large it may be. Pure. */
import type { AnyGame, Json } from '../engine/game.ts'
import { type Current, isOver, type Snapshot } from './current.ts'

/** A woken table reads at most this many rows of its log, and the few before them. */
const ROWS_A_SNAPSHOT = 50

/** A row could hold more, but a table must wake quickly. */
const STATE_BYTES = 64 * 1024

const isDue = (before: Current | null, next: Current): boolean => {
  if (before === null) return false
  if ((before.inPlay === null) !== (next.inPlay === null) || isOver(next) !== isOver(before)) return true
  // A woken table then finds no taking back without the move.
  if (next.recent.at(-1)?.kind === 'takeback') return true
  return Math.floor(next.i / ROWS_A_SNAPSHOT) > Math.floor(before.i / ROWS_A_SNAPSHOT)
}

/** At the start, at the end, and now and then between. */
export const snapshotAfter = (before: Current | null, next: Current): Snapshot | null =>
  isDue(before, next) ? { i: next.i, position: next.inPlay?.position ?? null, seen: next.seen } : null

const utf8 = new TextEncoder()

/** @throws Error naming the game whose state has outgrown a table. */
export const checkSize = (game: AnyGame, state: Json): void => {
  const text = JSON.stringify(state)
  // No letter takes more than three bytes, so most states need no counting.
  if (text.length * 3 <= STATE_BYTES) return
  const { length } = utf8.encode(text)
  if (length <= STATE_BYTES) return
  throw new Error(`${game.meta.id}: a state of ${length} bytes; a table keeps ${STATE_BYTES}`)
}
