/** All that is stored of a table, and all its SQL. An object never opened stays without storage. */
import type { Event, Json, Seat } from '../engine/game.ts'
import { migrate, migrateStored } from '../migrate.ts'
import type { SeatClock } from './clock/clock.ts'
import type { Snapshot, Stored } from './current.ts'
import type { Facts } from './facts.ts'
import { countFor, type Kind, type LogRow } from './log.ts'
import { MIGRATIONS } from './migrations.ts'
import type { PlayerId } from './types.ts'

type StoredRow = {
  i: number
  kind: Kind
  n: number
  player: string | null
  seat: number | null
  move: string | null
  at: number
  key: string | null
  seen: number | null
  events: string
  counts: string
  lines: string
  clocks: string
}

const readRow = (row: StoredRow): LogRow => {
  const move: Json = row.move === null ? null : JSON.parse(row.move)
  const events: readonly Event[] = JSON.parse(row.events)
  const counts: readonly number[] = JSON.parse(row.counts)
  const lines: readonly number[] = JSON.parse(row.lines)
  const clocks: readonly SeatClock[] = JSON.parse(row.clocks)
  return { ...row, move, events, counts, lines, clocks }
}

/** What one act writes, all of it or none; null is left as it was. */
export type Writing = {
  readonly rows: readonly LogRow[]
  readonly facts: Facts | null
  readonly snapshot: Snapshot | null
  /** In milliseconds. */
  readonly alarm: number | null
}

/** A move nobody took back; `player` is null where a bot made it. */
export type StandingMove = {
  readonly i: number
  readonly player: PlayerId | null
  readonly seat: Seat
  readonly move: Json
  readonly at: number
}

/** Read beside what came after the snapshot: the newest move, which may be taken back, is not long before it. */
const ROWS_BEFORE = 8

const keyOf = (player: PlayerId, key: string): string => `${player} ${key}`

