import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";

/** The page that asks. Its passkeys belong to `rpId`, its host name. */
export type PasskeySite = { readonly origin: string; readonly rpId: string };

/**
 * Returns the page that makes a call, which `refuseForeignPage` let in. Browsers have passkeys for names over TLS and for
 * `localhost`, and none for IP addresses.
 * @throws AppError NO_PASSKEYS
 */
export function passkeySiteOf({ headers }: FastifyRequest): PasskeySite {
  const { origin, protocol, hostname } = new URL(`${headers.origin}`);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (isAddress || !(protocol === "https:" || isLocal)) throw new AppError("NO_PASSKEYS");
  return { origin, rpId: hostname };
}
