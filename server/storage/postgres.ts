import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { type BeforeMigrating, migrate } from "./migrate.ts";
import { PostgresError } from "./postgres-error.ts";
import { createPool, forKysely, type PostgresTimes, SERVING } from "./postgres-pool.ts";
import type { Tables } from "./tables.ts";

/** A migration may rewrite a table, or wait for the server that started first, so it may take five minutes. */
const MIGRATING: PostgresTimes = { connect: 5_000, statement: 300_000, lock: 300_000, idle: 300_000 };

/**
 * Opens a PostgreSQL database and migrates it to the newest version; several servers may do so at once.
 * @param url such as `postgres://user:password@host:5432/name`
 * @param most the most connections this server opens
 * @throws UnreachableDatabase when it cannot be reached; CommandError when a newer version has migrated it
 */
export async function openPostgres(
  url: string,
  most: number,
  times: PostgresTimes = SERVING,
  before?: BeforeMigrating,
): Promise<{ database: Kysely<Tables>; pool: Pool }> {
  const connect = (pool: Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) });
  const migrating = connect(createPool(url, 1, { ...MIGRATING, connect: times.connect }));
  try {
    await migrate(migrating, "postgres", before);
  } catch (error) {
    throw error instanceof PostgresError ? new UnreachableDatabase(error) : error;
  } finally {
    await migrating.destroy();
  }
  const pool = createPool(url, most, times);
  return { database: connect(pool), pool };
}

/** Carries one sentence for the operator, without any part of the address, which contains a password. */
class UnreachableDatabase extends Error {
  override readonly name = "UnreachableDatabase";

  constructor(error: PostgresError) {
    super(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}.`);
  }
}

/** Returns the sentence for an error that is the operator's to mend, also where it was wrapped; null for any other. */
export function databaseTrouble(error: unknown): string | null {
  if (error instanceof UnreachableDatabase) return error.message;
  const cause = error instanceof Error && error.cause instanceof PostgresError ? error.cause : error;
  return cause instanceof PostgresError && cause.passes ? new UnreachableDatabase(cause).message : null;
}

const FOREIGN_CERTIFICATE = "its certificate is not the trusted one";

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at this host and port",
  ENOTFOUND: "its host name is not known",
  EAI_AGAIN: "its host name is not known",
  ENOENT: "a file that its address names is not there",
  DEPTH_ZERO_SELF_SIGNED_CERT: FOREIGN_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: FOREIGN_CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: FOREIGN_CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: FOREIGN_CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
  CERT_HAS_EXPIRED: "its certificate has expired",
  "28000": "it does not let this user in",
  "28P01": "it does not take this user and password",
  "42501": "this user may not make tables in it",
  "3D000": "it has no database of this name",
  "25006": "it can only be read",
  "53300": "all its connections are taken",
  "57P03": "it is starting or stopping",
};

function reasonOf({ sqlState, networkCode }: PostgresError): string {
  const code = sqlState ?? networkCode;
  return code === null ? "it does not answer" : (REASONS[code] ?? `it failed with ${code}`);
}
