import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { AppDeps } from "../deps.ts";
import { accountOfToken } from "./accounts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose session this is; empty on calls without one. */
    accountId: AccountKey;
  }
}

/**
 * Lets only calls with the raw token of an open session through, before their bodies are looked at. The
 * user id alone, which stands in addresses, is not enough for these.
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
