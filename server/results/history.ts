import type { Kysely, Selectable } from "kysely";
import type { HistoryEntry } from "#core/api/working.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { Tables } from "../storage/tables.ts";

/** More than a person looks at, few enough to answer at once. */
export const MOST_IN_HISTORY = 50;

/** The newest results of an account on any of the scales, at most `most`, oldest first. None for an unknown account. */
export async function historyOf(
  database: Kysely<Tables>,
  content: ContentStore,
  accountId: string,
  scales: readonly string[],
  most = MOST_IN_HISTORY,
): Promise<HistoryEntry[]> {
  const rows = await database
    .selectFrom("submission")
    .select(["scale", "score", "meaning", "content_hash", "scored_by", "submitted_at"])
    .where("account_id", "=", accountId)
    .where("scale", "in", scales)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return entriesOf(content, rows);
}

/** All results of an account, oldest first: one query, however many scales there are. */
export async function wholeHistoryOf(
  database: Kysely<Tables>,
  content: ContentStore,
  accountId: string,
): Promise<HistoryEntry[]> {
  const rows = await database
    .selectFrom("submission")
    .select(["scale", "score", "meaning", "content_hash", "scored_by", "submitted_at"])
    .where("account_id", "=", accountId)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return entriesOf(content, rows);
}

type Row = Pick<
  Selectable<Tables["submission"]>,
  "scale" | "score" | "meaning" | "content_hash" | "scored_by" | "submitted_at"
>;

/** @param rows newest first */
async function entriesOf(content: ContentStore, rows: readonly Row[]): Promise<HistoryEntry[]> {
  const ruleOf = ({ scored_by, content_hash }: Row) => scored_by ?? content_hash;
  const versions = await content.ruleVersions([...new Set(rows.map(ruleOf))]);
  return rows.toReversed().map((row) => ({
    score: row.score,
    meaning: row.meaning,
    submittedAt: row.submitted_at,
    scale: row.scale,
    version: versions.get(ruleOf(row)) ?? "",
  }));
}
