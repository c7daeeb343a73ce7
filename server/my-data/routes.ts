import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { requireAccount } from "../accounts/accounts.ts";
import { newCode, setCode } from "../accounts/codes.ts";
import { hashSecret, matchesHash } from "../accounts/password.ts";
import { requireSession } from "../accounts/session.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

/** Adds the calls on all data of an account. Each needs the token of an open session. */
export async function myDataRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = { app, limits: deps.limits };
  requireSession(app, deps);

  route(routes, "exportMyData", async ({ accountId, log }) => {
    const data = await exportData(deps, accountId);
    log.info("the data of an account was given to its owner");
    return data;
  });

  route(routes, "deleteAccount", async ({ accountId, log }) => {
    await deleteAccount(deps, accountId);
    log.info("an account was deleted by its owner");
    return { message: "The account and everything in it is deleted." };
  });

  // A session alone is not enough: someone who finds one open could create access that outlives it.
  route(routes, "newRecoveryCode", async ({ accountId, body: { password } }, _reply, count) => {
    await count(accountId);
    const { passwordHash } = await requireAccount(deps.database, accountId);
    if (!(await matchesHash(password, passwordHash))) throw new AppError("PASSWORD_REFUSED");
    const recoveryCode = newCode();
    const hash = await hashSecret(recoveryCode, deps.config.hashCosts.code);
    await deps.commits.write((transaction) =>
      setCode(transaction, { accountId, kind: "recovery", hash, expiresAt: null }),
    );
    return { recoveryCode };
  });
}
