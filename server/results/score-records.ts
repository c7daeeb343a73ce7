import type { Kysely } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Tables } from "../storage/tables.ts";
import { resultsOfUser } from "../submissions/account-submissions.ts";

/**
 * Returns all results of an account, newest first. An unknown account has none, like one that has taken nothing.
 * @param forums name of the domain by scale; results of other scales, such as a survey asked first, are left out
 */
export async function scoreRecords(
  database: Kysely<Tables>,
  userId: UserId,
  forums: ReadonlyMap<string, string>,
): Promise<ScoreRecord[]> {
  const rows = await resultsOfUser(database, { userId });
  return rows.flatMap(({ scale, score, meaning, submitted_at }) => {
    const forum = forums.get(scale);
    return forum === undefined ? [] : [{ forum, value: score, meaning, timestamp: submitted_at }];
  });
}
