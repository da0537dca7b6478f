/** What is stored of one person. An object never written to stays without storage. */
import { migrate, migrateStored } from '../migrate.ts'
import type { LineUpdate, TableLine, TableStatus } from '../table/types.ts'
import { type Listed, type Waited, waitingSince } from './lines.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Lang, Profile, Totals } from './types.ts'

type Person = Omit<Profile, 'id'>
type Code = { code: string; expiresAt: number; tries: number }

/** The most tables over that a list shows. */
const MOST_OVER = 50

export class PlayerStore {
  readonly #storage: DurableObjectStorage
  #stored: boolean

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#stored = migrateStored(storage, MIGRATIONS)
  }

  person(): Person {
    const [person] = this.#read<{ name: string; lang: Lang | null }>('SELECT name, lang FROM person')
    return person ?? { name: '', lang: null }
  }

  setPerson({ name, lang }: Person): void {
    this.#write('INSERT OR REPLACE INTO person VALUES (1, ?, ?)', name, lang)
  }

  /** Keeps a newer line, and of a table left behind its version, which an older line may still be late for. */
  take({ table, v, line }: LineUpdate): void {
    const [before] = this.#read<{ v: number; decision: number | null; waitingSince: number | null }>(
      'SELECT v, decision, waiting_since AS waitingSince FROM line WHERE table_id = ?',
      table,
    )
    if (before && before.v >= v) return
    this.#write(
      'INSERT OR REPLACE INTO line VALUES (?, ?, ?, ?, ?, ?, ?)',
      table,
      v,
      ...columns(before, line),
    )
  }

  /** In no order: all that run or are open, and the newest of the others; one closed unplayed crowds none out. */
  lines(): Listed[] {
    const rows = this.#read<{ line: string; waitingSince: number | null }>(
      `SELECT line, waiting_since AS waitingSince FROM line WHERE status IN ('open', 'playing')
       UNION ALL SELECT * FROM (
         SELECT line, NULL FROM line WHERE status IN ('over', 'closed')
         ORDER BY status = 'closed', last_at DESC LIMIT ${MOST_OVER}
       )`,
    )
    return rows.map(({ line, waitingSince }) => ({ line: JSON.parse(line), waitingSince }))
  }

  totals(): Totals {
    const rows = this.#read<{ status: TableStatus; total: number }>(
      'SELECT status, count(*) AS total FROM line WHERE status IS NOT NULL GROUP BY status',
    )
    const found = Object.fromEntries(rows.map(({ status, total }) => [status, total]))
    return { open: 0, playing: 0, over: 0, closed: 0, ...found }
  }

  code(): Code | null {
    return this.#read<Code>('SELECT code, expires_at AS expiresAt, tries FROM code')[0] ?? null
  }

  setCode({ code, expiresAt, tries }: Code): void {
    this.#write('INSERT OR REPLACE INTO code VALUES (1, ?, ?, ?)', code, expiresAt, tries)
  }

  endCode(): void {
    this.#write('DELETE FROM code')
  }

  #read<T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#stored ? this.#storage.sql.exec<T>(query, ...values).toArray() : []
  }

  #write(statement: string, ...values: SqlStorageValue[]): void {
    if (!this.#stored) migrate(this.#storage, MIGRATIONS)
    this.#stored = true
    this.#storage.sql.exec(statement, ...values)
  }
}

/** The columns a list is made by, and the line itself. */
const columns = (before: Waited | undefined, line: TableLine | null): SqlStorageValue[] =>
  line === null
    ? [null, null, null, null, null]
    : [line.status, line.decision, waitingSince(before ?? null, line), line.lastAt, JSON.stringify(line)]
