import { join } from "node:path";
import type { Kysely } from "kysely";
import type { StaffRole } from "#core/api/staff.ts";
import { makeSession } from "../../server/staff/sessions.ts";
import { putStaff } from "../../server/staff/staff.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import type { Tables } from "../../server/storage/tables.ts";

/**
 * Stores a person of the staff and an open session, without a way to sign in: hashing a password is slow on purpose.
 * @returns the session's token, for the cookie `keepwell-staff`
 */
export async function addStaff(
  transaction: Kysely<Tables>,
  role: StaffRole,
  { name = `${role} of the tests`, now = new Date() } = {},
): Promise<string> {
  const { id } = await putStaff(transaction, { name, role }, now);
  return makeSession(transaction, id, now);
}

/** The cookie of a new person of the staff, for a browser that talks to a server with this embedded database. */
export async function staffCookie(
  server: { readonly url: string; readonly folder: string },
  role: StaffRole,
  name = "Ada",
) {
  const { database, commits } = await openStorage({
    databaseUrl: null,
    databasePool: 1,
    dataDir: join(server.folder, "data"),
  });
  const value = await commits.write((transaction) => addStaff(transaction, role, { name }));
  await database.destroy();
  return { name: "keepwell-staff", value, url: server.url, httpOnly: true, sameSite: "Strict" } as const;
}
