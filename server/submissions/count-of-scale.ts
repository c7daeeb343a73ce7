import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { ownTurn } from "../own-turn.ts";
import type { Tables } from "../storage/tables.ts";

/** The people of one query: few enough that other requests are served in between. */
const PEOPLE_PER_QUERY = 1000;

/**
 * Returns how many submissions of a scale are stored, corrected ones included. It goes from person to person, because the
 * index that holds all that is needed begins with them.
 */
export async function countOfScale(database: Kysely<Tables>, scale: string): Promise<number> {
  let count = 0;
  let from: AccountKey | null = null;
  do {
    await ownTurn();
    const to: AccountKey | null = await lastOfPiece(database, from);
    let piece = database
      .selectFrom("submission")
      .select((table) => table.fn.countAll().as("count"))
      .where("scale", "=", scale);
    if (from !== null) piece = piece.where("account_id", ">", from);
    if (to !== null) piece = piece.where("account_id", "<=", to);
    // PostgreSQL counts in a text.
    count += Number((await piece.executeTakeFirstOrThrow()).count);
    from = to;
  } while (from !== null);
  return count;
}

/** @returns null where the piece goes to the end */
async function lastOfPiece(database: Kysely<Tables>, from: AccountKey | null): Promise<AccountKey | null> {
  const people = database.selectFrom("account").select("id").orderBy("id");
  const piece = from === null ? people : people.where("id", ">", from);
  const last = await piece
    .limit(1)
    .offset(PEOPLE_PER_QUERY - 1)
    .executeTakeFirst();
  return last?.id ?? null;
}
