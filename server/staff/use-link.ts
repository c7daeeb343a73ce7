import { rmSync } from "node:fs";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import { firstLinkFile } from "./first-link.ts";
import { type StaffLinkRow, validLink, validLinkOfHash } from "./links.ts";
import { hasStaff, isStaffName, type Person, putStaff } from "./staff.ts";

/** A link that is valid, and the name of the person who uses it. */
type OpenLink = { readonly link: StaffLinkRow; readonly name: string };

/**
 * Returns what a link is for, and for whom.
 * @param sent `name` is what the first admin chose; a link for somebody has a name of its own
 * @throws AppError STAFF_LINK, INVALID_BODY
 */
export async function openLink(
  { database, now }: Pick<AppDeps, "database" | "now">,
  sent: { readonly link: string; readonly name?: string | undefined },
): Promise<OpenLink> {
  return named(await validLink(database, sent.link, now()), sent.name);
}

/**
 * Returns the same for a link that was opened before.
 * @throws AppError STAFF_LINK, INVALID_BODY
 */
export async function reopenLink(
  { database, now }: Pick<AppDeps, "database" | "now">,
  hash: string,
  chosenName: string | null,
): Promise<OpenLink> {
  return named(await validLinkOfHash(database, hash, now()), chosenName);
}

function named(link: StaffLinkRow | undefined, chosenName: string | null | undefined): OpenLink {
  if (!link) throw new AppError("STAFF_LINK");
  const name = link.name ?? chosenName ?? "";
  if (!isStaffName(name)) throw new AppError("INVALID_BODY");
  return { link, name };
}

/**
 * Makes the person of a link staff, with nothing left of an earlier way in, and takes the link away: all of it or
 * nothing.
 * @param id for somebody who is not staff yet; without it one is made
 * @param keep stores the new way in
 * @throws AppError STAFF_LINK, and whatever `keep` throws
 */
export async function useLinkUp(
  { config, commits, now }: Pick<AppDeps, "config" | "commits" | "now">,
  { link, name, id }: OpenLink & { readonly id?: string },
  keep: (transaction: Kysely<Tables>, staffId: string) => Promise<unknown>,
): Promise<Person> {
  const isFirst = link.name === null;
  const person = await commits.write(async (transaction) => {
    const mine = transaction.deleteFrom("staff_link").where("link_hash", "=", link.link_hash);
    const { numDeletedRows } = await mine.executeTakeFirst();
    // Another request used the link in the meantime, or somebody used the link of another start.
    if (Number(numDeletedRows) === 0 || (isFirst && (await hasStaff(transaction)))) throw new AppError("STAFF_LINK");
    if (isFirst) await transaction.deleteFrom("staff_link").where("name", "is", null).execute();
    const put = await putStaff(transaction, { name, role: link.role, ...(id === undefined ? {} : { id }) }, now());
    await keep(transaction, put.id);
    return put;
  });
  if (isFirst) rmSync(firstLinkFile(config.dataDir), { force: true });
  return person;
}
