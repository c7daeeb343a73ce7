import type { Kysely } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { countOneLess } from "./peer-counts.ts";

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
  return latest?.score;
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

/** Deletes an account's submissions and removes it from the distributions of scores. */
export async function deleteSubmissionsOf(transaction: Kysely<Tables>, accountId: AccountKey): Promise<void> {
  const deleted = await transaction
    .deleteFrom("submission")
    .where("account_id", "=", accountId)
    .returning(["id", "scale", "age_band", "score", "submitted_at", "replaced_by"])
    .execute();
  const oldestFirst = deleted
    .filter((row) => row.replaced_by === null)
    .toSorted((one, other) => compare(one.submitted_at, other.submitted_at) || Number(one.id) - Number(other.id));
  const latest = new Map(oldestFirst.map((row) => [row.scale, row]));
  for (const row of latest.values()) await countOneLess(transaction, row);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