export class TableStore {
  readonly #storage: DurableObjectStorage
  #isStored: boolean
  /** The moves there were when an act of that name was answered; read from the log when first asked. */
  #answers: Map<string, number> | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#isStored = migrateStored(storage, MIGRATIONS)
  }

  load(): Stored | null {
    if (!this.#isStored) return null
    const { sql } = this.#storage
    const { facts } = sql.exec<{ facts: string }>('SELECT facts FROM facts').one()
    const snapshot = this.#snapshot()
    const first = (snapshot?.i ?? 0) - ROWS_BEFORE
    const rows = sql.exec<StoredRow>('SELECT * FROM log WHERE i >= ? ORDER BY i', first)
    const seen = sql.exec<{ player: string; e: number }>('SELECT player, e FROM seen')
    return {
      facts: JSON.parse(facts),
      snapshot,
      rows: rows.toArray().map(readRow),
      seen: new Map(seen.toArray().map(({ player, e }) => [player, e])),
    }
  }

  write({ rows, facts, snapshot, alarm }: Writing): void {
    this.#storage.transactionSync(() => {
      if (!this.#isStored) migrate(this.#storage, MIGRATIONS)
      for (const row of rows) this.#append(row)
      if (facts !== null) this.#setFacts(facts)
      if (snapshot !== null) this.#setSnapshot(snapshot)
      if (alarm !== null) this.#storage.setAlarm(alarm)
    })
    this.#isStored = true
    for (const { player, key, n } of rows) {
      if (player !== null && key !== null) this.#answers?.set(keyOf(player, key), n)
    }
  }

  setSeen(player: PlayerId, e: number): void {
    this.#storage.sql.exec('INSERT OR REPLACE INTO seen VALUES (?, ?)', player, e)
  }

  /** Whose a call is at a place from now on: the first to claim it keeps it. */
  claim(call: string, place: string, owner: string): string {
    const { sql } = this.#storage
    sql.exec('INSERT INTO claim VALUES (?, ?, ?) ON CONFLICT DO NOTHING', call, place, owner)
    return sql
      .exec<{ owner: string }>('SELECT owner FROM claim WHERE call = ? AND place = ?', call, place)
      .one().owner
  }

  /** The moves there were after this person's act of that name, or null when there was none. */
  answered(player: PlayerId, key: string): number | null {
    this.#answers ??= this.#readAnswers()
    return this.#answers.get(keyOf(player, key)) ?? null
  }

  setAlarm(at: number): void {
    this.#storage.setAlarm(at)
  }

  /** The newest row at which each person who ever left did so. */
  leavings(): { i: number; player: PlayerId }[] {
    return this.#storage.sql
      .exec<{ i: number; player: string }>(
        "SELECT max(i) AS i, player FROM log WHERE kind = 'leave' GROUP BY player",
      )
      .toArray()
  }

  /** The moves that stood when there were `upTo`, taken back ones counted; unless said, those that stand now. */
  moves(upTo = Number.MAX_SAFE_INTEGER): StandingMove[] {
    const standing: StandingMove[] = []
    const rows = this.#storage.sql.exec<{
      i: number
      player: string | null
      seat: number
      move: string | null
      at: number
    }>(
      "SELECT i, player, seat, move, at FROM log WHERE kind IN ('move', 'takeback') AND n <= ? ORDER BY i",
      upTo,
    )
    for (const { move, ...row } of rows) {
      if (move === null) standing.pop()
      else standing.push({ ...row, move: JSON.parse(move) })
    }
    return standing
  }

  /**
   * Rows from the one that holds the viewer's event number `after` + 1 on, until `limit` of the viewer's
   * events are among them. Counts only grow, so the first row is found by halves. `last` is the newest row.
   */
  rowsAfter(viewer: Seat | null, after: number, limit: number, last: number): LogRow[] {
    let low = 1
    let high = last + 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (this.#countAt(middle, viewer) > after) high = middle
      else low = middle + 1
    }
    const rows: LogRow[] = []
    for (const stored of this.#storage.sql.exec<StoredRow>(
      'SELECT * FROM log WHERE i >= ? ORDER BY i',
      low,
    )) {
      const row = readRow(stored)
      rows.push(row)
      if (countFor(row.counts, viewer) >= after + limit) break
    }
    return rows
  }

  /** The row after which there were so many moves: the move itself, or the start. */
  rowThatBrought(moves: number): LogRow | null {
    const [row] = this.#storage.sql.exec<StoredRow>(
      "SELECT * FROM log WHERE n = ? AND kind IN ('move', 'takeback', 'end', 'start', 'sit') ORDER BY i DESC LIMIT 1",
      moves,
    )
    return row === undefined ? null : readRow(row)
  }

  /** Nothing stays, the alarm neither. */
  async forget(): Promise<void> {
    this.#answers = null
    this.#isStored = false
    await this.#storage.deleteAll()
  }

  #countAt(i: number, viewer: Seat | null): number {
    const { counts } = this.#storage.sql
      .exec<{ counts: string }>('SELECT counts FROM log WHERE i = ?', i)
      .one()
    return countFor(JSON.parse(counts), viewer)
  }

  #readAnswers(): Map<string, number> {
    const rows = this.#storage.sql.exec<{ player: string; key: string; n: number }>(
      'SELECT player, key, n FROM log WHERE key IS NOT NULL ORDER BY i',
    )
    return new Map(rows.toArray().map(({ player, key, n }) => [keyOf(player, key), n]))
  }

  #append({ i, kind, n, player, seat, move, at, key, seen, events, counts, lines, clocks }: LogRow): void {
    this.#storage.sql.exec(
      'INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[i, kind, n, player, seat, move === null ? null : JSON.stringify(move), at, key, seen],
      ...[JSON.stringify(events), JSON.stringify(counts), JSON.stringify(lines), JSON.stringify(clocks)],
    )
  }

  #setFacts(facts: Facts): void {
    this.#storage.sql.exec('INSERT OR REPLACE INTO facts VALUES (1, ?)', JSON.stringify(facts))
  }

  #snapshot(): Snapshot | null {
    const [row] = this.#storage.sql.exec<{ i: number; position: string; seen: string }>(
      'SELECT i, position, seen FROM snapshot',
    )
    if (row === undefined) return null
    return { i: row.i, position: JSON.parse(row.position), seen: new Map(JSON.parse(row.seen)) }
  }

  #setSnapshot({ i, position, seen }: Snapshot): void {
    this.#storage.sql.exec(
      'INSERT OR REPLACE INTO snapshot VALUES (1, ?, ?, ?)',
      ...[i, JSON.stringify(position), JSON.stringify([...seen])],
    )
  }
}
