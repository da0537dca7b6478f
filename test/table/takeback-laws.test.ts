/** Taking back, in random games of every kind: all is as it was before, and what stays is a whole game. */
import { describe, expect, test } from 'vitest'
import type { Random } from '../../src/engine/game.ts'
import { provenRecordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame } from '../../src/games/index.ts'
import { deadlineAt } from '../../src/table/clock/table.ts'
import { wake } from '../../src/table/current.ts'
import type { LogRow } from '../../src/table/log.ts'
import { paused } from '../../src/table/pause.ts'
import { recordText } from '../../src/table/record.ts'
import type { Acted } from '../../src/table/rows.ts'
import { openedToAll, sitInPlay } from '../../src/table/seats/hand.ts'
import { canTakeBack, takeBack } from '../../src/table/takeback.ts'
import { prng } from '../support/prng.ts'
import {
  awaited,
  begun,
  type Kept,
  kept,
  played,
  playerAt,
  positionOf,
  someMove,
  subjects,
} from './in-memory.ts'
import { got } from './support.ts'

const PLIES = 200

/** The moves nobody took back. */
const standing = (log: readonly LogRow[]) => {
  const moves: (LogRow & { readonly seat: number })[] = []
  for (const row of log) {
    if (row.kind === 'takeback') moves.pop()
    else if (row.kind === 'move' && row.seat !== null) moves.push({ ...row, seat: row.seat })
  }
  return moves
}

const takenBack = ({ current }: Kept, seat: number): Acted | null => {
  const before = () => {
    if (current.before === null) throw new Error('no position before')
    return current.before
  }
  const player = playerAt(seat)
  if (!canTakeBack(current, player, before)) return null
  const act = { key: `back-${current.i}`, n: positionOf(current).n }
  return got(takeBack(current, player, act, before, current.lastAt + 1000))
}

/** A move, and where it may be taken back: that, and the same move again. */
const thereAndBack = (table: Kept, random: Random): Kept => {
  const one = someMove(table.current, random)
  if (one === null) return table
  const before = table.current
  const moved = kept(table, played(before, one, before.lastAt + 5000))
  const back = random.int(2) === 0 ? takenBack(moved, one.seat) : null
  if (back === null) return moved
  const again = played(back.next, one, back.next.lastAt + 5000)
  for (const [now, then, more] of [
    [back.next, before, 2],
    [again.next, moved.current, 2],
  ] as const) {
    const [{ state, asked, n }, was] = [positionOf(now), positionOf(then)]
    expect({ state, asked, n }).toEqual({ state: was.state, asked: was.asked, n: was.n + more })
  }
  const owed = (kind: 'before' | 'after') =>
    positionOf(kind === 'before' ? before : back.next).decisions[one.seat] ?? -1
  expect(owed('after')).toBeGreaterThan(owed('before'))
  // Their time goes on as if nothing had been done; nobody else's has been used up.
  expect(back.next.clocks).toEqual(before.clocks)
  return kept(kept(moved, back), again)
}

describe.each(subjects)('$id, $preset', ({ game, options }) => {
  test('the same move again leads to the same; a table that wakes is as it was; the record replays', () => {
    const random = prng(11)
    let table = begun(game, options, 5)
    for (let ply = 0; ply < PLIES; ply += 1) table = thereAndBack(table, random)
    const { current, log } = table
    const { facts, seen } = current
    const woken = wake({ facts, rows: log, seen, snapshot: null }, game)
    expect(positionOf(woken)).toEqual(positionOf(current))
    const record = provenRecordSchema.parse(JSON.parse(recordText(current, standing(log))))
    expect(replayRecord(game, record).error).toBeNull()
    const taken = log.filter(({ kind }) => kind === 'takeback').length
    expect(record.moves).toHaveLength(positionOf(current).n - 2 * taken)
    // In In a Grove each accusation lets the next player look, so nothing is taken back.
    if (game.meta.id !== 'in-a-grove') expect(taken).toBeGreaterThan(0)
  })
})

describe('the time of a move taken back', () => {
  const HOUR = 60 * 60 * 1000
  const FULL = 5 * 24 * HOUR

  /** Parity, just after a card that may be taken back: `seat` took an hour for it. */
  const afterCard = (): { table: Kept; seat: number; before: number } => {
    const random = prng(3)
    const parity = findGame('parity')
    if (parity === undefined) throw new Error('no Parity')
    let table = begun(parity, parity.options.parse({}), 5)
    for (;;) {
      const one = someMove(table.current, random)
      if (one === null) throw new Error('no card was played')
      const before = deadlineAt(table.current, one.seat) ?? 0
      table = kept(table, played(table.current, one, table.current.lastAt + HOUR))
      const isAnswered = !awaited(table.current).includes(one.seat)
      if (JSON.stringify(one.move).includes('"play"') && isAnswered) return { table, seat: one.seat, before }
    }
  }

  test('goes on as if it had never been made', () => {
    const { table, seat, before } = afterCard()
    const back = takenBack(table, seat)
    expect(back && deadlineAt(back.next, seat)).toBe(before)
  })

  test('rests in a pause agreed on since', () => {
    const { table, seat, before } = afterCard()
    const { lastAt } = table.current
    const rest = paused(table.current, lastAt + 48 * HOUR, lastAt)
    const back = takenBack(kept(table, rest), seat)
    expect(back && deadlineAt(back.next, seat)).toBe(before + 48 * HOUR)
  })

  test('takes nothing from whoever took over a seat since', () => {
    const { table, seat } = afterCard()
    const { lastAt } = table.current
    const other = 1 - seat
    const opened = openedToAll(table.current, other, null, lastAt)
    const sat = got(sitInPlay(opened.next, { id: 'new', name: 'New' }, {}, lastAt))
    const back = takenBack(kept(kept(table, opened), sat), seat)
    expect(back?.next.clocks[other]).toMatchObject({ left: FULL, since: null })
  })
})
