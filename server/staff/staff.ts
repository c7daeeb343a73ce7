import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { STAFF_NAME_FORM, type StaffRole } from "#core/api/staff.ts";
import type { Tables } from "../storage/tables.ts";

/** Who makes a call of staff. `id` is null for a named key, which is no person. */
export type Staff = { readonly id: string | null; readonly name: string; readonly role: StaffRole };

/** Somebody of the staff. `wayIn` is another one once they joined anew. */
export type Person = Staff & { readonly id: string; readonly wayIn: string };

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

export const newStaffId = (): string => randomBytes(16).toString("base64url");

/** Returns the id of the person who has a name; undefined for nobody. */
export async function idOfName(database: Kysely<Tables>, name: string): Promise<string | undefined> {
  const person = database.selectFrom("staff").select("id").where("name_key", "=", nameKey(name));
  return (await person.executeTakeFirst())?.id;
}

/**
 * Stores a person with a role, and without a way to sign in. Whoever had the name before is the same person: the id is
 * kept, the role is replaced, and sessions and all ways to sign in end.
 * @param person the id is for somebody new
 */
export async function putStaff(
  transaction: Kysely<Tables>,
  { id: newId = newStaffId(), name, role }: Pick<Person, "name" | "role"> & { readonly id?: string },
  now: Date,
): Promise<Person> {
  const wayIn = newStaffId();
  const kept = { name: name.trim(), name_key: nameKey(name), role, way_in: wayIn };
  const { id } = await transaction
    .insertInto("staff")
    .values({ ...kept, id: newId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("name_key").doUpdateSet({ role, way_in: wayIn }))
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const table of ["staff_session", "staff_password", "staff_passkey", "staff_oidc"] as const) {
    await transaction.deleteFrom(table).where("staff_id", "=", id).execute();
  }
  return { id, name: kept.name, role, wayIn };
}
