import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import {
  RecoveryCodeReplySchema,
  RegisterReplySchema,
  type ResetPasswordBody,
  ResetPasswordBodySchema,
} from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import {
  ErrorBodySchema,
  type LoginBody,
  LoginBodySchema,
  LoginReplySchema,
  type RegisterBody,
  RegisterBodySchema,
} from "#core/api/results.ts";
import type { AppDeps } from "../deps.ts";
import { networkOf } from "../rate-limits/network-of.ts";
import { accountByEmail, createAccount, createToken, endToken, normalEmail } from "./accounts.ts";
import { checkPassword } from "./check-password.ts";
import { accountKnownHere, forgetDevice, rememberDevice } from "./devices.ts";
import { emailAloneSuffices } from "./login-policy.ts";
import { isTooCommon } from "./password.ts";
import { resetPassword } from "./reset-password.ts";

const refusal = { "4xx": ErrorBodySchema };
const Done = Type.Object({ message: Type.String() });

export async function accountRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, commits, database, limits, now } = deps;
  await app.register(cookie);

  app.post<{ Body: RegisterBody }>(
    "/register",
    { schema: { body: RegisterBodySchema, response: { 200: RegisterReplySchema, ...refusal } } },
    async (request, reply) => {
      const { body } = request;
      await limits.take("registerFromNetwork", networkOf(request.ip));
      const today = now();
      const year = today.getUTCFullYear();
      const ageFits = Math.abs(year - body.yearOfBirth - body.age) <= 1;
      const refused = body.yearOfBirth > year || !ageFits || isTooCommon(body.password);
      const made = refused ? null : await createAccount(commits, body, today, config.hashCosts);
      if (!made) throw new AppError("REGISTRATION_REFUSED");
      if (!emailAloneSuffices(config, request)) await rememberDevice(commits, request, reply, made.id, today);
      return { message: "Registration successful.", recoveryCode: made.recoveryCode };
    },
  );

  app.post<{ Body: LoginBody }>(
    "/login",
    { schema: { body: LoginBodySchema, response: { 200: LoginReplySchema, ...refusal } } },
    async (request, reply) => {
      const { email, password } = request.body;
      await limits.take("loginFromNetwork", networkOf(request.ip));
      await limits.take("loginToAddress", normalEmail(email));
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
    },
  );

  app.post("/api/session/end", { schema: { response: { 200: Done, ...refusal } } }, async ({ headers }) => {
    if (headers.authorization) await endToken(database, headers.authorization);
    return { message: "Session ended." };
  });

  app.post(
    "/api/session/forget-device",
    { schema: { response: { 200: Done, ...refusal } } },
    async (request, reply) => {
      await forgetDevice(commits, request, reply);
      return { message: "This browser is asked for the password again." };
    },
  );

  app.post<{ Body: ResetPasswordBody }>(
    "/api/account/reset-password",
    { schema: { body: ResetPasswordBodySchema, response: { 200: RecoveryCodeReplySchema, ...refusal } } },
    async (request, reply) => {
      // A code is guessed at like a password, so the same limits hold.
      await limits.take("loginFromNetwork", networkOf(request.ip));
      await limits.take("loginToAddress", normalEmail(request.body.email));
      const { accountId, recoveryCode } = await resetPassword(deps, request.body);
      if (!emailAloneSuffices(config, request)) await rememberDevice(commits, request, reply, accountId, now());
      return { recoveryCode };
    },
  );
}
