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

/** Stores a plain submission, and resolves to false for one that is not plain. */
export type StorePlain = (submission: WaitingRow) => Promise<boolean>;

const stores = new WeakMap<CommitQueue, StorePlain>();

/**
 * Returns what stores the plain submissions that wait at the same time with few statements and one commit: on PostgreSQL
 * each statement is a round trip, and each commit a sync.
 */
export function plainSubmissions(commits: CommitQueue): StorePlain {
  const store = stores.get(commits) ?? createStore(commits);
  stores.set(commits, store);
  return store;
}

function createStore(commits: CommitQueue): StorePlain {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const [batch, later] = nextBatch(waiting);
      waiting = later;
      await storeBatch(commits, batch);
      // Replies are sent and new requests are read before the next submissions are stored.
      await setImmediate();
    }
    isRunning = false;
  };
  return (submission) =>
    new Promise<boolean>((settle, fail) => {
      waiting.push({ ...submission, settle, fail });
      if (isRunning) return;
      isRunning = true;
      // Requests read in this turn of the event loop join before the transaction begins.
      void setImmediate().then(flush);
    });
}

/** Two of one account go one after the other: the second has to see the first. */
function nextBatch(waiting: readonly Waiting[]): [batch: Waiting[], later: Waiting[]] {
  const accounts = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting) {
    const joins = batch.length < MOST && !accounts.has(one.row.account_id);
    accounts.add(one.row.account_id);
    (joins ? batch : later).push(one);
  }
  return [batch, later];
}

async function storeBatch(commits: CommitQueue, batch: readonly Waiting[]): Promise<void> {
  try {
    const stored = await commits.write((transaction) => storeTogether(transaction, batch));
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
