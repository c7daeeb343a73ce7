import type { Kysely } from "kysely";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { ExportedSubmission } from "#core/export/export-record.ts";
import type { Tables } from "../storage/tables.ts";
import { type StoredSubmission, submissionsOf } from "../submissions/stored-submissions.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** All submissions of a scale under pseudonyms, a few in memory at a time. */
export async function* exportedSubmissions(
  database: Kysely<Tables>,
  scale: string,
  pseudonyms: Pseudonyms,
  onProgress?: (done: number) => void,
): AsyncGenerator<ExportedSubmission> {
  const ruleVersions = await ruleVersionsOf(database, scale);
  for await (const stored of submissionsOf(database, scale, onProgress ? { onProgress } : {})) {
    const { content_hash, scored_by, answers, trace, score, meaning } = stored;
    yield {
      participant: pseudonyms.participant(stored.account_id),
      submission: pseudonyms.submission(stored.id),
      submittedAt: stored.submitted_at,
      ageBand: stored.age_band,
      contentVersion: content_hash,
      ruleVersion: ruleVersions.get(scored_by ?? content_hash) ?? "",
      answers,
      trace,
      score,
      meaning,
      original: scored_by === null ? null : await originalOf(database, stored, ruleVersions.get(content_hash) ?? ""),
    };
  }
}

async function originalOf(database: Kysely<Tables>, { id }: StoredSubmission, ruleVersion: string) {
  const original = await database
    .selectFrom("original_result")
    .select(["score", "meaning"])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  return original ? { ...original, ruleVersion } : null;
}

async function ruleVersionsOf(database: Kysely<Tables>, scale: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom("content_version")
    .select(["hash", "rule"])
    .where("scale", "=", scale)
    .execute();
  return new Map(rows.map(({ hash, rule }) => [hash, (JSON.parse(rule) as ScoringRule).version]));
}
