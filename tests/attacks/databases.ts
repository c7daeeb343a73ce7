import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openStorage, type Storage } from "../../server/storage/open-storage.ts";
import { makePostgresServer } from "../support/postgres-server.ts";

export const DATABASES = ["sqlite", "postgres"] as const;
export type DatabaseName = (typeof DATABASES)[number];

/**
 * Makes an empty database of this kind, fills it, and does something with what a server process is given to use it.
 * @param work gets the environment of the server and what `fill` returned
 */
export async function withDatabase<Filled, Result>(
  name: DatabaseName,
  fill: (storage: Storage) => Promise<Filled>,
  work: (environment: Record<string, string>, filled: Filled) => Promise<Result>,
): Promise<Result> {
  // Beside the project: a system's temporary folder may be kept in memory.
  const dataDir = mkdtempSync(join("node_modules", ".keepwell-attack-"));
  const postgres = name === "postgres" ? await makePostgresServer({ isDurable: true }) : null;
  try {
    await postgres?.start();
    const databaseUrl = postgres?.url("postgres") ?? null;
    const storage = await openStorage({ databaseUrl, databasePool: 4, dataDir });
    const filled = await fill(storage).finally(() => storage.database.destroy());
    return await work({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }, filled);
  } finally {
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
