import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { newUserId } from "./accounts.ts";

/**
 * Begins the deletion of an account: nothing opens it any more, and its address is free for a new one. What is left goes
 * with `deleteAccountRecord`.
 * @returns the user id it had; undefined when its deletion had begun before
 */
export async function closeAccount(transaction: Kysely<Tables>, accountId: AccountKey): Promise<UserId | undefined> {
  const account = transaction.selectFrom("account").select("user_id").where("id", "=", accountId);
  const before = await account.executeTakeFirst();
  if (!before || (await isBeingDeleted(transaction, accountId))) return undefined;
  await transaction.insertInto("account_deletion").values({ account_id: accountId }).execute();
  await transaction
    .updateTable("account")
    .set({
      user_id: newUserId(),
      // No address, so that no log-in finds it.
      email: `deleted ${randomBytes(16).toString("base64url")}`,
      password_hash: "none",
    })
    .where("id", "=", accountId)
    .execute();
  for (const table of ["access_token", "known_device", "account_code", "draft_copy", "my_step"] as const)
    await transaction.deleteFrom(table).where("account_id", "=", accountId).execute();
  return before.user_id;
}

/** Returns the accounts whose deletion has begun and not ended. */
export async function closedAccounts(database: Kysely<Tables>): Promise<AccountKey[]> {
  const rows = await database.selectFrom("account_deletion").select("account_id").execute();
  return rows.map(({ account_id }) => account_id);
}

async function isBeingDeleted(database: Kysely<Tables>, accountId: AccountKey): Promise<boolean> {
  const begun = database.selectFrom("account_deletion").select("account_id").where("account_id", "=", accountId);
  return (await begun.executeTakeFirst()) !== undefined;
}
