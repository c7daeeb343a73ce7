import type { Kysely } from "kysely";
import type { Scored } from "#core/scoring/score.ts";
import type { Scale } from "../content/content.ts";
import type { Storage } from "../storage/open-storage.ts";
import type { Tables } from "../storage/tables.ts";
import { changeCounts } from "../submissions/peer-counts.ts";
import type { StoredSubmission } from "../submissions/stored-submissions.ts";
import { latestSubmission } from "../submissions/submissions.ts";
import { rescoredSubmissions } from "./rescoring.ts";

/** So many results wait for one commit; an interruption loses no more than these. */
const BATCH = 64;

type Options = { readonly now: Date; readonly onProgress?: (done: number) => void };
export type Applied = {
  /** Now scored by this version, whether or not the number became another. */
  readonly rescored: number;
  /** Were scored by it before. */
  readonly already: number;
  /** Do not fit it and keep their result. */
  readonly kept: number;
};

/**
 * Scores the stored results of a scale anew by this version. The first result of each is kept, counts of
 * people follow. It may be interrupted and run again: what was scored by this version is left alone.
 * @throws AppError STORAGE_UNAVAILABLE; then what was committed stays
 */
export async function applyRescoring(
  { database, commits }: Pick<Storage, "database" | "commits">,
  scale: Scale,
  { now, onProgress = () => {} }: Options,
): Promise<Applied> {
  const counts = { rescored: 0, already: 0, kept: 0 };
  const batch: Promise<boolean>[] = [];
  const settle = async () => {
    // All of them, also when one fails: nothing may be under way when this function has ended.
    const settled = await Promise.allSettled(batch.splice(0));
    for (const one of settled) if (one.status === "fulfilled") counts[one.value ? "rescored" : "already"] += 1;
    const failed = settled.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  };
  await keepVersion(database, scale, now);
  const alike = await versionsOfRule(database, scale);
  for await (const { submission, rescored } of rescoredSubmissions(database, scale, { onProgress })) {
    if (alike.has(submission.scored_by ?? submission.content_hash)) counts.already += 1;
    else if (rescored.kind === "unscorable") counts.kept += 1;
    else {
      const write = (transaction: Kysely<Tables>) =>
        replaceResult(transaction, submission, scale, rescored.scored, now);
      batch.push(commits.write(write, submission.account_id));
      if (batch.length === BATCH) await settle();
    }
  }
  await settle();
  return counts;
}

/** False when somebody else scored it meanwhile, or deleted it. */
async function replaceResult(
  transaction: Kysely<Tables>,
  { id, account_id, scale, age_band, score, meaning, trace, scored_by }: StoredSubmission,
  { hash }: Scale,
  scored: Scored,
  now: Date,
): Promise<boolean> {
  // Written before anything is read: on SQLite a transaction that read first could not write any more.
  const updated = await transaction
    .updateTable("submission")
    .set({ score: scored.score, meaning: scored.meaning, trace: JSON.stringify(scored.trace), scored_by: hash })
    .where("id", "=", id)
    .where("scored_by", scored_by === null ? "is" : "=", scored_by)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await transaction
    .insertInto("original_result")
    .values({ submission_id: id, score, meaning, trace: JSON.stringify(trace), replaced_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("submission_id").doNothing())
    .execute();
  const latest = await latestSubmission(transaction, account_id, [scale]);
  if (Number(latest?.id) === id) {
    await changeCounts(transaction, scale, [
      { age_band, score, people: -1 },
      { age_band, score: scored.score, people: 1 },
    ]);
  }
  return true;
}

/** Versions with this very rule, whatever the wording of their questions: their results are its results. */
async function versionsOfRule(database: Kysely<Tables>, { id, rule }: Scale): Promise<ReadonlySet<string>> {
  const versions = database.selectFrom("content_version").select("hash").where("scale", "=", id);
  const alike = await versions.where("rule", "=", JSON.stringify(rule)).execute();
  return new Set(alike.map(({ hash }) => hash));
}

/** The version must be known before results name it. */
async function keepVersion(database: Kysely<Tables>, { hash, id, survey, rule }: Scale, now: Date): Promise<void> {
  await database
    .insertInto("content_version")
    .values({
      hash,
      scale: id,
      survey: JSON.stringify(survey),
      rule: JSON.stringify(rule),
      published_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}
