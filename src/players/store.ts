/** What is stored of one person. An object never written to stays without storage. */
import { Rows } from '../migrate.ts'
import type { LineUpdate, TableId, TableLine, TableStatus } from '../table/types.ts'
import { type Listed, type Waited, waitingSince } from './lines.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Lang, Profile, Totals } from './types.ts'

type Person = Omit<Profile, 'id'>
type Code = { code: string; expiresAt: number; tries: number }

/** The most tables over that a list shows. */
const MOST_OVER = 50

export class PlayerStore {
  readonly rows: Rows

  constructor(storage: DurableObjectStorage) {
    this.rows = new Rows(storage, MIGRATIONS)
  }

  person(): Person {
    const [person] = this.rows.read<{ name: string; lang: Lang | null }>('SELECT name, lang FROM person')
    return person ?? { name: '', lang: null }
  }

  setPerson({ name, lang }: Person): void {
    this.rows.write('INSERT OR REPLACE INTO person VALUES (1, ?, ?)', name, lang)
  }

  /**
   * Keeps a newer line, and of a table left behind its version, which an older line may still be late for.
   * Answers with what was known before, or null where that is not older.
   */
  take({ table, v, line }: LineUpdate): { readonly before: TableLine | null } | null {
    const [before] = this.rows.read<StoredLine>(
      'SELECT v, decision, waiting_since AS waitingSince, line FROM line WHERE table_id = ?',
      table,
    )
    if (before && before.v >= v) return null
    this.rows.write(
      'INSERT OR REPLACE INTO line VALUES (?, ?, ?, ?, ?, ?, ?)',
      table,
      v,
      ...columns(before, line),
    )
    return { before: parseLine(before) }
  }

  /** A table as this person's list has it, or null. */
  line(table: TableId): TableLine | null {
    const [row] = this.rows.read<{ line: string | null }>('SELECT line FROM line WHERE table_id = ?', table)
    return parseLine(row)
  }

  /** How many tables wait for this person. */
  waiting(): number {
    const [row] = this.rows.read<{ total: number }>(
      'SELECT count(*) AS total FROM line WHERE decision IS NOT NULL',
    )
    return row?.total ?? 0
  }

  /** In no order: all that run or are open, and the newest of the others; one closed unplayed crowds none out. */
  lines(): Listed[] {
    const rows = this.rows.read<{ line: string; waitingSince: number | null }>(
      `SELECT line, waiting_since AS waitingSince FROM line WHERE status IN ('open', 'playing')
       UNION ALL SELECT * FROM (
         SELECT line, NULL FROM line WHERE status IN ('over', 'closed')
         ORDER BY status = 'closed', last_at DESC LIMIT ${MOST_OVER}
       )`,
    )
    return rows.map(({ line, waitingSince }) => ({ line: JSON.parse(line), waitingSince }))
  }

  totals(): Totals {
    const rows = this.rows.read<{ status: TableStatus; total: number }>(
      'SELECT status, count(*) AS total FROM line WHERE status IS NOT NULL GROUP BY status',
    )
    const found = Object.fromEntries(rows.map(({ status, total }) => [status, total]))
    return { open: 0, playing: 0, over: 0, closed: 0, ...found }
  }

  code(): Code | null {
    return this.rows.read<Code>('SELECT code, expires_at AS expiresAt, tries FROM code')[0] ?? null
  }

  setCode({ code, expiresAt, tries }: Code): void {
    this.rows.write('INSERT OR REPLACE INTO code VALUES (1, ?, ?, ?)', code, expiresAt, tries)
  }

  endCode(): void {
    this.rows.write('DELETE FROM code')
  }
}

type StoredLine = { v: number; decision: number | null; waitingSince: number | null; line: string | null }

const parseLine = (row: { readonly line: string | null } | undefined): TableLine | null =>
  row?.line ? JSON.parse(row.line) : null

/** The columns a list is made by, and the line itself. */
const columns = (before: Waited | undefined, line: TableLine | null): SqlStorageValue[] =>
  line === null
    ? [null, null, null, null, null]
    : [line.status, line.decision, waitingSince(before ?? null, line), line.lastAt, JSON.stringify(line)]
