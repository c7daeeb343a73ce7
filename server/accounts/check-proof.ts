import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { type Account, accountByKey } from "./accounts.ts";
import { codeFrom } from "./codes.ts";
import { matchesHash } from "./password.ts";
import { knownBy } from "./turn-owner.ts";

/**
 * Returns the account of a session whose password this is. A session alone is not enough for what outlives it.
 * @throws AppError SESSION_NEEDED when the account was deleted meanwhile, PASSWORD_REFUSED, BUSY
 */
export async function requirePassword(
  database: Kysely<Tables>,
  accountId: AccountKey,
  password: string,
): Promise<Account> {
  const account = await accountByKey(database, accountId);
  if (!account) throw new AppError("SESSION_NEEDED");
  if (!(await matchesHash(password, account.passwordHash, knownBy(accountId)))) throw new AppError("PASSWORD_REFUSED");
  return account;
}

/**
 * Accepts the password or the recovery code of the account of a session. The code stays valid.
 * @throws AppError SESSION_NEEDED when the account was deleted meanwhile, PROOF_REFUSED, BUSY
 */
export async function requireProof(database: Kysely<Tables>, accountId: AccountKey, proof: string): Promise<void> {
  const account = await accountByKey(database, accountId);
  if (!account) throw new AppError("SESSION_NEEDED");
  if (await matchesHash(proof, account.passwordHash, knownBy(accountId))) return;
  const code = await database
    .selectFrom("account_code")
    .select("code_hash as hash")
    .where("account_id", "=", accountId)
    .where("kind", "=", "recovery")
    .executeTakeFirst();
  if (!code || !(await matchesHash(codeFrom(proof), code.hash, knownBy(accountId))))
    throw new AppError("PROOF_REFUSED");
}
