import type { Kysely } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/** Returns the stored data of an account, without what opens it: user id, password, tokens and codes. */
export function profileOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account")
    .select(["email", "gender", "year_of_birth as yearOfBirth", "created_at as registeredAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** Returns what is stored about the account's log-ins or remembered devices, without what opens it, earliest end first. */
export function accessOf(database: Kysely<Tables>, table: "access_token" | "known_device", accountId: AccountKey) {
  return database
    .selectFrom(table)
    .select(["created_at as madeAt", "used_at as usedAt", "browser", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .orderBy("expires_at")
    .execute();
}

/** Returns the address of an account; an empty text when it was deleted meanwhile. */
export async function emailOf(database: Kysely<Tables>, accountId: AccountKey): Promise<string> {
  const account = database.selectFrom("account").select("email").where("id", "=", accountId);
  return (await account.executeTakeFirst())?.email ?? "";
}

/** Returns which kinds of code the account has, without the codes themselves. */
export function codeKindsOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account_code")
    .select(["kind", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .execute();
}

/**
 * Deletes an account with its tokens, devices and codes.
 * @returns the user id it had; undefined when it was deleted already
 */
export async function deleteAccountRecord(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
): Promise<UserId | undefined> {
  const deleted = transaction.deleteFrom("account").where("id", "=", accountId).returning("user_id");
  return (await deleted.executeTakeFirst())?.user_id;
}
