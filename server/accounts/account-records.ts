import { type Kysely, sql } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { ownTurn } from "../own-turn.ts";
import type { Tables } from "../storage/tables.ts";

/** Returns the stored data of an account, without what opens it: user id, password, tokens and codes. */
export function profileOf(database: Kysely<Tables>, accountId: AccountKey) {
  return database
    .selectFrom("account")
    .select(["email", "gender", "year_of_birth as yearOfBirth", "created_at as registeredAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** Returns whether an account is there and is not being deleted. */
export async function isOpenAccount(database: Kysely<Tables>, accountId: AccountKey): Promise<boolean> {
  const found = await database
    .selectFrom("account")
    .leftJoin("account_deletion as deletion", "deletion.account_id", "account.id")
    .select("deletion.account_id as deleted")
    .where("account.id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined && found.deleted === null;
}

/** How many log-ins are read at a time. */
const PAGE = 200;

/** Yields what is stored about the account's log-ins or known browsers, without what opens it, earliest end first. */
export async function* eachAccessOf(
  database: Kysely<Tables>,
  table: "access_token" | "known_device",
  accountId: AccountKey,
) {
  const hash = table === "access_token" ? "token_hash" : "device_hash";
  let before = { expiresAt: "", hash: "" };
  for (;;) {
    const rows = await database
      .selectFrom(table as "access_token")
      .select(["created_at as madeAt", "used_at as usedAt", "browser", "expires_at as expiresAt"])
      .select(sql<string>`${sql.ref(hash)}`.as("hash"))
      .where("account_id", "=", accountId)
      .where(sql<boolean>`(expires_at, ${sql.ref(hash)}) > (${before.expiresAt}, ${before.hash})`)
      .orderBy("expires_at")
      .orderBy(sql.ref(hash))
      .limit(PAGE)
      .execute();
    for (const { hash: _, ...access } of rows) yield access;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    before = last;
    await ownTurn();
  }
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
