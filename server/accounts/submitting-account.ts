import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { UserId } from "#core/api/ids.ts";
import { readCacheOf } from "../storage/read-cache.ts";
import type { Tables } from "../storage/tables.ts";
import { type Account, requireAccount } from "./accounts.ts";

/** The part of an account that storing a submission needs. */
export type SubmittingAccount = Pick<Account, "id" | "userId" | "yearOfBirth">;

/** Bounds the memory to a few megabytes. */
const MOST = 10_000;
/** Another server may have corrected the year of birth. */
const KEPT_MS = 5 * 60 * 1000;
const recentAccounts = new WeakMap<Kysely<Tables>, LRUCache<UserId, SubmittingAccount>>();

/**
 * Returns the account to store a submission for. Recent accounts are cached, because people take several questionnaires
 * in one sitting. The database checks again on storing that the account still has this user id.
 * @throws AppError UNKNOWN_USER
 */
export async function requireSubmittingAccount(database: Kysely<Tables>, userId: UserId): Promise<SubmittingAccount> {
  const known = recentAccountsOf(database);
  const remembered = known.get(userId);
  if (remembered) return remembered;
  const { id, yearOfBirth } = await requireAccount(database, userId);
  const account = { id, userId, yearOfBirth };
  known.set(userId, account);
  return account;
}

/**
 * Removes from the caches a user id whose account changed, was deleted, or has another id now. Another server may still
 * cache the account for five minutes; storing a submission checks it again.
 */
export const forgetUserId = (database: Kysely<Tables>, userId: UserId): void => {
  recentAccountsOf(database).delete(userId);
  readCacheOf(database).forget(userId);
};

function recentAccountsOf(database: Kysely<Tables>): LRUCache<UserId, SubmittingAccount> {
  const known = recentAccounts.get(database) ?? new LRUCache<UserId, SubmittingAccount>({ max: MOST, ttl: KEPT_MS });
  recentAccounts.set(database, known);
  return known;
}
