import type { Kysely } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Tables } from "../storage/tables.ts";
import { resultsOfUser } from "../submissions/account-results.ts";

/** The most results of one scale that are listed for an account with many: years of one result a day. */
const MOST_OF_A_SCALE = 1_000;

/** Records, newest first, and how many older ones there are. */
export type ScoreRecords = { readonly records: ScoreRecord[]; readonly leftOut: number };

/**
 * Returns the results of an account, newest first. An unknown account has none, like one that has taken nothing.
 * @param forums name of the domain by scale; results of other scales, such as a survey asked first, and those without a score are left out
 */
export async function scoreRecords(
  database: Kysely<Tables>,
  userId: UserId,
  forums: ReadonlyMap<string, string>,
): Promise<ScoreRecords> {
  const { rows, leftOut } = await resultsOfUser(database, userId, MOST_OF_A_SCALE);
  const records = rows.flatMap(({ scale, score, meaning, submitted_at }) => {
    const forum = forums.get(scale);
    return forum === undefined || score === null ? [] : [{ forum, value: score, meaning, timestamp: submitted_at }];
  });
  return { records, leftOut };
}
