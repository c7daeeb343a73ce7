import { setImmediate } from "node:timers/promises";
import { AppError } from "#core/api/app-error.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import { storeTogether, type WaitingRow } from "./store-together.ts";

type Waiting = WaitingRow & {
  readonly settle: (isStored: boolean) => void;
  readonly fail: (error: unknown) => void;
};

/** The largest number of submissions in one commit, so that no reply waits for a very long one. */
const MOST = 256;

/** How many batches are stored at once: while one waits for its sync, PostgreSQL works on the other. */
const WRITERS = 2;

/** Stores a plain submission, and resolves to false for one that is not plain. */
export type StorePlain = (submission: WaitingRow) => Promise<boolean>;

const stores = new WeakMap<CommitQueue, StorePlain>();

/**
 * Returns what stores the plain submissions that wait at the same time with one statement: on PostgreSQL each statement
 * is a round trip, and each commit a sync. Null on SQLite, whose commit queue does that for all writes.
 */
export function plainSubmissions(commits: CommitQueue): StorePlain | null {
  if (!commits.runStatement) return null;
  const store = stores.get(commits) ?? createStore(commits.runStatement);
  stores.set(commits, store);
  return store;
}

type RunStatement = NonNullable<CommitQueue["runStatement"]>;

function createStore(run: RunStatement): StorePlain {
  let waiting: Waiting[] = [];
  let writers = 0;
  const beingWritten = new Set<string>();

  /** Two of one account go one after the other: the second has to see the first. */
  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of waiting) {
      const { account_id } = one.row;
      const joins = batch.length < MOST && !beingWritten.has(account_id);
      if (joins) beingWritten.add(account_id);
      (joins ? batch : later).push(one);
    }
    waiting = later;
    return batch;
  };
  const write = async (): Promise<void> => {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      await storeBatch(run, batch);
      for (const { row } of batch) beingWritten.delete(row.account_id);
      // Replies are sent and new requests are read before the next submissions are stored.
      await setImmediate();
    }
    writers -= 1;
  };
  return (submission) =>
    new Promise<boolean>((settle, fail) => {
      waiting.push({ ...submission, settle, fail });
      if (writers === WRITERS) return;
      writers += 1;
      // Requests read in this turn of the event loop join before the statement begins.
      void setImmediate().then(write);
    });
}

async function storeBatch(run: RunStatement, batch: readonly Waiting[]): Promise<void> {
  try {
    const stored = await run((database) => storeTogether(database, batch));
    for (const [place, { settle }] of batch.entries()) settle(stored.has(place));
  } catch (error) {
    // One that cannot be stored must not sink the others: each then stands for itself.
    const isDown = error instanceof AppError && error.code === "STORAGE_UNAVAILABLE";
    for (const { settle, fail } of batch) {
      if (isDown) fail(error);
      else settle(false);
    }
  }
}
