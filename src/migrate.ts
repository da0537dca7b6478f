/** How an object's storage comes to its newest form. An object nobody ever wrote to stays without storage. */

/** How many migrations have run here; null where nothing was ever stored: a look leaves an empty object empty. */
const appliedIn = (sql: SqlStorage): number | null => {
  const found = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'").toArray()
  if (found.length === 0) return null
  return sql.exec<{ applied: number }>('SELECT count(*) AS applied FROM migration').one().applied
}

/** Runs those of an append-only list that have not run yet; all of it or none. */
export const migrate = (storage: DurableObjectStorage, migrations: readonly string[]): void =>
  storage.transactionSync(() => {
    const { sql } = storage
    sql.exec('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)')
    const applied = appliedIn(sql) ?? 0
    for (const [i, statements] of migrations.slice(applied).entries()) {
      sql.exec(statements)
      sql.exec('INSERT INTO migration VALUES (?, ?)', applied + i + 1, Date.now())
    }
  })

/** Whether anything is stored here; if so, it has its newest form afterwards. What has it already is only read. */
export const migrateStored = (storage: DurableObjectStorage, migrations: readonly string[]): boolean => {
  const applied = appliedIn(storage.sql)
  if (applied !== null && applied < migrations.length) migrate(storage, migrations)
  return applied !== null
}

/** The rows of one object, shared by its stores: brought to their newest form when first written to. */
export class Rows {
  readonly #storage: DurableObjectStorage
  readonly #migrations: readonly string[]
  #stored: boolean

  constructor(storage: DurableObjectStorage, migrations: readonly string[]) {
    this.#storage = storage
    this.#migrations = migrations
    this.#stored = migrateStored(storage, migrations)
  }

  /** What a query finds: nothing where nothing was ever written. */
  read<T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#stored ? this.#storage.sql.exec<T>(query, ...values).toArray() : []
  }

  write(statement: string, ...values: SqlStorageValue[]): void {
    if (!this.#stored) migrate(this.#storage, this.#migrations)
    this.#stored = true
    this.#storage.sql.exec(statement, ...values)
  }

  /** As `write`, where there is nothing to change unless something was written before. */
  change(statement: string, ...values: SqlStorageValue[]): void {
    if (this.#stored) this.#storage.sql.exec(statement, ...values)
  }

  /** Nothing stays, the alarm neither. */
  async clear(): Promise<void> {
    this.#stored = false
    await this.#storage.deleteAll()
  }
}
