import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

/** Returns whether the browser's connection uses TLS, directly or as a trusted proxy reports. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, "protocol">): boolean => protocol === "https";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Headers that proxies add to a request. */
const PASSED_ON = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

/**
 * Returns whether a request certainly comes from the user's own machine: the server listens on loopback, no proxy is
 * trusted, and the request neither came through one nor names another host.
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

/** A proxy that adds no header still forwards the origin of the browser's page. */
function comesFromLocalPage(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && LOCAL_HOST.test(new URL(origin).host));
}
