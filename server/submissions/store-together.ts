import { type Kysely, sql } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import type { RateLimit } from "../rate-limits/numbers.ts";
import type { Tables } from "../storage/tables.ts";
import type { NewRow } from "./submission-writes.ts";

/** A submission that waits to be stored. */
export type WaitingRow = {
  readonly row: NewRow & { readonly submitted_at: string };
  /** The user id it was sent with. */
  readonly userId: UserId;
  /** How many submissions of a scale an account may store; null for any number. */
  readonly limit: RateLimit | null;
};

/**
 * Stores plain submissions of different accounts on PostgreSQL with one statement, however many they are. What is not
 * plain is left out; migration 0025 says what that is.
 * @returns the places of those that were stored
 */
export async function storeTogether(
  database: Kysely<Tables>,
  waiting: readonly WaitingRow[],
): Promise<ReadonlySet<number>> {
  const sent = JSON.stringify(waiting.map(sentRow));
  const { rows } = await sql<{ place: number }>`select place from store_submissions(${sent}) as place`.execute(
    database,
  );
  return new Set(rows.map(({ place }) => place));
}

const sentRow = ({ row, userId, limit }: WaitingRow, place: number) => ({
  ...row,
  user_id: userId,
  place,
  others: limit && limit.count - 1,
  since: limit && new Date(Date.parse(row.submitted_at) - limit.seconds * 1000).toISOString(),
});
