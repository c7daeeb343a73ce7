import type { Kysely } from "kysely";
import type { Scored } from "#core/scoring/score.ts";
import type { Tables } from "../storage/tables.ts";
import { changeCounts } from "./peer-counts.ts";
import type { StoredSubmission } from "./stored-submissions.ts";
import { latestOfAccount } from "./submissions.ts";

/**
 * Replaces the result of a submission by what another version made of it, and keeps the first one beside it.
 * @param scoredBy hash of that version
 * @returns false when somebody else replaced it meanwhile, or deleted it
 */
export async function replaceResult(
  transaction: Kysely<Tables>,
  { id, account_id, scale, age_band, score, meaning, trace, scored_by }: StoredSubmission,
  scored: Scored,
  scoredBy: string,
  now: Date,
): Promise<boolean> {
  // Written before anything is read: on SQLite a transaction that read first could not write any more.
  const updated = await transaction
    .updateTable("submission")
    .set({ score: scored.score, meaning: scored.meaning, trace: JSON.stringify(scored.trace), scored_by: scoredBy })
    .where("id", "=", id)
    .where("scored_by", scored_by === null ? "is" : "=", scored_by)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await transaction
    .insertInto("original_result")
    .values({ submission_id: id, score, meaning, trace: JSON.stringify(trace), replaced_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("submission_id").doNothing())
    .execute();
  const latest = await latestOfAccount(transaction, account_id, [scale]);
  if (Number(latest?.id) === id) {
    await changeCounts(transaction, scale, [
      { age_band, score, people: -1 },
      { age_band, score: scored.score, people: 1 },
    ]);
  }
  return true;
}

/** The first result of a submission that was scored anew; undefined for one that was not. */
export function originalResultOf(database: Kysely<Tables>, submissionId: number) {
  return database
    .selectFrom("original_result")
    .select(["score", "meaning"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
}
