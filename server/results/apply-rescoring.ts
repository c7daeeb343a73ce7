import type { Kysely } from "kysely";
import type { Scale } from "../content/content.ts";
import { keepVersions, versionsOfRule } from "../content/live/versions.ts";
import type { Storage } from "../storage/open-storage.ts";
import { readCacheOf } from "../storage/read-cache.ts";
import type { Tables } from "../storage/tables.ts";
import { replaceResult } from "../submissions/original-results.ts";
import { rescoredSubmissions } from "./rescoring.ts";

/** How many results share one commit; an interruption loses no more than these. */
const BATCH = 64;

type Options = { readonly now: Date; readonly onProgress?: (done: number) => void };
export type Applied = {
  /** Now scored by this version, whether or not the number changed. */
  readonly rescored: number;
  /** Already scored by this version. */
  readonly already: number;
  /** Do not fit this version and keep their result. */
  readonly kept: number;
};

/**
 * Rescores the stored results of a scale with this version. The first result of each is kept, and the counts of people
 * follow. It may be interrupted and run again: results already scored by this version are skipped.
 * @throws AppError STORAGE_UNAVAILABLE; what was committed stays
 */
export async function applyRescoring(
  { database, commits }: Pick<Storage, "database" | "commits">,
  scale: Scale,
  { now, onProgress = () => {} }: Options,
): Promise<Applied> {
  const counts = { rescored: 0, already: 0, kept: 0 };
  const batch: Promise<boolean>[] = [];
  const settle = async () => {
    // Waits for all of them even when one fails: no write may still be running when this function returns.
    const settled = await Promise.allSettled(batch.splice(0));
    readCacheOf(database).clear();
    for (const one of settled) if (one.status === "fulfilled") counts[one.value ? "rescored" : "already"] += 1;
    const failed = settled.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  };
  // Results refer to the version, so it is stored before them.
  await keepVersions(database, [scale], now);
  const alike = await versionsOfRule(database, scale);
  for await (const { submission, rescored } of rescoredSubmissions(database, scale, { onProgress })) {
    if (alike.has(submission.scored_by ?? submission.content_hash)) counts.already += 1;
    else if (rescored.kind === "unscorable") counts.kept += 1;
    else {
      const write = (transaction: Kysely<Tables>) =>
        replaceResult(transaction, submission, rescored.scored, scale.hash, now);
      batch.push(commits.write(write, submission.account_id));
      if (batch.length === BATCH) await settle();
    }
  }
  await settle();
  return counts;
}
