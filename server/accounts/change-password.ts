import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { ChangePasswordBody } from "#core/api/my-account.ts";
import type { AppDeps } from "../deps.ts";
import { emailOf } from "./account-records.ts";
import { requirePassword } from "./check-proof.ts";
import { newCode, setCode } from "./codes.ts";
import { endAllAccess } from "./end-access.ts";
import { holdAccess } from "./hold-access.ts";
import { hashSecret, refuseWeak } from "./password.ts";
import { forgetUserId } from "./submitting-account.ts";
import { knownBy } from "./turn-owner.ts";

/**
 * Sets another password. It ends every log-in and known browser, replaces the user id, and ends every code: whoever knew
 * the old password could have made one.
 * @returns the new recovery code
 * @throws AppError SESSION_NEEDED, PASSWORD_REFUSED, PASSWORD_TOO_COMMON, PASSWORD_LIKE_ADDRESS, BUSY,
 *   STORAGE_UNAVAILABLE
 */
export async function changePassword(
  { config, database, commits }: AppDeps,
  accountId: AccountKey,
  { password, newPassword }: ChangePasswordBody,
): Promise<string> {
  const known = await requirePassword(database, accountId, password);
  refuseWeak(newPassword, await emailOf(database, accountId));
  const recoveryCode = newCode();
  const [password_hash, hash] = await Promise.all([
    hashSecret(newPassword, config.hashCosts.password, knownBy(accountId)),
    hashSecret(recoveryCode, config.hashCosts.code, knownBy(accountId)),
  ]);
  await commits.write(async (transaction) => {
    // Another request may have changed the password in the meantime.
    await holdAccess(transaction, known, "PASSWORD_REFUSED");
    await endAllAccess(transaction, accountId, { password_hash });
    await transaction.deleteFrom("account_code").where("account_id", "=", accountId).execute();
    await setCode(transaction, { accountId, kind: "recovery", hash, expiresAt: null });
  });
  forgetUserId(database, known.userId);
  return recoveryCode;
}

/**
 * Ends every log-in and known browser of an account and replaces its user id.
 * @throws AppError SESSION_NEEDED, STORAGE_UNAVAILABLE
 */
export async function logOutEverywhere({ database, commits }: AppDeps, accountId: AccountKey): Promise<void> {
  const before = await commits.write(async (transaction) => {
    const account = transaction.selectFrom("account").select("user_id").where("id", "=", accountId);
    const found = await account.executeTakeFirst();
    if (found) await endAllAccess(transaction, accountId);
    return found;
  });
  if (!before) throw new AppError("SESSION_NEEDED");
  forgetUserId(database, before.user_id);
}
