import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { type Account, accountByEmail, accountByKey, createAccount } from "./accounts.ts";
import { browserName } from "./browser-name.ts";
import { strangerFrom } from "./caller.ts";
import { changePassword, logOutEverywhere } from "./change-password.ts";
import { checkPassword } from "./check-password.ts";
import { accountKnownHere, deviceIdOf, forgetDevice, noteDeviceUse, rememberDevice } from "./devices.ts";
import { takeGuess } from "./guesses.ts";
import { isWeak, refuseWeak } from "./password.ts";
import { repeatRegistration } from "./repeat-registration.ts";
import { resetPassword } from "./reset-password.ts";
import { requireSession } from "./session.ts";
import { sessionCookie } from "./session-cookie.ts";
import { createSession, endSession, TOKEN_SECONDS } from "./tokens.ts";
import { whoseAccount } from "./whose-account.ts";

export async function accountRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, commits, database, limits, now } = deps;
  const routes = { app, limits };
  /** With `email`, the address alone logs in, and there is no need to remember browsers. */
  const asksPassword = config.loginPolicy === "device";

  route(routes, "register", async (request, reply) => {
    const { body, headers } = request;
    const key = headers["idempotency-key"];
    const today = now();
    const year = today.getUTCFullYear();
    const ageFits = Math.abs(year - body.yearOfBirth - body.age) <= 1;
    const caller = strangerFrom(request.ip);
    const refused = body.yearOfBirth > year || !ageFits || isWeak(body.password, body.email);
    const made = refused
      ? null
      : ((await createAccount(commits, body, today, config.hashCosts, caller, key)) ??
        (await repeatRegistration(deps, key, body, caller)));
    if (!made) throw new AppError("REGISTRATION_REFUSED");
    if (asksPassword) await rememberDevice(commits, request, reply, made.id, today);
    const { owner, recoveryCode } = made;
    request.doneBy = { account: made.id };
    return { message: "Registration successful.", owner, recoveryCode };
  });

  /** Opens a session in this browser. A shared computer is forgotten, for everybody who uses it. */
  const newSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, userId, owner }: Account,
    isShared = false,
  ) => {
    const browser = browserName(request.headers["user-agent"]);
    request.doneBy = { account: id };
    // The log-in before this one in the same browser.
    await endSession(database, { cookie: sessionCookie.read(request) });
    const { token, cookie } = await createSession(database, id, now(), { browser, isShared });
    // On a shared computer it ends with the browser.
    sessionCookie.set(request, reply, cookie, isShared ? undefined : TOKEN_SECONDS);
    if (isShared) await forgetDevice(commits, request, reply);
    return { token, userID: userId, owner };
  };

  route(routes, "logIn", async (request, reply) => {
    const { email, password, shared } = request.body;
    if (password === undefined) {
      const known = asksPassword && (await accountKnownHere(database, request, email, now()));
      if (known) await limits.take("loginFromDevice", `${deviceIdOf(request)}`);
      else await limits.takeNetwork("loginFromNetwork", request.ip);
      const account = asksPassword ? known : await accountByEmail(database, email);
      if (!account) throw new AppError(asksPassword ? "PASSWORD_REQUIRED" : "INVALID_LOGIN");
      if (asksPassword && !shared) await noteDeviceUse(commits, request, account, now());
      return newSession(request, reply, account, shared);
    }
    const { guess, caller } = await takeGuess(deps, request, email);
    const account = await accountByEmail(database, email);
    const matches = await checkPassword(deps, account, password, caller);
    if (!account || !matches) throw new AppError("WRONG_PASSWORD");
    await limits.forgetGuesses(guess);
    if (asksPassword && !shared) await rememberDevice(commits, request, reply, account.id, now());
    return newSession(request, reply, account, shared);
  });

  await app.register(async (withSession) => {
    requireSession(withSession, deps);
    const own = { app: withSession, limits };
    const accountOf = async ({ accountId }: FastifyRequest) => {
      const account = await accountByKey(database, accountId);
      if (!account) throw new AppError("SESSION_NEEDED");
      return account;
    };
    route(own, "sessionOwner", async (request) => ({ owner: (await accountOf(request)).owner }));

    route(own, "changePassword", async (request, reply, count) => {
      const { accountId, body, log } = request;
      await count(accountId);
      await changePassword(deps, accountId, body);
      log.info("the password of an account was changed by its owner");
      const account = await accountOf(request);
      if (asksPassword && !body.shared) await rememberDevice(commits, request, reply, accountId, now());
      return newSession(request, reply, account, body.shared);
    });

    route(own, "endAllSessions", async (request, reply) => {
      await logOutEverywhere(deps, request.accountId);
      sessionCookie.clear(request, reply);
      return { message: "All log-ins of this account have ended." };
    });
  });

  route(routes, "endSession", async (request, reply) => {
    await endSession(database, { token: request.headers.authorization, cookie: sessionCookie.read(request) });
    sessionCookie.clear(request, reply);
    return { message: "Session ended." };
  });

  route(routes, "forgetDevice", async (request, reply) => {
    await forgetDevice(commits, request, reply);
    return { message: "This browser is asked for the password again." };
  });

  route(routes, "resetPassword", async (request, reply) => {
    const { email, password } = request.body;
    // Too easy a password is no wrong guess of the code.
    refuseWeak(password, email);
    const { guess, caller } = await takeGuess(deps, request, email);
    const { accountId, recoveryCode } = await resetPassword(deps, request.body, caller);
    await limits.forgetGuesses(guess);
    request.doneBy = { account: accountId };
    sessionCookie.clear(request, reply);
    if (asksPassword) await rememberDevice(commits, request, reply, accountId, now());
    return { recoveryCode };
  });

  route(routes, "whoseAccount", ({ params: { userID } }) => whoseAccount(database, userID));
}
