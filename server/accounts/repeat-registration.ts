import type { AccountKey } from "#core/api/ids.ts";
import type { RegisterBody } from "#core/api/results.ts";
import type { AppDeps } from "../deps.ts";
import { accountByEmail } from "./accounts.ts";
import { checkPassword } from "./check-password.ts";
import { newCode, setCode } from "./codes.ts";
import { hashSecret } from "./password.ts";
import { isRegisteredUnder } from "./registration-key.ts";
import type { TurnOwner } from "./turn-owner.ts";

/**
 * Answers a registration that repeats an earlier one, because the reply to that one was lost: same key, address,
 * password, gender and year of birth, within 24 hours. The stored recovery code cannot be shown again, so a new one
 * replaces it. Call it when the address already has an account.
 * @returns null for anything else, which is refused like any known address
 * @throws AppError BUSY, STORAGE_UNAVAILABLE
 */
export async function repeatRegistration(
  deps: Pick<AppDeps, "config" | "database" | "commits" | "now">,
  key: string | undefined,
  { email, password, gender, yearOfBirth }: RegisterBody,
  turnOwner: TurnOwner,
): Promise<{ readonly id: AccountKey; readonly owner: string; readonly recoveryCode: string } | null> {
  if (key === undefined) return null;
  const { config, database, commits, now } = deps;
  const account = await accountByEmail(database, email);
  if (!account || account.gender !== gender || account.yearOfBirth !== yearOfBirth) return null;
  const { id, owner } = account;
  // Only the holder of the key gets as far as the password.
  if (!(await isRegisteredUnder(database, id, key, now()))) return null;
  if (!(await checkPassword(deps, account, password, turnOwner))) return null;
  const recoveryCode = newCode();
  const codeHash = await hashSecret(recoveryCode, config.hashCosts.code, turnOwner);
  return commits.write(async (transaction) => {
    // A password that was reset meanwhile has removed the key.
    if (!(await isRegisteredUnder(transaction, id, key, now()))) return null;
    await setCode(transaction, { accountId: id, kind: "recovery", hash: codeHash, expiresAt: null });
    return { id, owner, recoveryCode };
  });
}
