import type { AppDeps } from "../deps.ts";
import type { Account } from "./accounts.ts";
import { hashOfNobody, hashSecret, isMadeAtOtherCost, matchesHash } from "./password.ts";

/**
 * Whether this is the account's password. Without an account the answer is no, after the same time.
 * A hash that was made at another cost than today's is replaced, now that the password is known.
 * @throws AppError BUSY
 */
export async function checkPassword(
  deps: Pick<AppDeps, "config" | "commits">,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const cost = deps.config.hashCosts.password;
  const matches = await matchesHash(password, account?.passwordHash ?? hashOfNobody(cost));
  if (!account || !matches) return false;
  if (isMadeAtOtherCost(account.passwordHash, cost)) await replaceHash(deps, account, password);
  return true;
}

async function replaceHash(
  { config, commits }: Pick<AppDeps, "config" | "commits">,
  { id, passwordHash }: Account,
  password: string,
): Promise<void> {
  // Where it cannot be done just now, the next log-in does it.
  const hash = await hashSecret(password, config.hashCosts.password).catch(() => null);
  if (hash === null) return;
  await commits.write((transaction) =>
    transaction
      .updateTable("account")
      .set({ password_hash: hash })
      .where("id", "=", id)
      // Unless the password was reset in the moment between.
      .where("password_hash", "=", passwordHash)
      .execute(),
  );
}
