import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { DetailsBody } from "#core/api/my-account.ts";
import type { AppDeps } from "../deps.ts";
import { normalEmail } from "../normal-email.ts";
import { requirePassword } from "./check-proof.ts";
import { holdAccess } from "./hold-access.ts";
import { forgetUserId } from "./submitting-account.ts";

/**
 * Corrects the address, year of birth and gender of an account. Stored results keep their age band.
 * @throws AppError SESSION_NEEDED, PASSWORD_REFUSED, BUSY, STORAGE_UNAVAILABLE; DETAILS_REFUSED for a year to come and
 *   for an address that another account has
 */
export async function changeDetails(
  { database, commits, now }: AppDeps,
  accountId: AccountKey,
  { password, email, yearOfBirth, gender }: DetailsBody,
): Promise<void> {
  const known = await requirePassword(database, accountId, password);
  if (yearOfBirth > now().getUTCFullYear()) throw new AppError("DETAILS_REFUSED");
  const address = normalEmail(email);
  await commits.write(async (transaction) => {
    await holdAccess(transaction, known, "SESSION_NEEDED");
    const others = transaction.selectFrom("account").select("id").where("email", "=", address);
    if (await others.where("id", "!=", accountId).executeTakeFirst()) throw new AppError("DETAILS_REFUSED");
    const account = transaction.updateTable("account").where("id", "=", accountId);
    await account.set({ email: address, year_of_birth: yearOfBirth, gender }).execute();
  });
  forgetUserId(database, known.userId);
}
