import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { StudioAccess } from "#core/api/studio.ts";
import type { Config } from "../config.ts";
import { networkOf } from "../rate-limits/network-of.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import { isOnMachineItself } from "../request-origin.ts";

type AccessConfig = Pick<Config, "studio" | "studioToken" | "listensOnLoopback" | "trustProxy">;

/**
 * Returns whether a request may use the studio. Whoever uses the server's own machine can edit its files anyway;
 * everybody else needs the token, and without a configured token the studio is off.
 */
export function studioAccess(config: AccessConfig, request: Pick<FastifyRequest, "headers">): StudioAccess {
  if (config.studio === "off") return "off";
  if (isOnMachineItself(config, request)) return "open";
  return config.studioToken === null ? "off" : "token";
}

/**
 * Admits a call of the studio, or throws.
 * @throws AppError NOT_FOUND, STUDIO_TOKEN_NEEDED, TOO_MANY_REQUESTS, FOREIGN_PAGE
 */
export async function admit(config: AccessConfig, limits: RateLimits, request: FastifyRequest): Promise<void> {
  const access = studioAccess(config, request);
  if (access === "off") throw new AppError("NOT_FOUND");
  if (access === "token") {
    const network = networkOf(request.ip);
    // Checked before the token: after too many wrong ones, even the right one is rejected and so reveals nothing.
    await limits.refuseIfUsedUp("studioToken", network);
    if (!isToken(request.headers.authorization, config.studioToken ?? "")) {
      // A call without a token is not a guess: the page makes one to find out whether to show the form.
      if (request.headers.authorization !== undefined) await limits.take("studioToken", network);
      throw new AppError("STUDIO_TOKEN_NEEDED");
    }
  }
  if (request.method !== "GET" && !comesFromOwnPage(request)) throw new AppError("FOREIGN_PAGE");
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** A comparison in constant time requires inputs of equal length, which digests have. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Browsers send the origin of a changing call; a page of another site must not edit in an editor's name. */
function comesFromOwnPage({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
