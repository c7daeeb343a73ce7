import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { type Account, requireAccount } from "./accounts.ts";

/** Who submits: what never changes of an account. */
export type Submitter = Pick<Account, "id" | "yearOfBirth">;

/** A few megabytes. */
const MOST = 10_000;
const lately = new WeakMap<Kysely<Tables>, LRUCache<string, Submitter>>();

/**
 * The account for which something is to be stored. Who submitted lately is remembered, since people take several
 * questionnaires in a sitting; whether the account is still there, the database says once more when it stores.
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
 * Of an account deleted here nothing is kept. Another server may hold its id and year of birth until others came in
 * its place, or it restarts; when it stores something for it, the database refuses.
 */
export const forgetSubmitter = (database: Kysely<Tables>, id: AccountKey): void => {
  knownTo(database).delete(id);
};

function knownTo(database: Kysely<Tables>): LRUCache<string, Submitter> {
  const known = lately.get(database) ?? new LRUCache<string, Submitter>({ max: MOST });
  lately.set(database, known);
  return known;
}
