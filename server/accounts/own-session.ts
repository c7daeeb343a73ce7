import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import { requireSession } from "./session.ts";

/**
 * Admits only calls with the token of an open session whose own user id is the one that the call names. A user id alone
 * opens the calls of the specification and no other: it may have come by a link, or be left from an earlier log-in.
 */
export function requireOwnSession(app: FastifyInstance, deps: AppDeps): void {
  requireSession(app, deps);
  app.addHook("preHandler", async ({ params, body, accountId }) => {
    const { userId } = { ...(params as object), ...(body as object) } as { readonly userId?: string };
    const account = deps.database.selectFrom("account").select("user_id").where("id", "=", accountId);
    if ((await account.executeTakeFirst())?.user_id !== userId) throw new AppError("SESSION_NEEDED");
  });
}
