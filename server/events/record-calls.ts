import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";
import type { Who } from "./event-log.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The key of a call that is written to the log of events. */
    event?: string;
    /** Whether the row of the call names who may make it. */
    isGuarded?: boolean;
  }
  interface FastifyRequest {
    /** Who makes the call, where only its handler finds out; null where that is nobody, or the session says it. */
    doneBy: Who;
  }
}

const MINUTE_MS = 60_000;
/** All calls that are no events of their own, so that who tries them one after the other fills no more rows. */
const READ = "read";

/**
 * Writes every call that the table of calls marks as an event to the log: what was done before its reply goes out, what
 * was refused within a minute. Of the other calls it counts those that were refused to somebody who may not make them. A
 * call stays done where the log cannot be written; the operator's log then says so.
 */
export function recordCalls(app: FastifyInstance, { events }: Pick<AppDeps, "events">): void {
  app.decorateRequest("doneBy", null);
  app.addHook("onSend", (request, reply, payload, next) => {
    const { event } = request.routeOptions.config;
    if (event === undefined || reply.statusCode >= 400) return next(null, payload);
    events
      .done(event, whoOf(request), wholeNetworkOf(request.ip))
      .catch((err: unknown) => request.log.error({ err }, "an event could not be written down"))
      .then(() => next(null, payload));
  });
  app.addHook("onError", async (request, _reply, error) => {
    const { event, isGuarded } = request.routeOptions.config;
    const refused: unknown = error;
    if (!(refused instanceof AppError) || refused.status >= 500) return;
    const kind = event ?? (isGuarded && isNoAccess(refused) ? READ : null);
    if (kind === null) return;
    events.refused({ kind, code: refused.code, network: wholeNetworkOf(request.ip) });
  });
  const write = (isEnding?: boolean) =>
    events
      .writeRefused(isEnding)
      .catch((err: unknown) => app.log.error({ err }, "refused calls could not be written down"));
  const timer = setInterval(write, MINUTE_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write(true);
  });
}

/** Returns whether somebody tried what is another's: with no token, a wrong one, too small a role, or an unknown id. */
const isNoAccess = ({ status, code }: AppError): boolean => status === 401 || status === 403 || code === "UNKNOWN_USER";

function whoOf(request: FastifyRequest): Who {
  if (request.doneBy) return request.doneBy;
  return request.accountId ? { account: request.accountId } : null;
}
