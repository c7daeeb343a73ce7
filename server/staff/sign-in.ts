import { AppError } from "#core/api/app-error.ts";
import type { Body } from "#core/api/calls.ts";
import { hashOfNobody, matchesHash } from "../accounts/password.ts";
import type { TurnOwner } from "../accounts/turn-owner.ts";
import type { AppDeps } from "../deps.ts";
import { nameKey, type Person } from "./staff.ts";
import { stepOfCode } from "./totp.ts";

/**
 * Returns the person whose name, password and code these are. An unknown name takes as long as a wrong password, and the
 * error is the same whatever was wrong.
 * @throws AppError STAFF_REFUSED, BUSY, STORAGE_UNAVAILABLE
 */
export async function signIn(
  { config, database, commits, now }: AppDeps,
  { name, password, code }: Body<"signInStaff">,
  turnOwner: TurnOwner,
): Promise<Person> {
  const found = await database
    .selectFrom("staff")
    .innerJoin("staff_password", "staff_password.staff_id", "staff.id")
    .select([
      "staff.id",
      "staff.name",
      "staff.role",
      "staff.way_in as wayIn",
      "password_hash as passwordHash",
      "totp_secret as totpSecret",
    ])
    .where("name_key", "=", nameKey(name))
    .executeTakeFirst();
  const isRight = await matchesHash(
    password,
    found?.passwordHash ?? hashOfNobody(config.hashCosts.password),
    turnOwner,
  );
  const step = found && isRight ? stepOfCode(found.totpSecret, code, now()) : null;
  if (!found || step === null) throw new AppError("STAFF_REFUSED");
  // The condition makes a code count once, also when two requests bring it at the same time.
  const used = await commits.write((transaction) =>
    transaction
      .updateTable("staff_password")
      .set({ totp_step: step })
      .where("staff_id", "=", found.id)
      .where("totp_step", "<", step)
      .executeTakeFirst(),
  );
  if (Number(used.numUpdatedRows) === 0) throw new AppError("STAFF_REFUSED");
  return { id: found.id, name: found.name, role: found.role, wayIn: found.wayIn };
}
