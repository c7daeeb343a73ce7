import type { Kysely } from "kysely";
import type { ResetPasswordBody } from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { AppDeps } from "../deps.ts";
import type { HashCost } from "../hash-costs.ts";
import type { Tables } from "../storage/tables.ts";
import { accountByEmail } from "./accounts.ts";
import { type CodeKind, codeFrom, newCode, setCode } from "./codes.ts";
import { endAllAccess } from "./end-access.ts";
import { hashOfNobody, hashSecret, matchesHash } from "./password.ts";
import { forgetUserId } from "./submitting-account.ts";
import type { TurnOwner } from "./turn-owner.ts";

/** No account has this key. */
const NOBODY = "" as AccountKey;
const KINDS: readonly CodeKind[] = ["recovery", "reset"];
/** How long an operator's code is valid: long enough for a message to be read. */
export const RESET_HOURS = 24;

/**
 * Sets a new password with a recovery code, or with a one-time code from the operator. It ends every log-in, remembered
 * device and earlier code, replaces the user id, and creates a new recovery code.
 * @throws AppError RESET_REFUSED, BUSY, STORAGE_UNAVAILABLE
 */
export async function resetPassword(
  { config: { hashCosts }, database, commits, now }: AppDeps,
  { email, code, password }: ResetPasswordBody,
  turnOwner: TurnOwner,
): Promise<{ readonly accountId: AccountKey; readonly recoveryCode: string }> {
  const account = await accountByEmail(database, email);
  const used = await matchingCode(database, account?.id, codeFrom(code), now(), hashCosts.code, turnOwner);
  if (!account || !used) throw new AppError("RESET_REFUSED");

  const recoveryCode = newCode();
  const [passwordHash, hash] = await Promise.all([
    hashSecret(password, hashCosts.password, turnOwner),
    hashSecret(recoveryCode, hashCosts.code, turnOwner),
  ]);
  const accountId = account.id;
  await commits.write(async (transaction) => {
    const mine = transaction.deleteFrom("account_code").where("account_id", "=", accountId);
    const { numDeletedRows } = await mine.where("code_hash", "=", used).executeTakeFirst();
    // Another request used the code in the meantime.
    if (Number(numDeletedRows) === 0) throw new AppError("RESET_REFUSED");
    await endAllAccess(transaction, accountId, { password_hash: passwordHash });
    await transaction.deleteFrom("account_code").where("account_id", "=", accountId).execute();
    await setCode(transaction, { accountId, kind: "recovery", hash, expiresAt: null });
  });
  forgetUserId(database, account.userId);
  return { accountId, recoveryCode };
}

/**
 * Returns the hash of the valid code of the account that this one matches. Both kinds are always compared, whether they
 * exist or not.
 */
async function matchingCode(
  database: Kysely<Tables>,
  accountId: AccountKey | undefined,
  code: string,
  now: Date,
  cost: HashCost,
  turnOwner: TurnOwner,
): Promise<string | undefined> {
  // Stands in for a missing code, so that an unknown address takes as long as a wrong code.
  const nothing = hashOfNobody(cost);
  const kept = await database
    .selectFrom("account_code")
    .select(["kind", "code_hash", "expires_at"])
    .where("account_id", "=", accountId ?? NOBODY)
    .execute();
  const hashes = KINDS.map((kind) => {
    const found = kept.find((one) => one.kind === kind);
    const isValid = found && (found.expires_at === null || found.expires_at > now.toISOString());
    return isValid ? found.code_hash : nothing;
  });
  const matches = await Promise.all(hashes.map((hash) => matchesHash(code, hash, turnOwner)));
  return hashes.find((hash, index) => matches[index] && hash !== nothing);
}

/**
 * Creates a one-time code for an account and replaces an earlier one. Nothing else changes until the code is used.
 * @returns null when no account has this address
 */
export async function makeResetCode(
  database: Kysely<Tables>,
  email: string,
  now: Date,
  cost: HashCost,
): Promise<{ readonly code: string; readonly expiresAt: Date } | null> {
  const account = await accountByEmail(database, email);
  if (!account) return null;
  const code = newCode();
  const expiresAt = new Date(now.getTime() + RESET_HOURS * 60 * 60 * 1000);
  await setCode(database, { accountId: account.id, kind: "reset", hash: await hashSecret(code, cost), expiresAt });
  return { code, expiresAt };
}
