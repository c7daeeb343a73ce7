import type { Kysely } from "kysely";
import type { ScaleId, UserId } from "#core/api/ids.ts";
import type { HistoryEntry } from "#core/api/working.ts";
import type { ContentStore } from "../content/live/store.ts";
import { accountKeyOf } from "../storage/account-key.ts";
import type { Tables } from "../storage/tables.ts";
import { type ResultRow, resultsOfAccount, resultsOnScales } from "../submissions/account-submissions.ts";

/** More than a person looks at, few enough to answer at once. */
const MOST_IN_HISTORY = 50;

/** The newest results of an account on any of the scales, at most `most`, oldest first. None for an unknown account. */
export async function historyOf(
  database: Kysely<Tables>,
  content: ContentStore,
  userId: UserId,
  scales: readonly ScaleId[],
  most = MOST_IN_HISTORY,
): Promise<HistoryEntry[]> {
  return entriesOf(content, await resultsOnScales(database, accountKeyOf(userId), scales, most));
}

/** All results of an account, oldest first: one query, however many scales there are. */
export async function wholeHistoryOf(
  database: Kysely<Tables>,
  content: ContentStore,
  userId: UserId,
): Promise<HistoryEntry[]> {
  return entriesOf(content, await resultsOfAccount(database, { accountId: accountKeyOf(userId) }));
}

/** @param rows newest first */
async function entriesOf(content: ContentStore, rows: readonly ResultRow[]): Promise<HistoryEntry[]> {
  const ruleOf = ({ scored_by, content_hash }: ResultRow) => scored_by ?? content_hash;
  const versions = await content.ruleVersions([...new Set(rows.map(ruleOf))]);
  return rows.toReversed().map((row) => ({
    score: row.score,
    meaning: row.meaning,
    submittedAt: row.submitted_at,
    scale: row.scale,
    version: versions.get(ruleOf(row)) ?? "",
  }));
}
