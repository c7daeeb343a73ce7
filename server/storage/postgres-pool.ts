import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool } from "pg";
import { PostgresError } from "./postgres-error.ts";
import { nameOfQuery } from "./query-names.ts";

/** Time limits in milliseconds. After them the request is answered with 503 and may be repeated. */
export type PostgresTimes = {
  /** Waiting for a connection, a free one or a new one. */
  readonly connect: number;
  /** One statement, including waits for locks. */
  readonly statement: number;
  readonly lock: number;
  /** A transaction without queries, as when this process is suspended. */
  readonly idle: number;
};

export const SERVING: PostgresTimes = { connect: 5_000, statement: 5_000, lock: 3_000, idle: 10_000 };

/**
 * Creates a pool of connections to PostgreSQL. They are opened when needed and dropped when broken, so that a database
 * that comes back is used again without a restart.
 * @param most how many connections at once
 */
export function createPool(url: string, most: number, times: PostgresTimes): Pool {
  const pool = new Pool({
    connectionString: url,
    max: most,
    application_name: "keepwell",
    connectionTimeoutMillis: times.connect,
    // Detects a server that vanished silently; one that is only slow has answered by then.
    query_timeout: times.statement + 1_000,
    keepAlive: true,
    // Set by a statement and not on connecting, because poolers between this server and the database reject connection
    // options.
    verify: (client, done) => {
      client.query(SESSION, [times.statement, times.lock, times.idle].map(String), (error: Error | null | undefined) =>
        done(error ?? undefined),
      );
    },
  });
  // A connection that breaks while idle leaves the pool; one that breaks in use fails its query. Without
  // a listener Node would end the process instead.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

// At a stricter isolation level, a statement would not see what another server stored while it waited for a lock. "off"
// would answer before the data is on disk; a stricter setting than "on" is left unchanged.
const SESSION = `
  select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('default_transaction_isolation', 'read committed', false),
    set_config('synchronous_commit', case current_setting('synchronous_commit')
      when 'off' then 'on' else current_setting('synchronous_commit') end, false)`;

/** Adapts the pool to Kysely: every error is a PostgresError, and no broken connection is used again. */
export function forKysely(pool: Pool): PostgresPool {
  // Async, because a file of a certificate that is not there is thrown before there is a promise.
  const connected = async () => pool.connect();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connected().catch((cause: unknown) => {
        throw new PostgresError(cause);
      });
      let isBroken = false;
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          const name = nameOfQuery(text);
          // A named statement is planned once for each connection.
          return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
        } catch (cause) {
          const error = new PostgresError(cause);
          isBroken ||= error.endsSession;
          throw error;
        }
      };
      const release = (destroy = false) => client.release(destroy || isBroken);
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
