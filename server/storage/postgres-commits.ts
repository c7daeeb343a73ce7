import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { CommitQueue, Write } from "./commit-queue.ts";
import { PostgresError } from "./postgres-fault.ts";
import { isStorageFault } from "./storage-fault.ts";
import type { Tables } from "./tables.ts";

/** A transaction that collided with another is done again, this often in all. */
const MOST_TRIES = 5;

/**
 * Writes on PostgreSQL: each in a transaction of its own, for PostgreSQL itself lets those that end
 * together share a sync. The row of the account is locked first, so that two servers which write for one
 * person do so one after the other, each seeing what the other stored.
 */
export function createPostgresCommits(database: Kysely<Tables>): CommitQueue {
  const once = <Result>(work: Write<Result>, accountId: AccountKey | undefined): Promise<Result> =>
    database
      .transaction()
      // With a stricter level, what another server stored while we waited for the lock would stay unseen.
      .setIsolationLevel("read committed")
      .execute(async (transaction) => {
        if (accountId !== undefined) {
          const account = transaction.selectFrom("account").select("id").where("id", "=", accountId);
          await account.forNoKeyUpdate().execute();
        }
        return work(transaction);
      });
  return {
    async write(work, accountId) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work, accountId);
        } catch (fault) {
          if (fault instanceof PostgresError && fault.isCollision && attempt < MOST_TRIES) continue;
          throw isStorageFault(fault) ? new AppError("STORAGE_UNAVAILABLE", { cause: fault }) : fault;
        }
      }
    },
  };
}
