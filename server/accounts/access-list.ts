import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Access } from "#core/api/my-account.ts";
import type { Tables } from "../storage/tables.ts";

type Rows = readonly Omit<Access, "isThis">[];
const COLUMNS = ["created_at as madeAt", "used_at as usedAt", "browser", "expires_at as expiresAt"] as const;

/** The id by which one is ended is the stored hash: nothing can be opened with it. */
export function sessionsOf(database: Kysely<Tables>, accountId: AccountKey, now: Date): Promise<Rows> {
  return database
    .selectFrom("access_token")
    .select(["token_hash as id", ...COLUMNS])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at", "desc")
    .execute();
}

export function devicesOf(database: Kysely<Tables>, accountId: AccountKey, now: Date): Promise<Rows> {
  return database
    .selectFrom("known_device")
    .select(["device_hash as id", ...COLUMNS])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at", "desc")
    .execute();
}

/** Ends one log-in of an account; nothing happens when it has ended already, or is another account's. */
export async function endOneSession(database: Kysely<Tables>, accountId: AccountKey, id: string): Promise<void> {
  const own = database.deleteFrom("access_token").where("account_id", "=", accountId);
  await own.where("token_hash", "=", id).execute();
}

/** Makes one browser ask for the password of this account again. */
export async function forgetOneDevice(database: Kysely<Tables>, accountId: AccountKey, id: string): Promise<void> {
  const own = database.deleteFrom("known_device").where("account_id", "=", accountId);
  await own.where("device_hash", "=", id).execute();
}
