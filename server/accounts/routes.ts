import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { accountByEmail, createAccount, createToken, endToken } from "./accounts.ts";
import { checkPassword } from "./check-password.ts";
import { accountKnownHere, forgetDevice, rememberDevice } from "./devices.ts";
import { emailAloneSuffices } from "./login-policy.ts";
import { isTooCommon } from "./password.ts";
import { resetPassword } from "./reset-password.ts";

export async function accountRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, commits, database, limits, now } = deps;
  const routes = { app, limits };
  await app.register(cookie);

  route(routes, "register", async (request, reply) => {
    const { body } = request;
    const today = now();
    const year = today.getUTCFullYear();
    const ageFits = Math.abs(year - body.yearOfBirth - body.age) <= 1;
    const refused = body.yearOfBirth > year || !ageFits || isTooCommon(body.password);
    const made = refused ? null : await createAccount(commits, body, today, config.hashCosts);
    if (!made) throw new AppError("REGISTRATION_REFUSED");
    if (!emailAloneSuffices(config, request)) await rememberDevice(commits, request, reply, made.id, today);
    return { message: "Registration successful.", recoveryCode: made.recoveryCode };
  });

  route(routes, "logIn", async (request, reply) => {
    const { email, password } = request.body;
    const asksPassword = !emailAloneSuffices(config, request);
    if (password === undefined) {
      const find = () => accountByEmail(database, email);
      const account = await (asksPassword ? accountKnownHere(database, request, email, now()) : find());
      if (!account) throw new AppError(asksPassword ? "PASSWORD_REQUIRED" : "INVALID_LOGIN");
      return { token: await createToken(database, account.id, now()), userID: account.id };
    }
    const account = await accountByEmail(database, email);
    const matches = await checkPassword(deps, account, password);
    if (!account || !matches) throw new AppError("WRONG_PASSWORD");
    if (asksPassword) await rememberDevice(commits, request, reply, account.id, now());
    return { token: await createToken(database, account.id, now()), userID: account.id };
  });

  route(routes, "endSession", async ({ headers }) => {
    if (headers.authorization) await endToken(database, headers.authorization);
    return { message: "Session ended." };
  });

  route(routes, "forgetDevice", async (request, reply) => {
    await forgetDevice(commits, request, reply);
    return { message: "This browser is asked for the password again." };
  });

  route(routes, "resetPassword", async (request, reply) => {
    const { accountId, recoveryCode } = await resetPassword(deps, request.body);
    if (!emailAloneSuffices(config, request)) await rememberDevice(commits, request, reply, accountId, now());
    return { recoveryCode };
  });
}
