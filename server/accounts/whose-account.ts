import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { UserId } from "#core/api/ids.ts";
import type { Whose } from "#core/api/my-account.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * Returns whose account a user id is: enough for its owner to know it again, too little for others to write there.
 * @throws AppError UNKNOWN_USER
 */
export async function whoseAccount(database: Kysely<Tables>, userId: UserId): Promise<Whose> {
  const account = database.selectFrom("account").select(["email", "created_at"]).where("user_id", "=", userId);
  const found = await account.executeTakeFirst();
  if (!found) throw new AppError("UNKNOWN_USER");
  return { email: masked(found.email), since: found.created_at.slice(0, "2026-06".length) };
}

/** The number of dots says nothing about the length. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${first}•••${email.slice(at)}`;
}
