import type { Kysely, Selectable } from "kysely";
import pLimit from "p-limit";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import { keyOfUser } from "../accounts/accounts.ts";
import { ownTurn } from "../own-turn.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { countSubmissionsOf } from "./account-submissions.ts";
import { isNewer } from "./newer.ts";
import { takenScales } from "./taken-scales.ts";

/** A stored result without the answers it came from. */
export type ResultRow = Pick<Selectable<Tables["submission"]>, (typeof RESULT)[number]>;

/** Results, newest first, and how many older ones there are, corrected ones among them. */
export type Results = { readonly rows: readonly ResultRow[]; readonly leftOut: number };

const RESULT = ["id", "scale", "score", "meaning", "content_hash", "scored_by", "submitted_at"] as const;

/** Up to so many rows are read with one query. */
const FEW = 100;
/** Long lists are read one after the other: many at once would fill the memory. */
const longLists = pLimit(1);
/** The most results in one list, whatever the number of scales. */
const MOST_IN_ALL = 10_000;

/**
 * Returns the results of a user, newest first; none for an unknown user id. Of an account with many
 * results, the oldest are left out.
 * @param most of each scale that are returned then
 */
export async function resultsOfUser(database: Kysely<Tables>, userId: UserId, most: number): Promise<Results> {
  const few = await fewResults(database, { userId });
  if (few.length <= FEW) {
    const rows = few.filter(({ replaced_by }) => replaced_by === null);
    return { rows: rows.sort(newestFirst), leftOut: 0 };
  }
  const account = await keyOfUser(database, userId).executeTakeFirst();
  if (!account) return { rows: [], leftOut: 0 };
  const scales = await takenScales(database, account.id);
  const ofEach = Math.min(most, Math.ceil(MOST_IN_ALL / scales.length));
  const read = () => newestOfEach(database, account.id, scales, ofEach);
  return ofEach < FEW ? read() : longLists(read);
}

/** Not sorted: SQLite would then read all rows, however many there are. */
const fewResults = preparedQuery((database, { userId }: { userId: UserId }) =>
  database
    .selectFrom("submission")
    .select([...RESULT, "replaced_by"])
    .where("account_id", "=", keyOfUser(database, userId))
    .limit(FEW + 1),
);

/** Returns the newest results of a user on any of the scales, newest first, at most `most`. */
export async function resultsOnScales(
  database: Kysely<Tables>,
  userId: UserId,
  scales: readonly ScaleId[],
  most: number,
): Promise<Results> {
  const account = await keyOfUser(database, userId).executeTakeFirst();
  if (!account) return { rows: [], leftOut: 0 };
  const { rows, leftOut } = await newestOfEach(database, account.id, scales, most);
  return { rows: rows.slice(0, most), leftOut: leftOut + Math.max(0, rows.length - most) };
}

async function newestOfEach(
  database: Kysely<Tables>,
  accountId: AccountKey,
  scales: readonly ScaleId[],
  most: number,
): Promise<Results> {
  const found: ResultRow[] = [];
  let isWhole = true;
  for (const scale of scales) {
    if (most >= FEW) await ownTurn();
    const rows = await newestOfScale(database, accountId, scale, most);
    isWhole &&= rows.length < most;
    found.push(...rows);
  }
  const rows = found.sort(newestFirst);
  return { rows, leftOut: isWhole ? 0 : (await countSubmissionsOf(database, accountId, scales)) - rows.length };
}

const newestOfScale = (database: Kysely<Tables>, accountId: AccountKey, scale: ScaleId, most: number) =>
  database
    .selectFrom("submission")
    .select(RESULT)
    .where("account_id", "=", accountId)
    .where("scale", "=", scale)
    .where("replaced_by", "is", null)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

const newestFirst = (one: ResultRow, other: ResultRow) => (isNewer(one, other) ? -1 : 1);
