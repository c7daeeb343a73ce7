import type { Kysely } from "kysely";
import type { HistoryEntry } from "#core/api/explanation.ts";
import type { ScaleId, UserId } from "#core/api/ids.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { Tables } from "../storage/tables.ts";
import { type ResultRow, resultsOfUser, resultsOnScales } from "../submissions/account-results.ts";

/** More than anyone reads, few enough to return at once. */
const MAX_RESULTS_IN_HISTORY = 50;

/** Entries, oldest first, and how many older ones there are. */
export type History = { readonly entries: HistoryEntry[]; readonly leftOut: number };

/**
 * Returns the newest results of an account on any of the scales, at most `most`, oldest first; none for an unknown
 * account.
 */
export async function historyOf(
  database: Kysely<Tables>,
  content: ContentStore,
  userId: UserId,
  scales: readonly ScaleId[],
  most = MAX_RESULTS_IN_HISTORY,
): Promise<History> {
  const { rows, leftOut } = await resultsOnScales(database, userId, scales, most);
  return { entries: await entriesOf(content, rows), leftOut };
}

/**
 * Returns the results of an account, oldest first, with one query for any number of scales: all of them, or the newest
 * two of each scale where there are very many.
 */
export async function overallHistoryOf(
  database: Kysely<Tables>,
  content: ContentStore,
  userId: UserId,
): Promise<HistoryEntry[]> {
  return entriesOf(content, (await resultsOfUser(database, userId, 2)).rows);
}

/**
 * Results without a score are left out: there is nothing to compare.
 * @param rows newest first
 */
async function entriesOf(content: ContentStore, rows: readonly ResultRow[]): Promise<HistoryEntry[]> {
  const ruleOf = ({ scored_by, content_hash }: ResultRow) => scored_by ?? content_hash;
  const versions = await content.ruleVersions([...new Set(rows.map(ruleOf))]);
  return rows.toReversed().flatMap((row): HistoryEntry[] => {
    const { score, meaning, submitted_at: submittedAt, scale } = row;
    return score === null ? [] : [{ score, meaning, submittedAt, scale, version: versions.get(ruleOf(row)) ?? "" }];
  });
}
