import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { hashOfSecret } from "../secret-hash.ts";
import type { Tables } from "../storage/tables.ts";
import { setCode } from "./codes.ts";

const REPEATABLE_MS = 24 * 60 * 60 * 1000;

/** Stores the key an account was registered under, in the transaction that creates the account. */
export function rememberRegistration(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  key: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + REPEATABLE_MS);
  return setCode(transaction, { accountId, kind: "registration", hash: hashOfSecret(key), expiresAt });
}

/** Returns whether the account was registered under this key within the last 24 hours. */
export async function isRegisteredUnder(
  database: Kysely<Tables>,
  accountId: AccountKey,
  key: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom("account_code")
    .select("kind")
    .where("account_id", "=", accountId)
    .where("kind", "=", "registration")
    .where("code_hash", "=", hashOfSecret(key))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}
