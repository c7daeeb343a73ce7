import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/** Returns the stored data of an account, without what opens it: id, password, tokens and codes. */
export function profileOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account")
    .select(["email", "gender", "year_of_birth as yearOfBirth", "created_at as registeredAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** Returns when the account's log-ins or remembered devices expire, earliest first. */
export function expiryTimesOf(database: Kysely<Tables>, table: "access_token" | "known_device", accountId: AccountKey) {
  return database
    .selectFrom(table)
    .select("expires_at as expiresAt")
    .where("account_id", "=", accountId)
    .orderBy("expires_at")
    .execute();
}

/** Returns which kinds of code the account has, without the codes themselves. */
export function codeKindsOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account_code")
    .select(["kind", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .execute();
}

/** Deletes an account with its tokens, devices and codes. */
export async function deleteAccountRecord(transaction: Kysely<Tables>, accountId: AccountKey): Promise<void> {
  await transaction.deleteFrom("account").where("id", "=", accountId).execute();
}
