import type { Kysely } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * Returns the latest score of an account on a scale at a given time; undefined when there was none yet. A submission
 * that was corrected later counted at that time.
 */
export async function scoreAt(
  database: Kysely<Tables>,
  accountId: AccountKey,
  scale: ScaleId,
  time: string,
): Promise<number | undefined> {
  const latest = await database
    .selectFrom("submission")
    .select("score")
    .where("account_id", "=", accountId)
    .where("scale", "=", scale)
    .where("submitted_at", "<=", time)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.score ?? undefined;
}

/** Returns how many submissions an account has, on these scales or on all, corrected ones included. */
export async function countSubmissionsOf(
  database: Kysely<Tables>,
  accountId: AccountKey,
  scales: readonly ScaleId[] | null = null,
): Promise<number> {
  const all = database
    .selectFrom("submission")
    .select((table) => table.fn.countAll().as("count"))
    .where("account_id", "=", accountId);
  const counted = await (scales ? all.where("scale", "in", scales) : all).executeTakeFirstOrThrow();
  // PostgreSQL counts in a text.
  return Number(counted.count);
}
