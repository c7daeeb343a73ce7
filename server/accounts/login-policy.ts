import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether the e-mail address alone may log in. By default only on the person's own machine: the
 * server listens on loopback, and the request neither came through a proxy nor names another host.
 * Elsewhere anyone who knows an address could read its owner's results, so the password is asked.
 */
export function emailAloneSuffices(config: Config, request: FastifyRequest): boolean {
  if (config.loginPolicy !== "auto") return config.loginPolicy === "email";
  const { headers } = request;
  const forwarded = Object.keys(headers).some((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  return config.listensOnLoopback && !forwarded && LOCAL_HOST.test(headers.host ?? "");
}
