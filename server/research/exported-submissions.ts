import type { Kysely } from "kysely";
import type { ExportedSubmission } from "#core/export/export-record.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import type { Tables } from "../storage/tables.ts";
import { originalResultOf } from "../submissions/original-results.ts";
import { type StoredSubmission, someSubmissionsOf } from "../submissions/stored-submissions.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** Yields all submissions of a scale under pseudonyms, corrected ones too, a hundred or fewer at a time. */
export async function* exportedSubmissions(
  database: Kysely<Tables>,
  scale: string,
  pseudonyms: Pseudonyms,
  onProgress?: (done: number) => void,
): AsyncGenerator<readonly ExportedSubmission[]> {
  const ruleVersions = await ruleVersionsOf(database, scale);
  const options = { withReplaced: true, ...(onProgress ? { onProgress } : {}) };
  const exported = (stored: StoredSubmission, original: Original | undefined): ExportedSubmission => {
    const { content_hash, scored_by, answers, trace, score, meaning } = stored;
    return {
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
      replacedBy: stored.replaced_by === null ? null : pseudonyms.submission(stored.replaced_by),
      firstSubmittedAt: stored.first_at,
      original: original ? { ...original, ruleVersion: ruleVersions.get(content_hash) ?? "" } : null,
    };
  };
  for await (const some of someSubmissionsOf(database, scale, options)) {
    const originals = new Map<number, Original>();
    for (const stored of some) {
      const original = stored.scored_by === null ? undefined : await originalResultOf(database, stored);
      if (original) originals.set(stored.id, original);
    }
    yield some.map((stored) => exported(stored, originals.get(stored.id)));
  }
}

type Original = { readonly score: number | null; readonly meaning: string };

async function ruleVersionsOf(database: Kysely<Tables>, scale: string): Promise<ReadonlyMap<string, string>> {
  const versions = await versionsOfScale(database, scale);
  return new Map(versions.map(({ hash, version }) => [hash, version]));
}
