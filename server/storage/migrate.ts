import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { rateCounts } from "./migrations/0002-rate-counts.ts";
import { devicesAndCodes } from "./migrations/0003-devices-and-codes.ts";
import { modelCalls } from "./migrations/0004-model-calls.ts";
import { rescoredResults } from "./migrations/0007-rescored-results.ts";
import { contentFiles } from "./migrations/0008-content-files.ts";
import { unloggedRateCounts } from "./migrations/0009-unlogged-rate-counts.ts";
import type { Tables } from "./tables.ts";

/** In order of their names; a landed migration never changes, a further change is a further file. */
function migrations(dialect: "sqlite" | "postgres"): Record<string, Migration> {
  return {
    "0001-first-tables": firstTables(dialect),
    ...(dialect === "postgres" ? { "0002-rate-counts": rateCounts } : {}),
    "0003-devices-and-codes": devicesAndCodes,
    "0004-model-calls": modelCalls,
    "0007-rescored-results": rescoredResults(dialect),
    "0008-content-files": contentFiles(dialect),
    ...(dialect === "postgres" ? { "0009-unlogged-rate-counts": unloggedRateCounts } : {}),
  };
}

/** All there are; a database has some or all of them, and others only when a newer version made it. */
export const migrationNames = (dialect: "sqlite" | "postgres"): string[] => Object.keys(migrations(dialect));

/**
 * Brings the database to the newest form, in a transaction; on PostgreSQL under a lock, so that servers
 * which start at once do it one after the other.
 * @throws the first migration's error; the database is then as it was
 */
export async function migrate(database: Kysely<Tables>, dialect: "sqlite" | "postgres"): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations(dialect)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
