import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Access } from "#core/api/my-account.ts";
import type { Tables } from "../storage/tables.ts";

type Row = Omit<Access, "isThis">;
/** What is listed of the open ones, those that end last first, and how many there are beside these. */
type AccessList = { readonly listed: readonly Row[]; readonly further: number };

/** More than anyone has, few enough to look through. */
const MOST_LISTED = 100;

/**
 * Returns the open log-ins of an account. The id by which one is ended is the stored hash: nothing can be opened with it.
 * @param own is always listed
 */
export const sessionsOf = (database: Kysely<Tables>, accountId: AccountKey, own: string | undefined, now: Date) =>
  accessOf(database, { table: "access_token", id: "token_hash" }, accountId, own, now);

/** Returns the known browsers of an account, this one always among them. */
export const devicesOf = (database: Kysely<Tables>, accountId: AccountKey, own: string | undefined, now: Date) =>
  accessOf(database, { table: "known_device", id: "device_hash" }, accountId, own, now);

async function accessOf(
  database: Kysely<Tables>,
  { table, id }: { readonly table: "access_token" | "known_device"; readonly id: "token_hash" | "device_hash" },
  accountId: AccountKey,
  own: string | undefined,
  now: Date,
): Promise<AccessList> {
  // The two tables have these columns in common.
  const open = database
    .selectFrom(table as "access_token")
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now.toISOString());
  const rows = open.select([`${id as "token_hash"} as id`, ...COLUMNS]);
  const listed: Row[] = await rows.orderBy("expires_at", "desc").limit(MOST_LISTED).execute();
  if (listed.length < MOST_LISTED) return { listed, further: 0 };
  const isListed = own === undefined || listed.some((one) => one.id === own);
  if (!isListed) listed.push(...(await rows.where(id as "token_hash", "=", own).execute()));
  const all = await open.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  return { listed, further: Number(all.count) - listed.length };
}

const COLUMNS = ["created_at as madeAt", "used_at as usedAt", "browser", "expires_at as expiresAt"] as const;

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
