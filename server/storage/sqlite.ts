import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** What each connection is set to. FULL sync: a reply of success means the answer is on disk. */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5000",
  // Deleted health data is overwritten, not left in free pages.
  "secure_delete = ON",
  // A large checkpoint and cache double the durable insert rate (measured).
  "wal_autocheckpoint = 10000",
  "cache_size = -65536",
];

/** Far more than the server's own texts; lists of many lengths must not fill the memory. */
const MOST_STATEMENTS = 500;

/** Gives Kysely's SQLite dialect the one built into Node. Each text is prepared once: that costs more than most queries. */
export function kyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      sqlite.close();
    },
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const made = kyselyStatement(sqlite, text);
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statements.set(text, made);
      return made;
    },
  };
}

/** Where the embedded database is kept. */
export const sqliteFile = (folder: string): string => join(folder, "keepwell.db");

type SqliteStatement = ReturnType<SqliteDatabase["prepare"]>;

function kyselyStatement(sqlite: DatabaseSync, text: string): SqliteStatement {
  const statement = sqlite.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // One of its own: a statement that is half read would begin anew at its next use.
    iterate: (parameters) => sqlite.prepare(text).iterate(...values(parameters)),
  };
}

/**
 * Opens the file of the embedded database in a folder only its owner can read, with the settings above.
 * @param folder made when missing
 */
export function connectSqlite(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = sqliteFile(folder);
  const sqlite = new DatabaseSync(file);
  chmodSync(file, 0o600);
  for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
  return sqlite;
}

/**
 * Opens the embedded database, makes it on a first run, and brings it to the newest form.
 * @param folder made when missing
 */
export async function openSqlite(folder: string): Promise<Kysely<Tables>> {
  const sqlite = connectSqlite(folder);
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(sqlite) }) });
  await migrate(database, "sqlite");
  return database;
}
