import type { AccountKey } from "#core/api/ids.ts";
import { deleteAccountRecord } from "../accounts/account-records.ts";
import { forgetSubmittingAccount } from "../accounts/submitting-account.ts";
import type { AppDeps } from "../deps.ts";
import { overwriteDeleted } from "../storage/overwrite-deleted.ts";
import { deleteSubmissionsOf } from "../submissions/account-submissions.ts";

/**
 * Deletes an account and all its data: answers, results, log-ins, remembered devices and codes. It no longer counts in
 * the distributions of scores.
 * @throws AppError STORAGE_UNAVAILABLE; nothing is deleted then
 */
export async function deleteAccount({ database, commits }: AppDeps, accountId: AccountKey): Promise<void> {
  const userId = await commits.write(async (transaction) => {
    await deleteSubmissionsOf(transaction, accountId);
    return deleteAccountRecord(transaction, accountId);
  }, accountId);
  if (userId !== undefined) forgetSubmittingAccount(database, userId);
  await overwriteDeleted(database);
}
