import type { Kysely } from "kysely";
import { missingReads, type Rescored, rescore } from "#core/scoring/rescore.ts";
import { type RescoreSummary, rescoreTally } from "#core/scoring/rescore-summary.ts";
import type { Scale } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";
import { scoreAt } from "../submissions/account-submissions.ts";
import { type StoredSubmission, submissionsOf } from "../submissions/stored-submissions.ts";

export type RescoredSubmission = { readonly submission: StoredSubmission; readonly rescored: Rescored };

type Options = Parameters<typeof submissionsOf>[2];

/** Each stored submission of a scale with what this version of it makes of the answers. Changes nothing. */
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

/** What publishing this version would make of the stored results of its scale. Changes nothing. */
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

/** What a rule reads that the rule of then did not: the person's latest result at that time. */
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
