import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../../deps.ts";
import type { Person } from "../staff.ts";
import { reopenLink, useLinkUp } from "../use-link.ts";
import type { Identity } from "./provider.ts";

/**
 * Returns the person who joined as this identity.
 * @throws AppError OIDC_UNKNOWN
 */
export async function signInByOidc({ database }: Pick<AppDeps, "database">, identity: Identity): Promise<Person> {
  const person = await database
    .selectFrom("staff_oidc")
    .innerJoin("staff", "staff.id", "staff_oidc.staff_id")
    .select(["staff.id", "staff.name", "staff.role", "staff.way_in as wayIn"])
    .where("issuer", "=", identity.issuer)
    .where("subject", "=", identity.subject)
    .executeTakeFirst();
  if (!person) throw new AppError("OIDC_UNKNOWN");
  return person;
}

/**
 * Uses a link up: the person can sign in as this identity from then on. An identity is one person here.
 * @param opened the link that was open when the browser was sent to the provider, and the name that was chosen there
 * @throws AppError STAFF_LINK, OIDC_TAKEN when somebody else joined as it, INVALID_BODY, STORAGE_UNAVAILABLE
 */
export async function joinByOidc(
  deps: AppDeps,
  { issuer, subject }: Identity,
  opened: { readonly hash: string; readonly name: string | null },
): Promise<Person> {
  const open = await reopenLink(deps, opened.hash, opened.name);
  return useLinkUp(deps, open, async (transaction, staff_id) => {
    const kept = await transaction
      .insertInto("staff_oidc")
      .values({ issuer, subject, staff_id, created_at: deps.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(kept.numInsertedOrUpdatedRows) === 0) throw new AppError("OIDC_TAKEN");
  });
}
