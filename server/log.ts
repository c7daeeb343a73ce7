import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

/**
 * Fastify's own request log writes addresses, and ours hold user ids; so it is off, and a line of
 * our own names the route by its pattern.
 */
export function logOptions({ logLevel }: Config): Pick<FastifyServerOptions, "logger" | "disableRequestLogging"> {
  return {
    disableRequestLogging: true,
    logger: logLevel === "silent" ? false : { level: logLevel, serializers: { req: ({ id }) => ({ id }) } },
  };
}

export function logResponses(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, log } = request;
    const line = {
      method,
      route: routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) log.error(line, "answered");
    else log.debug(line, "answered");
  });
}
