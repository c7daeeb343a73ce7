import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { CommitQueue, Write } from "./commit-queue.ts";
import { PostgresError } from "./postgres-error.ts";
import { isStorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

/** How often a transaction is tried in all when it conflicts with another. */
const MAX_TRIES = 5;

/**
 * Runs each write on PostgreSQL in its own transaction, because PostgreSQL itself lets transactions that end together
 * share a sync. It locks the row of the account first, so that two servers which write for one account do so one after
 * the other, each seeing what the other stored.
 */
export function createPostgresCommits(database: Kysely<Tables>): CommitQueue {
  const once = <Result>(work: Write<Result>, accountId: AccountKey | undefined): Promise<Result> =>
    database
      .transaction()
      // At a stricter level, a transaction would not see what another server stored while it waited for the lock.
      .setIsolationLevel("read committed")
      .execute(async (transaction) => {
        if (accountId !== undefined) {
          const account = transaction.selectFrom("account").select("id").where("id", "=", accountId);
          await account.forNoKeyUpdate().execute();
        }
        return work(transaction);
      });
  return {
    runStatement: (statement) => withTries(() => statement(database)),
    write: (work, accountId) => withTries(() => once(work, accountId)),
  };
}

/** @throws AppError STORAGE_UNAVAILABLE; what the work throws */
async function withTries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PostgresError && error.isCollision && attempt < MAX_TRIES) continue;
      throw isStorageError(error) ? new AppError("STORAGE_UNAVAILABLE", { cause: error }) : error;
    }
  }
}
