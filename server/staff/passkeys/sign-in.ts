import { AppError } from "#core/api/app-error.ts";
import type { UsedPasskey } from "#core/api/passkeys.ts";
import type { AppDeps } from "../../deps.ts";
import { takeChallenge } from "../challenges.ts";
import type { Person } from "../staff.ts";
import type { PasskeySite } from "./site.ts";

/**
 * A public key of ES256 in COSE, whose other half was thrown away: an unknown passkey is checked against it, and so takes
 * as long as a wrong one.
 */
const KEY_OF_NOBODY =
  "pQECAyYgASFYIM5TSJJ_uaM69OkBw5nzUV4IHb6MgoS5p3fuz82QRK_wIlggt2vZinl1V4CWjqphB9dTedcOktmBjq_jDO8agfLt6Ko";

/**
 * Returns the person whose passkey this is. An unknown one takes as long as a wrong one, and the error is the same
 * whatever was wrong.
 * @throws AppError STAFF_REFUSED, BUSY, STORAGE_UNAVAILABLE
 */
export async function signInByPasskey(
  { database, commits, now }: AppDeps,
  site: PasskeySite,
  passkey: UsedPasskey,
): Promise<Person> {
  const { challengeIn, checkUsedPasskey } = await import("./ceremonies.ts");
  const challenge = challengeIn(passkey);
  const asked = await takeChallenge(commits, challenge, now());
  // One that was made to join, for the person of a link, signs nobody in.
  if (asked?.link_hash !== null) throw new AppError("STAFF_REFUSED");

  const found = await database
    .selectFrom("staff_passkey")
    .innerJoin("staff", "staff.id", "staff_passkey.staff_id")
    .select([
      "staff.id",
      "staff.name",
      "staff.role",
      "staff.way_in as wayIn",
      "public_key as publicKey",
      "rp_id as rpId",
    ])
    .where("credential_id", "=", passkey.id)
    .executeTakeFirst();
  const isOfSite = found?.rpId === site.rpId;
  const expected = { origin: site.origin, rpId: found?.rpId ?? site.rpId };
  const counter = await checkUsedPasskey(expected, passkey, challenge, found?.publicKey ?? KEY_OF_NOBODY);
  const isOwn = found?.id === passkey.response.userHandle;
  if (!found || !isOfSite || !isOwn || counter === null) throw new AppError("STAFF_REFUSED");

  // A counter that went back, or stands still, tells of a copied key. Devices that do not count say 0 each time.
  const counted = await commits.write((transaction) =>
    transaction
      .updateTable("staff_passkey")
      .set({ counter })
      .where("credential_id", "=", passkey.id)
      .where((row) => row.or([row("counter", "<", counter), row.and([row("counter", "=", 0), row.lit(counter === 0)])]))
      .executeTakeFirst(),
  );
  if (Number(counted.numUpdatedRows) === 0) throw new AppError("STAFF_REFUSED");
  return { id: found.id, name: found.name, role: found.role, wayIn: found.wayIn };
}
