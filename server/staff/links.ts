import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { StaffRole } from "#core/api/staff.ts";
import { paths } from "#core/shared/paths.ts";
import { hashOfSecret } from "../secret-hash.ts";
import type { Tables } from "../storage/tables.ts";
import { nameKey } from "./staff.ts";
import { newTotpSecret } from "./totp.ts";

/** How long a link is valid: long enough for a message to be read. */
export const LINK_HOURS = 24;

export type StaffLinkRow = Tables["staff_link"];

/**
 * Returns the address that opens a link. The secret stands behind the `#`, which browsers do not send: it reaches no
 * log of a proxy.
 */
export const linkAddress = (site: string, link: string): string => `${site}${paths.staffJoin}#${link}`;

/** Takes back the links that a person was given. @returns how many there were */
export async function takeBackLinks(transaction: Kysely<Tables>, name: string): Promise<number> {
  const links = await transaction.selectFrom("staff_link").select(["link_hash", "name"]).execute();
  const open = links.filter((link) => link.name !== null && nameKey(link.name) === nameKey(name));
  for (const { link_hash } of open) {
    await transaction.deleteFrom("staff_link").where("link_hash", "=", link_hash).execute();
  }
  return open.length;
}

/**
 * Makes a one-time link with which a person becomes staff, or gets a new way in. Only its hash is stored. It is the only
 * one for this person: one that was given out before, perhaps for another role or to the wrong address, works no more.
 * @param name null for the first admin, who chooses one
 */
export async function makeLink(
  transaction: Kysely<Tables>,
  { name, role }: { readonly name: string | null; readonly role: StaffRole },
  now: Date,
): Promise<string> {
  const link = randomBytes(32).toString("base64url");
  await transaction.deleteFrom("staff_link").where("expires_at", "<=", now.toISOString()).execute();
  if (name !== null) await takeBackLinks(transaction, name);
  const expires_at = new Date(now.getTime() + LINK_HOURS * 60 * 60 * 1000).toISOString();
  await transaction
    .insertInto("staff_link")
    .values({ link_hash: hashOfSecret(link), name, role, totp_secret: newTotpSecret(), expires_at })
    .execute();
  return link;
}

/** Returns what a link is for; undefined once it was used or is too old. */
export const validLink = (database: Kysely<Tables>, link: string, now: Date): Promise<StaffLinkRow | undefined> =>
  validLinkOfHash(database, hashOfSecret(link), now);

/** Returns the same for a link of which only the hash is known. */
export function validLinkOfHash(database: Kysely<Tables>, hash: string, now: Date): Promise<StaffLinkRow | undefined> {
  return database
    .selectFrom("staff_link")
    .selectAll()
    .where("link_hash", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}
