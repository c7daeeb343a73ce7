import { randomBytes } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Tables } from "../../server/storage/tables.ts";

const randomText = () => randomBytes(16).toString("base64url");

/**
 * The row of an account as registration writes it, without a password that fits: hashing one is slow on purpose.
 * @param given replaces columns
 */
export const accountRow = (
  email: string,
  given: Partial<Insertable<Tables["account"]>> = {},
): Insertable<Tables["account"]> => ({
  id: randomText() as AccountKey,
  user_id: randomText() as UserId,
  owner: randomText(),
  email,
  password_hash: "none",
  gender: "Female",
  year_of_birth: 1950,
  created_at: "2026-01-01T00:00:00.000Z",
  ...given,
});

/** The key of the account that has this user id. */
export async function keyOf(database: Kysely<Tables>, userId: string): Promise<AccountKey> {
  const { id } = await database
    .selectFrom("account")
    .select("id")
    .where("user_id", "=", userId as UserId)
    .executeTakeFirstOrThrow();
  return id;
}
