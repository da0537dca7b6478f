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
