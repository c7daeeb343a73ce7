import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isOnMachineItself } from "../request-origin.ts";

/**
 * Returns whether the e-mail address alone may log in. By default it may only on the user's own machine. Elsewhere
 * anyone who knows an address could read its owner's results, so the browser must be known or the password is required.
 */
export function emailAloneSuffices(config: Config, request: Pick<FastifyRequest, "headers">): boolean {
  if (config.loginPolicy !== "auto") return config.loginPolicy === "email";
  return isOnMachineItself(config, request);
}
