import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { AppDeps } from "../deps.ts";
import { isUseToBeNoted, noteUse, sessionOfToken } from "./tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the session; empty on calls without one. */
    accountId: AccountKey;
  }
}

/**
 * Admits only calls with the raw token of an open session, before their bodies are checked. The user id is part of
 * addresses, so it alone does not authorize these calls; nor does a cookie, which a browser sends for any page.
 */
export function requireSession(app: FastifyInstance, { database, commits, now }: AppDeps): void {
  app.decorateRequest("accountId", "" as AccountKey);
  app.addHook("preValidation", async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    const time = now();
    const session = authorization ? await sessionOfToken(database, authorization, time) : undefined;
    if (!session || !authorization) throw new AppError("SESSION_NEEDED");
    request.accountId = session.accountId;
    if (!isUseToBeNoted(session.usedAt, time)) return;
    // What cannot be noted now must not keep anyone from reading.
    await commits.write((transaction) => noteUse(transaction, authorization, time)).catch(() => undefined);
  });
}
