import type { Kysely, Selectable } from "kysely";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import { keyOfUser } from "../accounts/accounts.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { countOneLess } from "./peer-counts.ts";

/** A stored result without the answers it came from. */
export type ResultRow = Pick<Selectable<Tables["submission"]>, (typeof RESULT)[number]>;

const RESULT = ["scale", "score", "meaning", "content_hash", "scored_by", "submitted_at"] as const;

const resultsNewestFirst = (database: Kysely<Tables>, userId: UserId) =>
  database
    .selectFrom("submission")
    .select(RESULT)
    .where("account_id", "=", keyOfUser(database, userId))
    .where("replaced_by", "is", null)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc");

/** Returns all results of a user, newest first; none for an unknown user id. */
export const resultsOfUser = preparedQuery((database, { userId }: { userId: UserId }) =>
  resultsNewestFirst(database, userId),
);

/** Returns the newest results of a user on any of the scales, newest first, at most `most`. */
export function resultsOnScales(
  database: Kysely<Tables>,
  userId: UserId,
  scales: readonly ScaleId[],
  most: number,
): Promise<ResultRow[]> {
  return resultsNewestFirst(database, userId).where("scale", "in", scales).limit(most).execute();
}

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

/** Returns how many submissions an account has, corrected ones included. */
export async function countSubmissionsOf(database: Kysely<Tables>, accountId: AccountKey): Promise<number> {
  const counted = await database
    .selectFrom("submission")
    .select((table) => table.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
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
