import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { CommandError } from "../command-error.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { rateCounts } from "./migrations/0002-rate-counts.ts";
import { devicesAndCodes } from "./migrations/0003-devices-and-codes.ts";
import { modelCalls } from "./migrations/0004-model-calls.ts";
import { rescoredResults } from "./migrations/0007-rescored-results.ts";
import { contentFiles } from "./migrations/0008-content-files.ts";
import { unloggedRateCounts } from "./migrations/0009-unlogged-rate-counts.ts";
import { accountKeys } from "./migrations/0010-account-keys.ts";
import { corrections } from "./migrations/0011-corrections.ts";
import { draftCopies } from "./migrations/0012-draft-copies.ts";
import { sessions } from "./migrations/0013-sessions.ts";
import { staff } from "./migrations/0014-staff.ts";
import { events } from "./migrations/0015-events.ts";
import { listsByAccount } from "./migrations/0017-lists-by-account.ts";
import { modelConsents } from "./migrations/0018-model-consents.ts";
import { staffPasskeys } from "./migrations/0019-staff-passkeys.ts";
import { staffOidc } from "./migrations/0020-staff-oidc.ts";
import { staffWayIn } from "./migrations/0021-staff-way-in.ts";
import { resultsWithoutScore } from "./migrations/0022-results-without-score.ts";
import { studioDrafts } from "./migrations/0023-studio-drafts.ts";
import { mySteps } from "./migrations/0024-my-steps.ts";
import { storedTogether } from "./migrations/0025-stored-together.ts";
import { keysByAccount } from "./migrations/0026-keys-by-account.ts";
import { plannedOnce } from "./migrations/0027-planned-once.ts";
import type { Tables } from "./tables.ts";

/** Migrations run in order of their names. A released migration never changes; a further change is a further file. */
export function migrations(dialect: "sqlite" | "postgres"): Record<string, Migration> {
  return {
    "0001-first-tables": firstTables(dialect),
    ...(dialect === "postgres" ? { "0002-rate-counts": rateCounts } : {}),
    "0003-devices-and-codes": devicesAndCodes,
    "0004-model-calls": modelCalls,
    "0007-rescored-results": rescoredResults(dialect),
    "0008-content-files": contentFiles(dialect),
    ...(dialect === "postgres" ? { "0009-unlogged-rate-counts": unloggedRateCounts } : {}),
    "0010-account-keys": accountKeys(dialect),
    "0011-corrections": corrections(dialect),
    "0012-draft-copies": draftCopies,
    "0013-sessions": sessions,
    "0014-staff": staff,
    "0015-events": events,
    "0017-lists-by-account": listsByAccount(dialect),
    "0018-model-consents": modelConsents,
    "0019-staff-passkeys": staffPasskeys,
    "0020-staff-oidc": staffOidc,
    "0021-staff-way-in": staffWayIn,
    "0022-results-without-score": resultsWithoutScore,
    "0023-studio-drafts": studioDrafts,
    "0024-my-steps": mySteps,
    ...(dialect === "postgres" ? { "0025-stored-together": storedTogether } : {}),
    "0026-keys-by-account": keysByAccount(dialect),
    ...(dialect === "postgres" ? { "0027-planned-once": plannedOnce } : {}),
  };
}

/**
 * Returns the names of all migrations. A database has some or all of them, and others only if a newer version created
 * it.
 */
export const migrationNames = (dialect: "sqlite" | "postgres"): string[] => Object.keys(migrations(dialect));

/** Looks at a database of an older version before it is migrated, and throws where it is not to be. */
export type BeforeMigrating = (database: Kysely<Tables>) => Promise<void>;

/**
 * Migrates the database to the newest version in a transaction; on PostgreSQL under a lock, so that servers which start
 * together migrate one after the other.
 * @throws CommandError for a database of a newer version; the error of `before`, or of the first migration that fails. The
 * database is then unchanged
 */
export async function migrate(
  database: Kysely<Tables>,
  dialect: "sqlite" | "postgres",
  before: BeforeMigrating = async () => {},
): Promise<void> {
  const known = migrations(dialect);
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(known) } });
  const executed = await executedMigrations(database);
  if (executed.some((name) => !Object.hasOwn(known, name)))
    throw new CommandError(
      "A newer version of Keepwell has migrated this database: start that one, or a newer one still.",
    );
  if (executed.length > 0 && executed.length < Object.keys(known).length) await before(database);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns the names of the migrations that a database has; none of a new one. */
async function executedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
