import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";
import { newUserId } from "./accounts.ts";

/**
 * Ends every log-in and every known browser of an account and replaces its user id, so that nothing that was copied
 * before opens it any more. The old id is then unknown.
 * @param changes further columns of the account to set
 */
export async function endAllAccess(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  changes: { readonly password_hash?: string } = {},
): Promise<void> {
  const account = transaction.updateTable("account").where("id", "=", accountId);
  await account.set({ ...changes, user_id: newUserId() }).execute();
  for (const table of ["access_token", "known_device"] as const) {
    await transaction.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
}
