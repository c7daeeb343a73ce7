import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import { preparedChange } from "./prepared-query.ts";
import { isStorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

export type Write<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** Writes that must be on disk before they are answered. */
export type CommitQueue = {
  /**
   * Runs a write in a transaction and resolves when it is committed and synced.
   * @param work may run again after a conflict with another transaction
   * @param accountId writes of one account run one after the other, each seeing the one before
   * @throws what the write throws, and nothing of it is kept; AppError STORAGE_UNAVAILABLE when the disk is full,
   * locked or read-only, or the database cannot be reached
   */
  write<Result>(work: Write<Result>, accountId?: AccountKey): Promise<Result>;
  /**
   * Runs one statement, which is a transaction of its own and costs one round trip; like `write` otherwise. Null where
   * writes that wait at the same time share a commit, and a statement costs no round trip.
   */
  readonly runStatement: (<Result>(statement: (database: Kysely<Tables>) => Promise<Result>) => Promise<Result>) | null;
};

type Job = { readonly work: Write<unknown>; readonly settle: (outcome: Outcome) => void };
type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** The largest number of writes in one commit, so that no reply waits for a very long one. */
const MAX_WRITES_PER_COMMIT = 256;

/**
 * Runs writes on SQLite one after the other. Writes that arrive together share one commit: a sync to disk costs far
 * more than an insert, so many are stored for the price of one. Each write has its own savepoint, so that a failing one
 * does not fail its group. All are answered only after the commit.
 */
export function createCommitQueue(database: Kysely<Tables>): CommitQueue {
  const waiting: Job[] = [];
  let isRunning = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      await commitTogether(database, waiting.splice(0, MAX_WRITES_PER_COMMIT));
      // Replies are sent and new requests are read before the next writes run.
      await setImmediate();
    }
    isRunning = false;
  };
  return {
    runStatement: null,
    write<Result>(work: Write<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          "error" in outcome ? reject(outcome.error) : resolve(outcome.value as Result);
        waiting.push({ work, settle });
        if (isRunning) return;
        isRunning = true;
        // Requests read in this turn of the event loop join before the transaction begins.
        void setImmediate().then(flush);
      });
    },
  };
}

async function commitTogether(database: Kysely<Tables>, jobs: readonly Job[]): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    const transaction = await database.startTransaction().execute();
    try {
      for (const { work } of jobs) outcomes.push(await runOne(transaction, work));
      await transaction.commit().execute();
    } catch (error) {
      // SQLite may have rolled back by itself, as on a full disk.
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
      throw error;
    }
  } catch (error) {
    for (const { settle } of jobs) settle({ error: storageErrorOf(error) });
    return;
  }
  for (const [index, { settle }] of jobs.entries())
    settle(outcomes[index] ?? { error: new Error("a write without outcome") });
}

async function runOne(transaction: Kysely<Tables>, work: Write<unknown>): Promise<Outcome> {
  await savepoint(transaction, {});
  try {
    const value = await work(transaction);
    await release(transaction, {});
    return { value };
  } catch (error) {
    if (isStorageError(error)) throw error;
    await rollbackTo(transaction, {});
    await release(transaction, {});
    return { error };
  }
}

const savepoint = preparedChange(() => sql`savepoint one_write`);
const release = preparedChange(() => sql`release one_write`);
const rollbackTo = preparedChange(() => sql`rollback to one_write`);

function storageErrorOf(error: unknown): unknown {
  return isStorageError(error) ? new AppError("STORAGE_UNAVAILABLE", { cause: error }) : error;
}
