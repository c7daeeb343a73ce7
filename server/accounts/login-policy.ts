import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isOnMachineItself } from "../request-origin.ts";

/**
 * Whether the e-mail address alone may log in. By default only on the person's own machine. Elsewhere
 * anyone who knows an address could read its owner's results, so the browser must be known or the
 * password is asked.
 */
export function emailAloneSuffices(config: Config, request: Pick<FastifyRequest, "headers">): boolean {
  if (config.loginPolicy !== "auto") return config.loginPolicy === "email";
  return isOnMachineItself(config, request);
}
