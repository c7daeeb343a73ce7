import type { Kysely } from "kysely";
import type { Tables } from "../../server/storage/tables.ts";

/** Of each table, its rows as JSON. */
export type StoredRows = ReadonlyMap<string, readonly string[]>;

/** Tries are counted, and what is worth it is logged, whatever comes of a call. */
const NOTES = ["rate_count", "event", "event_chain"];

const namesOf = new WeakMap<Kysely<Tables>, Promise<(keyof Tables)[]>>();

async function readNames(database: Kysely<Tables>): Promise<(keyof Tables)[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !NOTES.includes(name)) as (keyof Tables)[];
}

/** Everything that is stored, but for counts of tries and the log. */
export async function storedRows(database: Kysely<Tables>): Promise<StoredRows> {
  const names = namesOf.get(database) ?? readNames(database);
  namesOf.set(database, names);
  const tables = (await names).map(async (name) => {
    const rows = await database.selectFrom(name).selectAll().execute();
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return new Map(await Promise.all(tables));
}

/**
 * The names of the tables that differ.
 * @param isLookedAt leaves the other rows out
 */
export function changedTables(
  before: StoredRows,
  after: StoredRows,
  isLookedAt: (row: string) => boolean = () => true,
): string[] {
  const seen = (rows: readonly string[] = []) => rows.filter(isLookedAt).join("\n");
  return [...after].filter(([name, rows]) => seen(rows) !== seen(before.get(name))).map(([name]) => name);
}
