import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { AppDeps } from "../deps.ts";
import { accountOfToken } from "./accounts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the session; empty on calls without one. */
    accountId: AccountKey;
  }
}

/**
 * Admits only calls with the raw token of an open session, before their bodies are parsed. The user id is part of
 * addresses, so it alone does not authorize these calls.
 */
export function requireSession(app: FastifyInstance, { database, now }: AppDeps): void {
  app.decorateRequest("accountId", "" as AccountKey);
  app.addHook("preValidation", async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    const accountId = authorization && (await accountOfToken(database, authorization, now()));
    if (!accountId) throw new AppError("SESSION_NEEDED");
    request.accountId = accountId;
  });
}
