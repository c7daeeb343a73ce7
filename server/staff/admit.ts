import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { StaffMember, StaffRole } from "#core/api/staff.ts";
import type { AppDeps } from "../deps.ts";
import { staffOfSession } from "./sessions.ts";
import { NAMED_KEY, type Staff } from "./staff.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the call; null on calls that are not for staff alone. */
    staff: Staff | null;
  }
  interface FastifyContextConfig {
    /** From the row of the call. */
    roles?: readonly StaffRole[];
  }
}

/**
 * Admits only staff, each call by the roles in its row of the table of calls, before bodies are parsed. Nothing that a
 * request says of where it comes from makes it trusted.
 */
export function requireStaff(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest("staff", null);
  app.addHook("onRequest", async (request: FastifyRequest) => {
    const staff = await staffOf(deps, request);
    if (!staff) throw new AppError("STAFF_SIGN_IN");
    refuseForeignPage(request);
    if (!request.routeOptions.config.roles?.includes(staff.role)) throw new AppError("STAFF_ROLE");
    request.staff = staff;
    request.doneBy = { staff: staff.name };
  });
}

/** Returns the staff that a call was admitted for. */
export function staffIn({ staff }: FastifyRequest): Staff {
  if (!staff) throw new Error("a call for staff was answered without any");
  return staff;
}

/** Returns what pages show of somebody. */
export const memberOf = ({ name, role }: Staff): StaffMember => ({ name, role });

/** What browsers say of a request that a page of this site makes, or the person by typing the address. */
const OWN_SITES: readonly unknown[] = ["same-origin", "none"];

/**
 * Browsers send the origin of a changing call; a page of another site must not act in somebody's name. Nor may it start
 * a download that is an event: browsers over TLS say of each read which site asks for it.
 * @throws AppError FOREIGN_PAGE
 */
export function refuseForeignPage({ method, headers, host, routeOptions: { config } }: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = headers;
  if (method === "GET") {
    if (config.event !== undefined && site !== undefined && !OWN_SITES.includes(site))
      throw new AppError("FOREIGN_PAGE");
    return;
  }
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw new AppError("FOREIGN_PAGE");
}

async function staffOf(
  { config, database, limits, now }: AppDeps,
  request: FastifyRequest,
): Promise<Staff | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return staffOfSession(database, request, now());
  // Checked before the key: after too many wrong ones, even the right one is rejected and so reveals nothing.
  await limits.refuseNetworkIfUsedUp("studioToken", request.ip);
  if (config.studioToken !== null && isKey(authorization, config.studioToken)) return NAMED_KEY;
  await limits.takeNetwork("studioToken", request.ip);
  return undefined;
}

function isKey(authorization: string, key: string): boolean {
  const given = /^Bearer (\S+)$/.exec(authorization)?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
}

/** A comparison in constant time requires inputs of equal length, which digests have. */
const digest = (text: string) => createHash("sha256").update(text).digest();
