import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { unknownBrowserAt } from "../accounts/turn-owner.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { networkOf } from "../rate-limits/network-of.ts";
import { memberOf, refuseForeignPage, requireStaff, staffIn } from "./admit.ts";
import { eventRoutes } from "./event-routes.ts";
import { joinStaff } from "./join.ts";
import { letIn } from "./let-in.ts";
import { validLink } from "./links.ts";
import { oidcRoutes } from "./oidc/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { endSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { nameKey } from "./staff.ts";
import { totpUri } from "./totp.ts";

/** Registers the calls with which staff get in and out. */
export async function staffRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(entrance, deps);
  await app.register(async (inside) => {
    requireStaff(inside, deps);
    route({ app: inside, limits: deps.limits }, "staffSession", (request) => memberOf(staffIn(request)));
    await eventRoutes(inside, deps);
  });
}

async function entrance(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { commits, database, limits, now } = deps;
  const routes = { app, limits };
  app.addHook("preHandler", async (request) => refuseForeignPage(request));
  await app.register(passkeyRoutes, deps);
  await app.register(oidcRoutes, deps);

  route(routes, "readStaffLink", async ({ body: { link } }) => {
    const found = await validLink(database, link, now());
    if (!found) throw new AppError("STAFF_LINK");
    const { name, role, totp_secret: secret } = found;
    return { name, role, secret, uri: totpUri(secret, name ?? role) };
  });
  route(routes, "joinStaff", async (request, reply) => {
    return letIn(deps, request, reply, await joinStaff(deps, request.body, unknownBrowserAt(request.ip)));
  });
  route(routes, "signInStaff", async (request, reply, count) => {
    await count(`staff ${nameKey(request.body.name)} ${networkOf(request.ip)}`);
    return letIn(deps, request, reply, await signIn(deps, request.body, unknownBrowserAt(request.ip)));
  });
  route(routes, "signOutStaff", async (request, reply) => {
    await endSession(commits, request, reply);
    return { message: "Signed out." };
  });
}
