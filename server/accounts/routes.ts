import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { accountByEmail, accountByKey, createAccount } from "./accounts.ts";
import { changePassword, logOutEverywhere } from "./change-password.ts";
import { checkPassword } from "./check-password.ts";
import { accountKnownHere, deviceIdOf, forgetDevice, noteDeviceUse, rememberDevice } from "./devices.ts";
import { takeGuess } from "./guesses.ts";
import { openLogIn } from "./open-log-in.ts";
import { isWeak, refuseWeak } from "./password.ts";
import { repeatRegistration } from "./repeat-registration.ts";
import { resetPassword } from "./reset-password.ts";
import { requireSession } from "./session.ts";
import { sessionCookie } from "./session-cookie.ts";
import { endSession } from "./tokens.ts";
import { unknownBrowserAt } from "./turn-owner.ts";
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
    const turnOwner = unknownBrowserAt(request.ip);
    const refused = body.yearOfBirth > year || !ageFits || isWeak(body.password, body.email);
    const made = refused
      ? null
      : ((await createAccount(commits, body, today, config.hashCosts, turnOwner, key)) ??
        (await repeatRegistration(deps, key, body, turnOwner)));
    if (!made) throw new AppError("REGISTRATION_REFUSED");
    if (asksPassword) await rememberDevice(commits, request, reply, made.id, today);
    const { owner, recoveryCode } = made;
    request.doneBy = { account: made.id };
    return { message: "Registration successful.", owner, recoveryCode };
  });

  route(routes, "logIn", async (request, reply) => {
    const { email, password, shared } = request.body;
    if (password === undefined) {
      const known = asksPassword && (await accountKnownHere(database, request, email, now()));
      if (known) await limits.take("loginFromDevice", `${deviceIdOf(request)}`);
      else await limits.takeNetwork("loginFromNetwork", request.ip);
      const account = asksPassword ? known : await accountByEmail(database, email);
      if (!account) throw new AppError(asksPassword ? "PASSWORD_REQUIRED" : "INVALID_LOGIN");
      if (asksPassword && !shared) await noteDeviceUse(commits, request, account, now());
      return openLogIn(deps, request, reply, {
        account,
        isShared: shared === true,
        isRemembered: false,
        errorCode: asksPassword ? "PASSWORD_REQUIRED" : "INVALID_LOGIN",
      });
    }
    const { guess, turnOwner } = await takeGuess(deps, request, email);
    const account = await accountByEmail(database, email);
    const matches = await checkPassword(deps, account, password, turnOwner);
    if (!account || !matches) throw new AppError("WRONG_PASSWORD");
    await limits.forgetGuesses(guess);
    return openLogIn(deps, request, reply, {
      account,
      isShared: shared === true,
      isRemembered: asksPassword && !shared,
      errorCode: "WRONG_PASSWORD",
    });
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
      const recoveryCode = await changePassword(deps, accountId, body);
      log.info("the password of an account was changed by its owner");
      const account = await accountOf(request);
      const logIn = await openLogIn(deps, request, reply, {
        account,
        isShared: body.shared === true,
        isRemembered: asksPassword && !body.shared,
        errorCode: "SESSION_NEEDED",
      });
      return { ...logIn, recoveryCode };
    });

    route(own, "endAllSessions", async (request, reply) => {
      await logOutEverywhere(deps, request.accountId);
      sessionCookie.clear(request, reply);
      return { message: "All log-ins of this account have ended." };
    });
  });

  route(routes, "endSession", async (request, reply) => {
    const { authorization: token } = request.headers;
    const ended = await endSession(database, { token, cookie: sessionCookie.read(request) });
    request.doneBy = ended && { account: ended };
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
    const { guess, turnOwner } = await takeGuess(deps, request, email);
    const { accountId, recoveryCode } = await resetPassword(deps, request.body, turnOwner);
    await limits.forgetGuesses(guess);
    request.doneBy = { account: accountId };
    sessionCookie.clear(request, reply);
    if (asksPassword) await rememberDevice(commits, request, reply, accountId, now());
    return { recoveryCode };
  });

  route(routes, "whoseAccount", ({ params: { userID } }) => whoseAccount(database, userID));
}
