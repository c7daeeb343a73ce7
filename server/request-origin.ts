import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

/** Whether the browser speaks to us over TLS, as a trusted proxy says. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, "protocol">): boolean => protocol === "https";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What proxies add to a request they pass on. */
const PASSED_ON = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

/**
 * Whether a request comes from the person's own machine and from nowhere else: the server listens on
 * loopback, no proxy is trusted, and the request neither came through one nor names another host.
 */
export function isOnMachineItself(
  { listensOnLoopback, trustProxy }: Pick<Config, "listensOnLoopback" | "trustProxy">,
  { headers }: Pick<FastifyRequest, "headers">,
): boolean {
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
