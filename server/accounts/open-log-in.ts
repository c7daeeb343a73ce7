import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import type { Account } from "./accounts.ts";
import { browserName } from "./browser-name.ts";
import { forgetDevice, giveDevice, storeDevice } from "./devices.ts";
import { sessionCookie } from "./session-cookie.ts";
import { createSession, endSession, TOKEN_SECONDS } from "./tokens.ts";

type LogIn = {
  /** As it was read when the person proved to be its owner. */
  readonly account: Pick<Account, "id" | "userId" | "owner">;
  readonly isShared: boolean;
  /** Whether the browser is known from now on. */
  readonly isRemembered: boolean;
  /** What is said when all access was ended since the account was read. */
  readonly refusal: ErrorCode;
};

/**
 * Opens a session in this browser, which ends the one before it there. A shared computer is forgotten, for everybody who
 * uses it.
 * @throws AppError `refusal`, STORAGE_UNAVAILABLE
 */
export async function openLogIn(
  { commits, now }: Pick<AppDeps, "commits" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, isShared, isRemembered, refusal }: LogIn,
) {
  const { id, userId, owner } = account;
  request.doneBy = { account: id };
  const browser = browserName(request.headers["user-agent"]);
  const { token, cookie, device } = await commits.write(async (transaction) => {
    if (!(await holdUnchanged(transaction, account))) throw new AppError(refusal);
    await endSession(transaction, { cookie: sessionCookie.read(request) });
    const session = await createSession(transaction, id, now(), { browser, isShared });
    return { ...session, device: isRemembered ? await storeDevice(transaction, request, id, now()) : null };
  });
  if (device !== null) giveDevice(request, reply, device);
  // On a shared computer it ends with the browser.
  sessionCookie.set(request, reply, cookie, isShared ? undefined : TOKEN_SECONDS);
  if (isShared) await forgetDevice(commits, request, reply);
  return { token, userID: userId, owner };
}

/**
 * Returns whether the account still has the user id that was read, and keeps it until the transaction ends: a password
 * takes long to check, and whoever ends all access meanwhile ends this log-in too.
 */
async function holdUnchanged(transaction: Kysely<Tables>, { id, userId }: LogIn["account"]): Promise<boolean> {
  const mine = transaction.updateTable("account").set({ user_id: userId }).where("id", "=", id);
  const { numUpdatedRows } = await mine.where("user_id", "=", userId).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
