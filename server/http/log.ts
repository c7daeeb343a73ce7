import { randomBytes } from "node:crypto";
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import type { Config } from "../config.ts";

/**
 * Fastify's own request log writes addresses, and ours contain user ids. So each line names the route by its pattern,
 * and nothing a user sent is ever logged.
 */
class RoutePatternLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, log } = request;
    const ms = Math.round(reply.elapsedTime);
    log.debug({ method, route: routeOptions.url ?? "none", status: reply.statusCode, ms }, "answered");
  }
}

/** Each line about a request carries its id (`reqId`), which is unique across all servers. */
export function logOptions({
  logLevel,
}: Config): Pick<FastifyServerOptions, "logger" | "logController" | "genReqId" | "childLoggerFactory"> {
  const start = randomBytes(6).toString("base64url");
  let count = 0;
  const genReqId = () => `${start}-${++count}`;
  if (logLevel === "silent") return { logger: false, genReqId };
  return {
    genReqId,
    // Without options, which no route has, a child costs a fraction.
    childLoggerFactory: (log, bindings) => log.child(bindings),
    logController: new RoutePatternLog(),
    logger: { level: logLevel, serializers: { req: ({ id }) => ({ id }) } },
  };
}
