import { AppError } from "#core/api/app-error.ts";
import type { Body } from "#core/api/calls.ts";
import type { NewPasskeyOptions } from "#core/api/passkeys.ts";
import type { AppDeps } from "../../deps.ts";
import { keepChallenge, takeChallenge } from "../challenges.ts";
import { idOfName, newStaffId, type Person } from "../staff.ts";
import { openLink, useLinkUp } from "../use-link.ts";
import type { PasskeySite } from "./site.ts";

/**
 * Returns what a browser needs to make a passkey for the person of a link. Whoever is staff already keeps the id, so that
 * the device replaces the passkey that it had.
 * @throws AppError STAFF_LINK, INVALID_BODY, BUSY, STORAGE_UNAVAILABLE
 */
export async function startJoin(
  deps: AppDeps,
  site: PasskeySite,
  body: Body<"startJoinByPasskey">,
): Promise<NewPasskeyOptions> {
  const { link, name } = await openLink(deps, body);
  const { newPasskeyOptions } = await import("./ceremonies.ts");
  const id = (await idOfName(deps.database, name)) ?? newStaffId();
  const options = await newPasskeyOptions(site, { id, name });
  await keepChallenge(deps.commits, options.challenge, { link_hash: link.link_hash, staff_id: id }, deps.now());
  return options;
}

/**
 * Uses a link up: the person can sign in with this passkey from then on. A passkey that is refused leaves the link as it
 * was, and takes the challenge away.
 * @throws AppError STAFF_LINK, STAFF_REFUSED, INVALID_BODY, BUSY, STORAGE_UNAVAILABLE
 */
export async function joinByPasskey(
  deps: AppDeps,
  site: PasskeySite,
  { passkey, ...body }: Body<"joinStaffByPasskey">,
): Promise<Person> {
  const opened = await openLink(deps, body);
  const { challengeIn, checkNewPasskey } = await import("./ceremonies.ts");
  const challenge = challengeIn(passkey);
  const asked = await takeChallenge(deps.commits, challenge, deps.now());
  if (asked?.link_hash !== opened.link.link_hash) throw new AppError("STAFF_REFUSED");
  const made = await checkNewPasskey(site, passkey, challenge);
  if (!made) throw new AppError("STAFF_REFUSED");

  return useLinkUp(deps, { ...opened, id: `${asked.staff_id}` }, async (transaction, staff_id) => {
    const row = {
      credential_id: made.id,
      staff_id,
      public_key: Buffer.from(made.publicKey).toString("base64url"),
      counter: made.counter,
      transports: JSON.stringify(made.transports ?? []),
      rp_id: site.rpId,
      created_at: deps.now().toISOString(),
    };
    const kept = await transaction
      .insertInto("staff_passkey")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // The device holds another id since somebody of this name joined, or the passkey is another person's.
    if (staff_id !== asked.staff_id || Number(kept.numInsertedOrUpdatedRows) === 0) throw new AppError("STAFF_REFUSED");
  });
}
