import type { Kysely } from "kysely";
import { missingReads, type Rescored, rescore } from "#core/scoring/rescore.ts";
import { type RescoreSummary, rescoreTally } from "#core/scoring/rescore-summary.ts";
import type { Scale } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";
import { scoreAt } from "../submissions/account-submissions.ts";
import { type StoredSubmission, submissionsOf } from "../submissions/stored-submissions.ts";

export type RescoredSubmission = { readonly submission: StoredSubmission; readonly rescored: Rescored };

type Options = Parameters<typeof submissionsOf>[2];

/** Yields each stored submission of a scale with the result this version gives its answers. Changes nothing. */
export async function* rescoredSubmissions(
  database: Kysely<Tables>,
  scale: Scale,
  options: Options = {},
): AsyncGenerator<RescoredSubmission> {
  for await (const submission of submissionsOf(database, scale.id, options)) {
    const stored = await resultsReadThen(database, scale, submission);
    yield { submission, rescored: rescore(scale, submission, stored) };
  }
}

/** Summarizes how publishing this version would change the stored results of its scale. Changes nothing. */
export async function rescoreSummary(
  database: Kysely<Tables>,
  scale: Scale,
  options: Options = {},
): Promise<RescoreSummary> {
  const tally = rescoreTally();
  for await (const { submission, rescored } of rescoredSubmissions(database, scale, options)) {
    tally.add(submission, rescored);
  }
  return tally.summary();
}

/** Returns the results that this rule reads and the earlier rule did not: the account's latest ones at that time. */
async function resultsReadThen(
  database: Kysely<Tables>,
  { rule }: Scale,
  { account_id, trace, submitted_at }: StoredSubmission,
): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (const { name, scale } of missingReads(rule, trace)) {
    const score = await scoreAt(database, account_id, scale, submitted_at);
    if (score !== undefined) results[name] = score;
  }
  return results;
}
