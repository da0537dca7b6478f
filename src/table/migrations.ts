/** The tables of a table's storage, by an append-only list: what once ran somewhere is never edited. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE facts (one INTEGER PRIMARY KEY CHECK (one = 1), facts TEXT NOT NULL);
   CREATE TABLE log (
     i INTEGER PRIMARY KEY, kind TEXT NOT NULL, n INTEGER NOT NULL, player TEXT, seat INTEGER, move TEXT,
     at INTEGER NOT NULL, key TEXT, seen INTEGER, events TEXT NOT NULL, counts TEXT NOT NULL, lines TEXT NOT NULL
   );
   CREATE TABLE snapshot (
     one INTEGER PRIMARY KEY CHECK (one = 1), i INTEGER NOT NULL, position TEXT NOT NULL, seen TEXT NOT NULL
   );
   CREATE TABLE seen (player TEXT PRIMARY KEY, e INTEGER NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE claim (
     call TEXT NOT NULL, place TEXT NOT NULL, owner TEXT NOT NULL, PRIMARY KEY (call, place)
   ) WITHOUT ROWID;`,
  "ALTER TABLE log ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';",
]
