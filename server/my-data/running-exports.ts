import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";

/** When to ask again, in seconds: a copy of a usual account takes less than one. */
const LATER = 5;

/** The accounts whose copy is being made in this process: one at a time each, because a copy is the largest reply. */
export type RunningExports = {
  /** @throws AppError EXPORT_RUNNING while a copy of the account is being made */
  requireNone(accountId: AccountKey): void;
  /**
   * Notes that one begins.
   * @returns what is to be called when it ends
   * @throws AppError EXPORT_RUNNING
   */
  begin(accountId: AccountKey): () => void;
};

export function runningExports(): RunningExports {
  const running = new Set<AccountKey>();
  const requireNone = (accountId: AccountKey) => {
    if (running.has(accountId)) throw new AppError("EXPORT_RUNNING", { retryAfter: LATER });
  };
  return {
    requireNone,
    begin(accountId) {
      requireNone(accountId);
      running.add(accountId);
      return () => void running.delete(accountId);
    },
  };
}
