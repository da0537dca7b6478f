/** How an object's storage comes to its newest form. An object nobody ever wrote to stays without storage. */

/** Whether anything was ever stored here: a look at an empty object must leave it empty. */
export const isStored = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'").toArray().length > 0

/** Runs those of an append-only list that have not run yet; all of it or none. */
export const migrate = (storage: DurableObjectStorage, migrations: readonly string[]): void =>
  storage.transactionSync(() => {
    const { sql } = storage
    sql.exec('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)')
    const { applied } = sql.exec<{ applied: number }>('SELECT count(*) AS applied FROM migration').one()
    for (const [i, statements] of migrations.slice(applied).entries()) {
      sql.exec(statements)
      sql.exec('INSERT INTO migration VALUES (?, ?)', applied + i + 1, Date.now())
    }
  })
