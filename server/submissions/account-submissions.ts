import type { Kysely, Selectable } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { countOneLess } from "./peer-counts.ts";

/** A stored result without the answers it came from. */
export type ResultRow = Pick<Selectable<Tables["submission"]>, (typeof RESULT)[number]>;

const RESULT = ["scale", "score", "meaning", "content_hash", "scored_by", "submitted_at"] as const;

const resultsNewestFirst = (database: Kysely<Tables>, accountId: AccountKey) =>
  database
    .selectFrom("submission")
    .select(RESULT)
    .where("account_id", "=", accountId)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc");

/** Returns all results of an account, newest first; none for an unknown account. */
export const resultsOfAccount = preparedQuery((database, { accountId }: { accountId: AccountKey }) =>
  resultsNewestFirst(database, accountId),
);

/** Returns the newest results of an account on any of the scales, newest first, at most `most`. */
export function resultsOnScales(
  database: Kysely<Tables>,
  accountId: AccountKey,
  scales: readonly ScaleId[],
  most: number,
): Promise<ResultRow[]> {
  return resultsNewestFirst(database, accountId).where("scale", "in", scales).limit(most).execute();
}

/** Returns the latest score of an account on a scale at a given time; undefined when there was none yet. */
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

/**
 * Returns all stored data of an account's submissions, newest first, each with its first result if that was replaced.
 */
export function wholeSubmissionsOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("submission")
    .leftJoin("original_result as original", "original.submission_id", "submission.id")
    .selectAll("submission")
    .select(["original.score as first_score", "original.meaning as first_meaning", "original.trace as first_trace"])
    .where("account_id", "=", accountId)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Deletes an account's submissions and removes it from the distributions of scores. */
export async function deleteSubmissionsOf(transaction: Kysely<Tables>, accountId: AccountKey): Promise<void> {
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
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
