import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What proxies add to a request they pass on. */
const PASSED_ON = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

/**
 * Whether the e-mail address alone may log in. By default only on the person's own machine: the server
 * listens on loopback, no proxy is trusted, and the request neither came through one nor names another
 * host. Elsewhere anyone who knows an address could read its owner's results, so the browser must be
 * known or the password is asked.
 */
export function emailAloneSuffices(
  { loginPolicy, listensOnLoopback, trustProxy }: Config,
  { headers }: Pick<FastifyRequest, "headers">,
): boolean {
  if (loginPolicy !== "auto") return loginPolicy === "email";
  const passedOn = Object.keys(headers).some((name) => PASSED_ON.test(name));
  return (
    listensOnLoopback &&
    trustProxy === false &&
    !passedOn &&
    LOCAL_HOST.test(headers.host ?? "") &&
    comesFromLocalPage(headers.origin)
  );
}

/** A proxy that adds no header still passes on where the browser's page came from. */
function comesFromLocalPage(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && LOCAL_HOST.test(new URL(origin).host));
}
