/** The tables of an owner's channels and calls: one step in the append-only list of each object that has them. */
export const DISPATCH_TABLES = `CREATE TABLE channel (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, address TEXT NOT NULL, shown TEXT NOT NULL, label TEXT NOT NULL,
     origin TEXT NOT NULL, code TEXT NOT NULL, state TEXT NOT NULL, failure TEXT, added_at INTEGER NOT NULL,
     last_at INTEGER, free_at INTEGER NOT NULL, message TEXT
   ) WITHOUT ROWID;
   CREATE TABLE call (
     id TEXT PRIMARY KEY, table_id TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, turn INTEGER NOT NULL,
     at INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT, next_at INTEGER, opened_at INTEGER,
     answered_at INTEGER, ended_at INTEGER
   ) WITHOUT ROWID;
   CREATE TABLE delivery (
     call TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, shown TEXT NOT NULL, state TEXT NOT NULL,
     reason TEXT, failure TEXT, tries INTEGER NOT NULL, first_at INTEGER, left_at INTEGER, next_at INTEGER,
     trip TEXT, PRIMARY KEY (call, channel)
   ) WITHOUT ROWID;`

/** Of a table's own channel. */
export const GROUP_MIGRATIONS: readonly string[] = [DISPATCH_TABLES]
