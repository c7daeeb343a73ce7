import { rmSync } from "node:fs";
import { AppError } from "#core/api/app-error.ts";
import type { Body } from "#core/api/calls.ts";
import type { Caller } from "../accounts/caller.ts";
import { hashSecret, isWeak } from "../accounts/password.ts";
import type { AppDeps } from "../deps.ts";
import { hashOfSecret } from "../secret-hash.ts";
import { firstLinkFile } from "./first-link.ts";
import { validLink } from "./links.ts";
import { hasStaff, isStaffName, putStaff, type Staff } from "./staff.ts";
import { stepOfCode } from "./totp.ts";

/**
 * Uses a link up: the person can sign in from then on. A wrong code or password leaves the link as it was.
 * @throws AppError STAFF_LINK, STAFF_CODE, PASSWORD_TOO_COMMON, INVALID_BODY, BUSY, STORAGE_UNAVAILABLE
 */
export async function joinStaff(
  { config, database, commits, now }: AppDeps,
  { link, name: chosen, password, code }: Body<"joinStaff">,
  caller: Caller,
): Promise<Staff> {
  const found = await validLink(database, link, now());
  if (!found) throw new AppError("STAFF_LINK");
  const name = found.name ?? chosen ?? "";
  if (!isStaffName(name)) throw new AppError("INVALID_BODY");
  // The name is as easy to guess as a common password.
  if (isWeak(password, name)) throw new AppError("PASSWORD_TOO_COMMON");
  const totpStep = stepOfCode(found.totp_secret, code, now());
  if (totpStep === null) throw new AppError("STAFF_CODE");
  const passwordHash = await hashSecret(password, config.hashCosts.password, caller);
  const isFirst = found.name === null;

  const staff = await commits.write(async (transaction) => {
    const mine = transaction.deleteFrom("staff_link").where("link_hash", "=", hashOfSecret(link));
    const { numDeletedRows } = await mine.executeTakeFirst();
    // Another request used the link in the meantime, or somebody used the link of another start.
    if (Number(numDeletedRows) === 0 || (isFirst && (await hasStaff(transaction)))) throw new AppError("STAFF_LINK");
    if (isFirst) await transaction.deleteFrom("staff_link").where("name", "is", null).execute();
    const credential = { passwordHash, totpSecret: found.totp_secret, totpStep };
    return putStaff(transaction, { name, role: found.role }, credential, now());
  });
  if (isFirst) rmSync(firstLinkFile(config.dataDir), { force: true });
  return staff;
}
