import { randomBytes } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "../../storage/tables.ts";
import type { ContentTexts, TextChanges } from "../check/content-texts.ts";

type Origin = Tables["content_file"]["origin"];

/** The published files, and the number of the newest row; 0 while nothing was ever published. */
export type Published = { readonly texts: ContentTexts; readonly last: number };

/**
 * Makes publications wait for one another, so that rows become visible in the order of their numbers. On SQLite,
 * writes are serialized anyway.
 */
export async function lockPublications(transaction: Kysely<Tables>): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`lock table content_file in share row exclusive mode`.execute(transaction);
}

export async function lastPublished(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom("content_file")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Returns the newest text of each file. */
export async function publishedTexts(database: Kysely<Tables>): Promise<Published> {
  const rows = await database
    .selectFrom("content_file")
    .select(["id", "name", "text"])
    .where("id", "in", (newest) =>
      newest
        .selectFrom("content_file")
        .select(({ fn }) => fn.max("id").as("id"))
        .groupBy("name"),
    )
    .execute();
  const texts = rows.flatMap(({ name, text }): [string, string][] => (text === null ? [] : [[name, text]]));
  return { texts: new Map(texts), last: Math.max(0, ...rows.map(({ id }) => Number(id))) };
}

/** @returns the number of the newest row */
export async function recordPublication(
  transaction: Kysely<Tables>,
  changes: TextChanges,
  origin: Origin,
  now: Date,
  by: string | null = null,
): Promise<number> {
  const publication = randomBytes(9).toString("base64url");
  const rows = [...changes].map(([name, text]) => ({
    publication,
    name,
    text,
    origin,
    published_at: now.toISOString(),
    published_by: by,
  }));
  if (rows.length > 0) await transaction.insertInto("content_file").values(rows).execute();
  return lastPublished(transaction);
}

/** Some files as they were after one publication that changed at least one of them. */
export type FilesAtPublication = {
  readonly publication: string;
  readonly publishedAt: string;
  readonly origin: Origin;
  readonly publishedBy: string | null;
  readonly texts: ContentTexts;
};

/** Returns the history of some files, newest first. */
export async function fileHistoryOf(database: Kysely<Tables>, names: readonly string[]): Promise<FilesAtPublication[]> {
  const rows = await database
    .selectFrom("content_file")
    .select(["publication", "name", "text", "origin", "published_at", "published_by"])
    .where("name", "in", names)
    .orderBy("id")
    .execute();
  const history = new Map<string, FilesAtPublication>();
  const texts = new Map<string, string>();
  for (const { publication, name, text, origin, published_at, published_by } of rows) {
    if (text === null) texts.delete(name);
    else texts.set(name, text);
    const published = { publishedAt: published_at, publishedBy: published_by };
    history.set(publication, { publication, ...published, origin, texts: new Map(texts) });
  }
  return [...history.values()].reverse();
}
