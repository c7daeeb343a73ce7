import type { AppDeps } from "../deps.ts";
import type { Account } from "./accounts.ts";
import { hashOfNobody, hashSecret, isMadeAtOtherCost, matchesHash } from "./password.ts";
import type { TurnOwner } from "./turn-owner.ts";

/**
 * Returns whether this is the account's password. Without an account it returns false after the same time. A hash made
 * at a different cost than today's is replaced here, because only now is the password known.
 * @throws AppError BUSY
 */
export async function checkPassword(
  deps: Pick<AppDeps, "config" | "commits">,
  account: Account | undefined,
  password: string,
  turnOwner: TurnOwner,
): Promise<boolean> {
  const cost = deps.config.hashCosts.password;
  const matches = await matchesHash(password, account?.passwordHash ?? hashOfNobody(cost), turnOwner);
  if (!account || !matches) return false;
  if (isMadeAtOtherCost(account.passwordHash, cost)) await replaceHash(deps, account, password, turnOwner);
  return true;
}

async function replaceHash(
  { config, commits }: Pick<AppDeps, "config" | "commits">,
  { id, passwordHash }: Account,
  password: string,
  turnOwner: TurnOwner,
): Promise<void> {
  // If rehashing is not possible now, the next log-in does it.
  const hash = await hashSecret(password, config.hashCosts.password, turnOwner).catch(() => null);
  if (hash === null) return;
  await commits.write((transaction) =>
    transaction
      .updateTable("account")
      .set({ password_hash: hash })
      .where("id", "=", id)
      // Keeps a password that was reset in the meantime.
      .where("password_hash", "=", passwordHash)
      .execute(),
  );
}
