import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { Tables } from "../storage/tables.ts";
import type { Account } from "./accounts.ts";

/**
 * Goes on only while the account has the user id that was read, and keeps it so until the transaction ends. A password
 * takes long to check, and whoever ends all access meanwhile ends what the old password was given for, too.
 * @throws AppError `errorCode`
 */
export async function holdAccess(
  transaction: Kysely<Tables>,
  { id, userId }: Pick<Account, "id" | "userId">,
  errorCode: ErrorCode,
): Promise<void> {
  // Writing what is there already holds the row in PostgreSQL; SQLite writes one after the other.
  const mine = transaction.updateTable("account").set({ user_id: userId }).where("id", "=", id);
  const { numUpdatedRows } = await mine.where("user_id", "=", userId).executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new AppError(errorCode);
}
