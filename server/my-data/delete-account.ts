import type { FastifyBaseLogger } from "fastify";
import type { AccountKey } from "#core/api/ids.ts";
import { deleteAccountRecord } from "../accounts/account-records.ts";
import { closeAccount, closedAccounts } from "../accounts/close-account.ts";
import { forgetUserId } from "../accounts/submitting-account.ts";
import type { AppDeps } from "../deps.ts";
import { overwriteDeleted } from "../storage/overwrite-deleted.ts";
import { countSubmissionsOf } from "../submissions/account-submissions.ts";
import { addUpCounts } from "../submissions/add-up-counts.ts";
import { DELETED_AT_ONCE, deleteSubmissionsOf, deleteUncounted } from "../submissions/delete-submissions.ts";

type Deps = Pick<AppDeps, "database" | "commits">;

/**
 * Deletes an account and all its data: answers, results, log-ins, remembered devices and codes. It no longer counts in
 * the distributions of scores. One with very many results is closed first, and its results go in steps.
 * @throws AppError STORAGE_UNAVAILABLE; nothing is deleted then, or the account is closed and the rest goes later
 */
export async function deleteAccount(deps: Deps, accountId: AccountKey): Promise<void> {
  const { database, commits } = deps;
  if ((await countSubmissionsOf(database, accountId)) > DELETED_AT_ONCE) {
    const userId = await commits.write((transaction) => closeAccount(transaction, accountId), accountId);
    if (userId !== undefined) forgetUserId(database, userId);
    await deleteUncounted(deps, accountId);
  }
  const userId = await commits.write(async (transaction) => {
    await deleteSubmissionsOf(transaction, accountId);
    return deleteAccountRecord(transaction, accountId);
  }, accountId);
  if (userId !== undefined) forgetUserId(database, userId);
  await addUpCounts(commits);
  await overwriteDeleted(database);
}

const HOUR_MS = 60 * 60 * 1000;

/** Ends the deletions that a crash or a failing disk cut off: now, and once an hour as long as the process runs. */
export function endDeletionsHourly(deps: Deps, log: Pick<FastifyBaseLogger, "warn">): void {
  const end = () =>
    endDeletions(deps).catch((err: unknown) => log.warn({ err }, "closed accounts could not be deleted"));
  void end();
  setInterval(end, HOUR_MS).unref();
}

/** Deletes what is left of every account whose deletion has begun. */
export async function endDeletions(deps: Deps): Promise<void> {
  for (const accountId of await closedAccounts(deps.database)) await deleteAccount(deps, accountId);
}
