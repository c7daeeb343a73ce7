import type { FastifyInstance } from "fastify";
import { requirePassword, requireProof } from "../accounts/check-proof.ts";
import { newCode, setCode } from "../accounts/codes.ts";
import { holdAccess } from "../accounts/hold-access.ts";
import { hashSecret } from "../accounts/password.ts";
import { requireSession } from "../accounts/session.ts";
import { knownBy } from "../accounts/turn-owner.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { addAccountRoutes } from "./account-routes.ts";
import { deleteAccount } from "./delete-account.ts";
import { openExport } from "./export-data.ts";
import { runningExports } from "./running-exports.ts";
import { exportStream } from "./write-export.ts";

/** Adds the calls on all data of an account. Each needs the token of an open session. */
export async function myDataRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = { app, limits: deps.limits };
  const running = runningExports();
  requireSession(app, deps);

  addAccountRoutes(app, deps);

  // What a session alone opens must not outlive it: whoever finds one open could take all data, or delete them.
  route(routes, "exportMyData", async ({ accountId, body: { proof }, log }, reply, count) => {
    running.requireNone(accountId);
    await count(accountId);
    await requireProof(deps.database, accountId, proof);
    const end = running.begin(accountId);
    const parts = await openExport(deps, accountId).catch((error: unknown) => {
      end();
      throw error;
    });
    const stream = exportStream(reply, parts).once("close", end);
    log.info("the data of an account is given to its owner");
    return reply.type("application/json; charset=utf-8").send(stream);
  });

  route(routes, "deleteAccount", async ({ accountId, body: { proof }, log }, _reply, count) => {
    await count(accountId);
    await requireProof(deps.database, accountId, proof);
    await deleteAccount(deps, accountId);
    log.info("an account was deleted by its owner");
    return { message: "The account and everything in it is deleted." };
  });

  route(routes, "newRecoveryCode", async ({ accountId, body: { password } }, _reply, count) => {
    await count(accountId);
    const account = await requirePassword(deps.database, accountId, password);
    const recoveryCode = newCode();
    const hash = await hashSecret(recoveryCode, deps.config.hashCosts.code, knownBy(accountId));
    await deps.commits.write(async (transaction) => {
      await holdAccess(transaction, account, "SESSION_NEEDED");
      await setCode(transaction, { accountId, kind: "recovery", hash, expiresAt: null });
    });
    return { recoveryCode };
  });
}
