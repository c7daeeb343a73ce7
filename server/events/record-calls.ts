import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";
import type { Who } from "./event-log.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The key of a call that is written to the log of events. */
    event?: string;
  }
  interface FastifyRequest {
    /** Who makes the call, where only its handler finds out; null where that is nobody, or the session says it. */
    doneBy: Who;
  }
}

const MINUTE_MS = 60_000;

/**
 * Writes every call that the table of calls marks as an event to the log: what was done before its reply goes out, what
 * was refused within a minute. A call stays done where the log cannot be written; the operator's log then says so.
 */
export function recordCalls(app: FastifyInstance, { events }: Pick<AppDeps, "events">): void {
  app.decorateRequest("doneBy", null);
  app.addHook("onSend", async (request, reply) => {
    const { event } = request.routeOptions.config;
    if (event === undefined || reply.statusCode >= 400) return;
    await events
      .done(event, whoOf(request), wholeNetworkOf(request.ip))
      .catch((err: unknown) => request.log.error({ err }, "an event could not be written down"));
  });
  app.addHook("onError", async (request, _reply, error) => {
    const { event } = request.routeOptions.config;
    const refused: unknown = error;
    if (event === undefined || !(refused instanceof AppError) || refused.status >= 500) return;
    events.refused({ kind: event, code: refused.code, network: wholeNetworkOf(request.ip) });
  });
  const write = (isEnding?: boolean) =>
    events
      .writeRefusals(isEnding)
      .catch((err: unknown) => app.log.error({ err }, "refusals could not be written down"));
  const timer = setInterval(write, MINUTE_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write(true);
  });
}

function whoOf(request: FastifyRequest): Who {
  if (request.doneBy) return request.doneBy;
  return request.accountId ? { account: request.accountId } : null;
}
