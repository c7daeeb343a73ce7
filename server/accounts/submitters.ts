import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { type Account, requireAccount } from "./accounts.ts";

/** The part of an account that never changes and that storing a submission needs. */
export type SubmittingAccount = Pick<Account, "id" | "yearOfBirth">;

/** Bounds the memory to a few megabytes. */
const MOST = 10_000;
const recentAccounts = new WeakMap<Kysely<Tables>, LRUCache<string, SubmittingAccount>>();

/**
 * Returns the account to store a submission for. Recent accounts are cached, because people take several questionnaires
 * in one sitting. The database checks again on storing that the account still exists.
 * @throws AppError UNKNOWN_USER
 */
export async function requireSubmittingAccount(database: Kysely<Tables>, userId: UserId): Promise<SubmittingAccount> {
  const known = recentAccountsOf(database);
  const remembered = known.get(userId);
  if (remembered) return remembered;
  const { id, yearOfBirth } = await requireAccount(database, userId);
  const account = { id, yearOfBirth };
  known.set(userId, account);
  return account;
}

/**
 * Removes a deleted account from the cache. Another server may still cache its id and year of birth until it evicts
 * them or restarts; when that server stores a submission for it, the database rejects it.
 */
export const forgetSubmittingAccount = (database: Kysely<Tables>, id: AccountKey): void => {
  recentAccountsOf(database).delete(id);
};

function recentAccountsOf(database: Kysely<Tables>): LRUCache<string, SubmittingAccount> {
  const known = recentAccounts.get(database) ?? new LRUCache<string, SubmittingAccount>({ max: MOST });
  recentAccounts.set(database, known);
  return known;
}
