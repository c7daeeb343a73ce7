import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { type Account, requireAccount } from "./accounts.ts";

/** The part of an account that never changes and that storing a submission needs. */
export type Submitter = Pick<Account, "id" | "yearOfBirth">;

/** Bounds the memory to a few megabytes. */
const MOST = 10_000;
const lately = new WeakMap<Kysely<Tables>, LRUCache<string, Submitter>>();

/**
 * Returns the account to store a submission for. Recent accounts are cached, because people take several questionnaires
 * in one sitting. The database checks again on storing that the account still exists.
 * @throws AppError UNKNOWN_USER
 */
export async function requireSubmitter(database: Kysely<Tables>, userId: UserId): Promise<Submitter> {
  const known = knownTo(database);
  const remembered = known.get(userId);
  if (remembered) return remembered;
  const { id, yearOfBirth } = await requireAccount(database, userId);
  const submitter = { id, yearOfBirth };
  known.set(userId, submitter);
  return submitter;
}

/**
 * Removes a deleted account from the cache. Another server may still cache its id and year of birth until it evicts
 * them or restarts; when that server stores a submission for it, the database rejects it.
 */
export const forgetSubmitter = (database: Kysely<Tables>, id: AccountKey): void => {
  knownTo(database).delete(id);
};

function knownTo(database: Kysely<Tables>): LRUCache<string, Submitter> {
  const known = lately.get(database) ?? new LRUCache<string, Submitter>({ max: MOST });
  lately.set(database, known);
  return known;
}
