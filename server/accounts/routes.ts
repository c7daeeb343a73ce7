import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import {
  ErrorBodySchema,
  type LoginBody,
  LoginBodySchema,
  LoginReplySchema,
  type RegisterBody,
  RegisterBodySchema,
} from "#core/contracts/results.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppDeps } from "../app.ts";
import { networkOf } from "../limits/network-of.ts";
import { accountByEmail, createAccount, createToken, endToken, normalEmail } from "./accounts.ts";
import { emailAloneSuffices } from "./login-policy.ts";
import { hashPassword, isTooCommon, matchesPassword } from "./password.ts";

const refusal = { "4xx": ErrorBodySchema };
const Done = Type.Object({ message: Type.String() });

export async function accountRoutes(app: FastifyInstance, { config, database, limits, now }: AppDeps): Promise<void> {
  // Compared with when the address is unknown, so that both cases take the same time.
  const nobody = await hashPassword("nobody has this password");

  app.post<{ Body: RegisterBody }>(
    "/register",
    { schema: { body: RegisterBodySchema, response: { 200: Done, ...refusal } } },
    async ({ body, ip }) => {
      await limits.take("registerFromNetwork", networkOf(ip));
      const today = now();
      const year = today.getUTCFullYear();
      const ageFits = Math.abs(year - body.yearOfBirth - body.age) <= 1;
      const refused = body.yearOfBirth > year || !ageFits || isTooCommon(body.password);
      if (refused || !(await createAccount(database, body, today))) throw new AppError("REGISTRATION_REFUSED");
      return { message: "Registration successful." };
    },
  );

  app.post<{ Body: LoginBody }>(
    "/login",
    { schema: { body: LoginBodySchema, response: { 200: LoginReplySchema, ...refusal } } },
    async (request) => {
      const { email, password } = request.body;
      await limits.take("loginFromNetwork", networkOf(request.ip));
      await limits.take("loginToAddress", normalEmail(email));
      if (password === undefined && !emailAloneSuffices(config, request)) throw new AppError("PASSWORD_REQUIRED");
      const account = await accountByEmail(database, email);
      if (password !== undefined) {
        const matches = await matchesPassword(password, account?.passwordHash ?? nobody);
        if (!account || !matches) throw new AppError("WRONG_PASSWORD");
      }
      if (!account) throw new AppError("INVALID_LOGIN");
      return { token: await createToken(database, account.id, now()), userID: account.id };
    },
  );

  app.post("/api/session/end", { schema: { response: { 200: Done, ...refusal } } }, async ({ headers }) => {
    if (headers.authorization) await endToken(database, headers.authorization);
    return { message: "Session ended." };
  });
}
