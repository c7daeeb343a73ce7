import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { LRUCache } from "lru-cache";
import { migrate } from "./migrate.ts";
import { type RunDirectly, runDirectly } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";

const CACHE = "cache_size = -65536";

/** The settings of each connection that writes. FULL sync: a reply of success means that the answer is on disk. */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  // Deleted health data is overwritten, not left in free pages.
  "secure_delete = ON",
  // A large cache and log double the durable insert rate (measured). Copying the log into the file blocks everything
  // for 50 ms each time; at 80 MB fewer than one in a hundred submissions under heavy load wait for it.
  "wal_autocheckpoint = 20000",
  CACHE,
];

/**
 * How long a connection waits for another process. It counts from the first statement, because whoever closes the
 * database last holds it for a moment, and a command may open it just then.
 */
const TIMEOUT_MS = 5000;

/** Far more than the server's own statements; lists of many lengths must not fill the memory. */
const MAX_STATEMENTS = 500;

/**
 * Every transaction writes. One that begins by reading could not write any more once another process, such as a command,
 * has written; so each takes its turn at the start, and waits for it as long as `TIMEOUT_MS` says.
 */
const BEGIN = "begin immediate";

/**
 * Adapts Node's built-in SQLite to Kysely's dialect. Each statement is prepared once, because preparing costs more than
 * most queries.
 */
export function kyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => {
      statements.clear();
      sqlite.close();
    },
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const made = kyselyStatement(sqlite, text === "begin" ? BEGIN : text);
      statements.set(text, made);
      return made;
    },
  };
}

/** Returns the path of the embedded database. */
export const sqliteFile = (folder: string): string => join(folder, "keepwell.db");

type SqliteStatement = ReturnType<SqliteDatabase["prepare"]>;

function kyselyStatement(sqlite: DatabaseSync, text: string): SqliteStatement {
  const statement = sqlite.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // Uses its own statement: a cached one that is half read would restart at its next use.
    iterate: (parameters) => sqlite.prepare(text).iterate(...values(parameters)),
  };
}

/**
 * Opens the file of the embedded database with the settings above, in a folder only its owner can read.
 * @param folder created when missing
 */
export function connectSqlite(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = sqliteFile(folder);
  const sqlite = new DatabaseSync(file, { timeout: TIMEOUT_MS });
  chmodSync(file, 0o600);
  for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
  return sqlite;
}

/**
 * Opens the embedded database, creates it on a first run, and migrates it to the newest version.
 * @param folder created when missing
 */
export async function openSqlite(folder: string): Promise<Kysely<Tables>> {
  const writer = connectSqlite(folder);
  const ofKysely = kyselyDatabase(writer);
  const readers: DatabaseSync[] = [];
  const close = () => {
    // The last connection to close merges the log, which a read-only one cannot do.
    for (const reader of readers) reader.close();
    ofKysely.close();
  };
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { ...ofKysely, close } }) });
  await migrate(database, "sqlite");
  const reader = new DatabaseSync(sqliteFile(folder), { readOnly: true, timeout: TIMEOUT_MS });
  reader.exec(`PRAGMA ${CACHE}`);
  readers.push(reader);
  runDirectly(database, directRuns(writer, reader));
  return database;
}

/**
 * Runs the queries of a transaction on the connection where it is open. Other queries run there too while no
 * transaction is open, because a connection keeps its page cache until another writes. During a transaction they run on
 * a connection that sees only committed data.
 */
function directRuns(writer: DatabaseSync, reader: DatabaseSync): RunDirectly {
  const written = preparer(writer);
  const committed = preparer(reader);
  const version = writer.prepare("PRAGMA data_version");
  const place = (isInTransaction: boolean) => (isInTransaction || !writer.isTransaction ? written : committed);
  return {
    rows: (query, values, isInTransaction) => place(isInTransaction)(query).all(...(values as SQLInputValue[])),
    change: (query, values, isInTransaction) =>
      Number(place(isInTransaction)(query).run(...(values as SQLInputValue[])).changes),
    // What this process writes does not count: all of it goes over this connection.
    changesElsewhere: () => Number(version.get()?.["data_version"]),
  };
}

function preparer(sqlite: DatabaseSync): (query: CompiledQuery) => StatementSync {
  const statements = new Map<CompiledQuery, StatementSync>();
  return (query) => {
    const known = statements.get(query);
    if (known) return known;
    const made = sqlite.prepare(query.sql);
    statements.set(query, made);
    return made;
  };
}
