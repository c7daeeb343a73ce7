import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import type { Config } from "./config.ts";

/**
 * Fastify's own request log writes addresses, and ours hold user ids: so each line names the route by
 * its pattern, and nothing a person sent is ever logged.
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

export function logOptions({ logLevel }: Config): Pick<FastifyServerOptions, "logger" | "logController"> {
  if (logLevel === "silent") return { logger: false };
  return {
    logController: new RoutePatternLog(),
    logger: { level: logLevel, serializers: { req: ({ id }) => ({ id }) } },
  };
}
