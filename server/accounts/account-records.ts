import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/** What is kept of an account itself, but for what opens it: id, password, tokens and codes. */
export function profileOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account")
    .select(["email", "gender", "year_of_birth as yearOfBirth", "created_at as registeredAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** When its log-ins or its remembered devices expire, the next first. */
export function expiryTimesOf(database: Kysely<Tables>, table: "access_token" | "known_device", accountId: AccountKey) {
  return database
    .selectFrom(table)
    .select("expires_at as expiresAt")
    .where("account_id", "=", accountId)
    .orderBy("expires_at")
    .execute();
}

/** Which codes there are for it, without the codes. */
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
