/** The tables of a person's storage, by an append-only list: what once ran somewhere is never edited. */

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, lang TEXT);
   CREATE TABLE code (
     one INTEGER PRIMARY KEY CHECK (one = 1), code TEXT NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL
   );
   CREATE TABLE line (
     table_id TEXT PRIMARY KEY, v INTEGER NOT NULL, status TEXT, decision INTEGER, waiting_since INTEGER,
     last_at INTEGER, line TEXT
   ) WITHOUT ROWID;`,
]

/** Whether anything was ever stored here: a look at an empty object must leave it empty. */
export const isStored = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'").toArray().length > 0

/** Runs what has not run yet; all of it or none. */
export const migrate = (storage: DurableObjectStorage): void =>
  storage.transactionSync(() => {
    const { sql } = storage
    sql.exec('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)')
    const { applied } = sql.exec<{ applied: number }>('SELECT count(*) AS applied FROM migration').one()
    for (const [i, statements] of MIGRATIONS.slice(applied).entries()) {
      sql.exec(statements)
      sql.exec('INSERT INTO migration VALUES (?, ?)', applied + i + 1, Date.now())
    }
  })
