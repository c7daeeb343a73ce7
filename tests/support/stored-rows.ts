import { type Kysely, sql } from "kysely";
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
    const rows: object[] = name === "content_file" ? await contentFiles(database) : await rowsOf(database, name);
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return new Map(await Promise.all(tables));
}

const rowsOf = (database: Kysely<Tables>, name: keyof Tables) => database.selectFrom(name).selectAll().execute();

/** Of the texts, 11 MB, how they begin and how long they are: reading all of them was most of the time of these tests. */
const contentFiles = (database: Kysely<Tables>) =>
  database
    .selectFrom("content_file")
    .select(["id", "publication", "name", "origin", "published_at", "published_by"])
    .select(sql<string>`substr(text, 1, 1000)`.as("begin"))
    .select(sql<number>`length(text)`.as("length"))
    .execute();

/**
 * The names of the tables that differ.
 * @param isLookedAt leaves the other rows out
 */
export function changedTables(
  before: StoredRows,
  after: StoredRows,
  isLookedAt: (row: string) => boolean = () => true,
): string[] {
  const differ = (rows: readonly string[], others: readonly string[] = []) => {
    const [own, their] = [rows.filter(isLookedAt), others.filter(isLookedAt)];
    return own.length !== their.length || own.some((row, at) => row !== their[at]);
  };
  return [...after].filter(([name, rows]) => differ(rows, before.get(name))).map(([name]) => name);
}
