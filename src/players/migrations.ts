import { DISPATCH_TABLES } from '../dispatch/migrations.ts'

/** The tables of a person's storage, by an append-only list: what once ran somewhere is never edited. */

export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, lang TEXT);
   CREATE TABLE code (
     one INTEGER PRIMARY KEY CHECK (one = 1), code TEXT NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL
   );
   CREATE TABLE line (
     table_id TEXT PRIMARY KEY, v INTEGER NOT NULL, status TEXT, decision INTEGER, waiting_since INTEGER,
     last_at INTEGER, line TEXT
   ) WITHOUT ROWID;`,
  DISPATCH_TABLES,
]
