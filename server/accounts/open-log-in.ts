import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#core/api/errors.ts";
import type { AppDeps } from "../deps.ts";
import type { Account } from "./accounts.ts";
import { browserName } from "./browser-name.ts";
import { forgetDevice, giveDevice, storeDevice } from "./devices.ts";
import { holdAccess } from "./hold-access.ts";
import { sessionCookie } from "./session-cookie.ts";
import { createSession, endSession, TOKEN_SECONDS } from "./tokens.ts";

type LogIn = {
  /** As it was read when the person proved to be its owner. */
  readonly account: Pick<Account, "id" | "userId" | "owner">;
  readonly isShared: boolean;
  /** Whether the browser is known from now on. */
  readonly isRemembered: boolean;
  /** What is said when all access was ended since the account was read. */
  readonly errorCode: ErrorCode;
};

/**
 * Opens a session in this browser, which ends the one before it there. A shared device is forgotten, for everybody who
 * uses it.
 * @throws AppError `errorCode`, STORAGE_UNAVAILABLE
 */
export async function openLogIn(
  { commits, now }: Pick<AppDeps, "commits" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, isShared, isRemembered, errorCode }: LogIn,
) {
  const { id, userId, owner } = account;
  request.doneBy = { account: id };
  const browser = browserName(request.headers["user-agent"]);
  const { token, cookie, device } = await commits.write(async (transaction) => {
    await holdAccess(transaction, account, errorCode);
    await endSession(transaction, { cookie: sessionCookie.read(request) });
    const session = await createSession(transaction, id, now(), { browser, isShared });
    return { ...session, device: isRemembered ? await storeDevice(transaction, request, id, now()) : null };
  });
  if (device !== null) giveDevice(request, reply, device);
  // On a shared device it ends with the browser.
  sessionCookie.set(request, reply, cookie, isShared ? undefined : TOKEN_SECONDS);
  if (isShared) await forgetDevice(commits, request, reply);
  return { token, userID: userId, owner };
}
