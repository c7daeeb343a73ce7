import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { MyDataSchema, PasswordBodySchema, RecoveryCodeReplySchema } from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import { ErrorBodySchema } from "#core/api/results.ts";
import { requireAccount } from "../accounts/accounts.ts";
import { newCode, setCode } from "../accounts/codes.ts";
import { hashSecret, matchesHash } from "../accounts/password.ts";
import { requireSession } from "../accounts/session.ts";
import type { AppDeps } from "../deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

const tags = ["My data"];
const refusal = { "4xx": ErrorBodySchema };

/** What a person may do with all of their data. Each call needs the token of an open session. */
export async function myDataRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  requireSession(app, deps);

  app.get(
    "/api/account/export",
    { schema: { response: { 200: MyDataSchema, ...refusal }, tags } },
    async ({ accountId, log }) => {
      const data = await exportData(deps, accountId);
      log.info("the data of an account was given to its owner");
      return data;
    },
  );

  app.post(
    "/api/account/delete",
    { schema: { response: { 200: Type.Object({ message: Type.String() }), ...refusal }, tags } },
    async ({ accountId, log }) => {
      await deleteAccount(deps, accountId);
      log.info("an account was deleted by its owner");
      return { message: "The account and everything in it is deleted." };
    },
  );

  // A session alone is not enough: whoever finds one open could make a way in that outlives it.
  app.post<{ Body: { password: string } }>(
    "/api/account/recovery-code",
    { schema: { body: PasswordBodySchema, response: { 200: RecoveryCodeReplySchema, ...refusal }, tags } },
    async ({ accountId, body: { password } }) => {
      await deps.limits.take("loginToAddress", accountId);
      const { passwordHash } = await requireAccount(deps.database, accountId);
      if (!(await matchesHash(password, passwordHash))) throw new AppError("PASSWORD_REFUSED");
      const recoveryCode = newCode();
      const hash = await hashSecret(recoveryCode, deps.config.hashCosts.code);
      await deps.commits.write((transaction) =>
        setCode(transaction, { accountId, kind: "recovery", hash, expiresAt: null }),
      );
      return { recoveryCode };
    },
  );
}
