import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { ownTurn } from "../own-turn.ts";
import type { Storage } from "../storage/open-storage.ts";
import { copyLog } from "../storage/overwrite-deleted.ts";
import type { Tables } from "../storage/tables.ts";
import { newestIdOf } from "./latest-submission.ts";
import { deleteOriginals } from "./original-results.ts";
import { countOneLess } from "./peer-counts.ts";
import { takenScales } from "./taken-scales.ts";

/** How many submissions are deleted in one transaction, which takes a few milliseconds. */
export const DELETED_AT_ONCE = 200;

/**
 * Deletes all submissions of an account but those that count in the distributions of scores, step by step, so that other
 * calls are answered in between.
 * @throws AppError STORAGE_UNAVAILABLE; what was deleted stays so
 */
export async function deleteUncounted(
  { database, commits }: Pick<Storage, "database" | "commits">,
  accountId: AccountKey,
): Promise<void> {
  const counted: number[] = [];
  for (const scale of await takenScales(database, accountId)) {
    const [newest] = await newestIdOf(database, accountId, scale).execute();
    if (newest) counted.push(newest.id);
  }
  const step = async (transaction: Kysely<Tables>) => {
    let some = transaction.selectFrom("submission").select("id").where("account_id", "=", accountId);
    if (counted.length > 0) some = some.where("id", "not in", counted);
    const mine = transaction.deleteFrom("submission").where("account_id", "=", accountId);
    const deleted = await mine.where("id", "in", some.limit(DELETED_AT_ONCE)).returning("id").execute();
    await deleteOriginals(transaction, accountId, deleted);
    return deleted.length;
  };
  while ((await commits.write(step, accountId)) === DELETED_AT_ONCE) {
    await copyLog(database);
    await ownTurn();
  }
}

/** Deletes an account's submissions and removes it from the distributions of scores. */
export async function deleteSubmissionsOf(transaction: Kysely<Tables>, accountId: AccountKey): Promise<void> {
  const deleted = await transaction
    .deleteFrom("submission")
    .where("account_id", "=", accountId)
    .returning(["id", "scale", "age_band", "score", "submitted_at", "replaced_by"])
    .execute();
  await deleteOriginals(transaction, accountId, deleted);
  const oldestFirst = deleted
    .filter((row) => row.replaced_by === null)
    .toSorted((one, other) => compare(one.submitted_at, other.submitted_at) || Number(one.id) - Number(other.id));
  const latest = new Map(oldestFirst.map((row) => [row.scale, row]));
  for (const row of latest.values()) await countOneLess(transaction, row);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
