import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Pool } from "pg";
import { kyselyDatabase } from "../../server/storage/sqlite.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { makePostgresServer } from "../support/postgres-server.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** A running product that is killed, and its database as another process sees it. */
export type Subject = {
  readonly url: string;
  /** Kills a process of it without warning; `after` is done when it is over, before anything runs again. */
  kill(round: number, after: () => Promise<void>): Promise<void>;
  look<Result>(at: (database: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** True when the integrity check of the database passes. */
  isIntact(): Promise<boolean>;
  remove(): Promise<void>;
};

export type EmbeddedSubject = Subject & {
  readonly folder: string;
  readonly dataDir: string;
  /** Tells the server to stop, and starts it again, as `kill` does. */
  stopAndStart(after: () => Promise<void>): Promise<void>;
  /** Kills the server for good. */
  killed(): Promise<unknown>;
};

/** Ends a server, gently or not, and starts it again. */
async function restart(
  server: ServerProcess,
  signal: "SIGKILL" | "SIGTERM",
  after: () => Promise<void>,
): Promise<void> {
  await server.end(signal);
  await after();
  await server.start();
}

/** @param under see startServer */
export async function embeddedSubject(under?: Parameters<typeof startServer>[1]): Promise<EmbeddedSubject> {
  const server = await startServer(() => ({ LOG_LEVEL: "error" }), under);
  const look: Subject["look"] = async (at) => {
    const sqlite = new DatabaseSync(join(server.folder, "data/keepwell.db"), { timeout: 5_000 });
    const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(sqlite) }) });
    return at(database).finally(() => database.destroy());
  };
  return {
    url: server.url,
    folder: server.folder,
    dataDir: join(server.folder, "data"),
    stopAndStart: (after) => restart(server, "SIGTERM", after),
    killed: () => server.end("SIGKILL"),
    look,
    kill: (_round, after) => restart(server, "SIGKILL", after),
    async isIntact() {
      const sqlite = new DatabaseSync(join(server.folder, "data/keepwell.db"), { timeout: 5_000 });
      const [found] = sqlite.prepare("PRAGMA integrity_check").all();
      sqlite.close();
      return found?.["integrity_check"] === "ok";
    },
    remove: async () => server.stop(),
  };
}

/** The server and PostgreSQL's postmaster are killed by turns. */
export async function postgresSubject(): Promise<Subject> {
  const postgres = await makePostgresServer({ isDurable: true });
  await postgres.start();
  const server = await startServer(() => ({ LOG_LEVEL: "error", DATABASE_URL: postgres.url("postgres") }));
  const look: Subject["look"] = async (at) => {
    const pool = new Pool({ connectionString: postgres.url("postgres"), max: 1 });
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return at(database).finally(() => database.destroy());
  };
  return {
    url: server.url,
    look,
    async kill(round, after) {
      if (round % 2 === 0) return restart(server, "SIGKILL", after);
      await postgres.stop("killed");
      await after();
      await postgres.start();
    },
    async isIntact() {
      const pool = new Pool({ connectionString: postgres.url("postgres"), max: 1 });
      // Reads every page of the tables and every entry of their indexes; it throws at what it cannot follow.
      const check = `CREATE EXTENSION IF NOT EXISTS amcheck;
        SELECT bt_index_check(indexrelid, true) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
          WHERE relname LIKE 'submission%' OR relname LIKE 'score_count%' OR relname LIKE 'account%'`;
      const isIntact = await pool.query(check).then(
        () => true,
        () => false,
      );
      await pool.end();
      return isIntact;
    },
    async remove() {
      server.stop();
      await postgres.remove();
    },
  };
}
