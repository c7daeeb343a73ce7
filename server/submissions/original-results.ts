import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Scored } from "#core/scoring/score.ts";
import type { Tables } from "../storage/tables.ts";
import { latestOfAccount } from "./latest-submission.ts";
import { changeCounts } from "./peer-counts.ts";
import type { StoredSubmission } from "./stored-submissions.ts";

/**
 * Replaces the result of a submission by the one another version gives, and keeps the first result beside it.
 * @param scoredBy hash of that version
 * @returns false when the submission was deleted or corrected, or its result replaced, meanwhile
 */
export async function replaceResult(
  transaction: Kysely<Tables>,
  { id, account_id, scale, age_band, score, meaning, trace, scored_by }: StoredSubmission,
  scored: Scored,
  scoredBy: string,
  now: Date,
): Promise<boolean> {
  // The write comes before any read: on SQLite a transaction that read first could no longer write.
  const updated = await transaction
    .updateTable("submission")
    .set({ score: scored.score, meaning: scored.meaning, trace: JSON.stringify(scored.trace), scored_by: scoredBy })
    .where("account_id", "=", account_id)
    .where("id", "=", id)
    .where("replaced_by", "is", null)
    .where("scored_by", scored_by === null ? "is" : "=", scored_by)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await transaction
    .insertInto("original_result")
    .values({
      ...{ account_key: account_id, submission_id: id, score, meaning },
      ...{ trace: JSON.stringify(trace), replaced_at: now.toISOString() },
    })
    .onConflict((conflict) => conflict.columns(["account_key", "submission_id"]).doNothing())
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

/** Returns the first result of a submission that was rescored; undefined for any other. */
export function originalResultOf(
  database: Kysely<Tables>,
  { account_id, id }: Pick<StoredSubmission, "account_id" | "id">,
) {
  return database
    .selectFrom("original_result")
    .select(["score", "meaning"])
    .where("account_key", "=", account_id)
    .where("submission_id", "=", id)
    .executeTakeFirst();
}

/** Deletes the first results of an account's submissions, which were deleted just now. */
export async function deleteOriginals(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  deleted: readonly { readonly id: number }[],
): Promise<void> {
  if (deleted.length === 0) return;
  const mine = transaction.deleteFrom("original_result").where("account_key", "=", accountId);
  const ids = deleted.map(({ id }) => id);
  await mine.where("submission_id", "in", ids).execute();
}
