import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { hashOfSecret } from "../secret-hash.ts";
import type { Tables } from "../storage/tables.ts";

const TOKEN_DAYS = 90;
export const TOKEN_SECONDS = TOKEN_DAYS * 24 * 60 * 60;
/** A log-in on a shared device ends by itself on the same day, also where the tab was never closed. */
const SHARED_HOURS = 12;
const HOUR_MS = 60 * 60 * 1000;
/** A finer time would cost a write for each call. */
const NOTED_EVERY_MS = HOUR_MS;

const randomSecret = () => randomBytes(16).toString("base64url");

/** `browser` is its rough name. A shared device is used by others too. */
export type SessionOptions = { readonly browser?: string | null; readonly isShared?: boolean };

/**
 * Opens a session and deletes the account's expired ones. Only the hashes of its two secrets are stored: the token opens
 * calls, the cookie none.
 */
export async function createSession(
  database: Kysely<Tables>,
  accountId: AccountKey,
  now: Date,
  { browser = null, isShared = false }: SessionOptions = {},
): Promise<{ readonly token: string; readonly cookie: string }> {
  const token = randomSecret();
  const cookie = randomSecret();
  const time = now.toISOString();
  const hours = isShared ? SHARED_HOURS : TOKEN_DAYS * 24;
  const expired = database.deleteFrom("access_token").where("account_id", "=", accountId);
  await expired.where("expires_at", "<=", time).execute();
  await database
    .insertInto("access_token")
    .values({
      token_hash: hashOfSecret(token),
      cookie_hash: hashOfSecret(cookie),
      account_id: accountId,
      expires_at: new Date(now.getTime() + hours * HOUR_MS).toISOString(),
      created_at: time,
      used_at: time,
      browser,
    })
    .execute();
  return { token, cookie };
}

/** @returns the open session that the token belongs to; undefined when there is none */
export function sessionOfToken(
  database: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<{ readonly accountId: AccountKey; readonly usedAt: string | null } | undefined> {
  return database
    .selectFrom("access_token")
    .select(["account_id as accountId", "used_at as usedAt"])
    .where("token_hash", "=", hashOfSecret(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Returns whether the use of a session is to be noted: only now and then, so that reading costs no writes. */
export const isUseToBeNoted = (usedAt: string | null, now: Date): boolean =>
  usedAt === null || now.getTime() - Date.parse(usedAt) >= NOTED_EVERY_MS;

export async function noteUse(database: Kysely<Tables>, token: string, now: Date): Promise<void> {
  const session = database.updateTable("access_token").where("token_hash", "=", hashOfSecret(token));
  await session.set({ used_at: now.toISOString() }).execute();
}

/**
 * Ends the session of a token, and the one of a cookie, which is the same unless the browser logged in again.
 * @returns whose it was; null for nobody's
 */
export async function endSession(
  database: Kysely<Tables>,
  { token, cookie }: { readonly token?: string | undefined; readonly cookie?: string | undefined },
): Promise<AccountKey | null> {
  const ended: AccountKey[] = [];
  for (const [column, secret] of [
    ["token_hash", token],
    ["cookie_hash", cookie],
  ] as const) {
    if (!secret) continue;
    const mine = database.deleteFrom("access_token").where(column, "=", hashOfSecret(secret));
    for (const { account_id } of await mine.returning("account_id").execute()) ended.push(account_id);
  }
  return ended[0] ?? null;
}
