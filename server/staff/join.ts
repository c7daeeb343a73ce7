import { AppError } from "#core/api/app-error.ts";
import type { Body } from "#core/api/calls.ts";
import { hashSecret, isWeak } from "../accounts/password.ts";
import type { TurnOwner } from "../accounts/turn-owner.ts";
import type { AppDeps } from "../deps.ts";
import type { Person } from "./staff.ts";
import { stepOfCode } from "./totp.ts";
import { openLink, useLinkUp } from "./use-link.ts";

/**
 * Uses a link up: the person can sign in with password and code from then on. A wrong code or password leaves the link as
 * it was.
 * @throws AppError STAFF_LINK, STAFF_CODE, PASSWORD_TOO_COMMON, INVALID_BODY, BUSY, STORAGE_UNAVAILABLE
 */
export async function joinStaff(
  deps: AppDeps,
  { password, code, ...body }: Body<"joinStaff">,
  turnOwner: TurnOwner,
): Promise<Person> {
  const opened = await openLink(deps, body);
  // The name is as easy to guess as a common password.
  if (isWeak(password, opened.name)) throw new AppError("PASSWORD_TOO_COMMON");
  const { totp_secret } = opened.link;
  const totp_step = stepOfCode(totp_secret, code, deps.now());
  if (totp_step === null) throw new AppError("STAFF_CODE");
  const password_hash = await hashSecret(password, deps.config.hashCosts.password, turnOwner);
  return useLinkUp(deps, opened, (transaction, staff_id) =>
    transaction.insertInto("staff_password").values({ staff_id, password_hash, totp_secret, totp_step }).execute(),
  );
}
