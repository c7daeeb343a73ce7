import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { STAFF_NAME_FORM, type StaffRole } from "#core/api/staff.ts";
import type { Tables } from "../storage/tables.ts";

/** Who makes a call of staff. `id` is null for a named key, which is no person. */
export type Staff = { readonly id: string | null; readonly name: string; readonly role: StaffRole };

/** The key of `STUDIO_TOKEN`, for automation. */
export const NAMED_KEY: Staff = { id: null, name: "STUDIO_TOKEN", role: "publisher" };

/** Returns a name as names are compared: case, surrounding space and the way an accent is written make no difference. */
export const nameKey = (name: string): string => name.normalize("NFKC").trim().toLowerCase();

/** Returns whether a person may have this name: nobody may be taken for the key. */
export const isStaffName = (name: string): boolean =>
  new RegExp(STAFF_NAME_FORM, "u").test(name.trim()) && nameKey(name) !== nameKey(NAMED_KEY.name);

export async function hasStaff(database: Kysely<Tables>): Promise<boolean> {
  return (await database.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
}

type Credential = {
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** Of the code with which it was proved that the app has the secret. */
  readonly totpStep: number;
};

/**
 * Stores a person with a role and a way to sign in. Whoever had the name before is the same person: the role and the
 * credential are replaced, and every session ends.
 */
export async function putStaff(
  transaction: Kysely<Tables>,
  { name, role }: Pick<Staff, "name" | "role">,
  { passwordHash, totpSecret, totpStep }: Credential,
  now: Date,
): Promise<Staff> {
  const kept = { name: name.trim(), name_key: nameKey(name), role };
  const { id } = await transaction
    .insertInto("staff")
    .values({ ...kept, id: randomBytes(16).toString("base64url"), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("name_key").doUpdateSet({ role }))
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const table of ["staff_session", "staff_password"] as const) {
    await transaction.deleteFrom(table).where("staff_id", "=", id).execute();
  }
  const credential = { password_hash: passwordHash, totp_secret: totpSecret, totp_step: totpStep };
  await transaction
    .insertInto("staff_password")
    .values({ staff_id: id, ...credential })
    .execute();
  return { id, name: kept.name, role };
}
