import type { Kysely } from "kysely";
import type { AppDeps } from "../deps.ts";
import { overwriteDeleted } from "../storage/overwrite-deleted.ts";
import type { Tables } from "../storage/tables.ts";
import { forgetSubmitter } from "./submitters.ts";

type Counted = Pick<Tables["submission"], "scale" | "age_band" | "score">;

/**
 * Deletes an account and everything of it: answers, results, log-ins, remembered devices and codes. The
 * person no longer counts in the distributions of scores.
 * @throws AppError STORAGE_UNAVAILABLE, then everything is still there
 */
export async function deleteAccount({ database, commits }: AppDeps, accountId: string): Promise<void> {
  await commits.write(async (transaction) => {
    const deleted = await transaction
      .deleteFrom("submission")
      .where("account_id", "=", accountId)
      .returning(["id", "scale", "age_band", "score", "submitted_at"])
      .execute();
    const oldestFirst = deleted.toSorted(
      (one, other) => compare(one.submitted_at, other.submitted_at) || Number(one.id) - Number(other.id),
    );
    const latest = new Map(oldestFirst.map((row) => [row.scale, row]));
    for (const row of latest.values()) await countOneLess(transaction, row);
    // Tokens, devices and codes go with it.
    await transaction.deleteFrom("account").where("id", "=", accountId).execute();
  }, accountId);
  forgetSubmitter(database, accountId);
  await overwriteDeleted(database);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A count that comes to nothing goes: that somebody once had this score is nobody's business. */
async function countOneLess(transaction: Kysely<Tables>, { scale, age_band, score }: Counted): Promise<void> {
  await transaction
    .updateTable("score_count")
    .set((row) => ({ people: row("people", "-", 1) }))
    .where("scale", "=", scale)
    .where("age_band", "=", age_band)
    .where("score", "=", score)
    .execute();
  await transaction
    .deleteFrom("score_count")
    .where("scale", "=", scale)
    .where("age_band", "=", age_band)
    .where("score", "=", score)
    .where("people", "<=", 0)
    .execute();
}
