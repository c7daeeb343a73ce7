import type { FastifyInstance } from "fastify";
import { route } from "../../calls/route.ts";
import type { AppDeps } from "../../deps.ts";
import { networkOf } from "../../rate-limits/network-of.ts";
import { keepChallenge, TO_SIGN_IN } from "../challenges.ts";
import { letIn } from "../let-in.ts";
import { joinByPasskey, startJoin } from "./join.ts";
import { signInByPasskey } from "./sign-in.ts";
import { passkeySiteOf } from "./site.ts";

/** Registers the calls with which staff get in by passkey. The entrance refuses foreign pages. */
export async function passkeyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = { app, limits: deps.limits };

  route(routes, "startJoinByPasskey", (request) => startJoin(deps, passkeySiteOf(request), request.body));
  route(routes, "joinStaffByPasskey", async (request, reply) =>
    letIn(deps, request, reply, await joinByPasskey(deps, passkeySiteOf(request), request.body)),
  );
  route(routes, "startSignInByPasskey", async (request) => {
    const site = passkeySiteOf(request);
    const { passkeyOptions } = await import("./ceremonies.ts");
    const options = await passkeyOptions(site);
    await keepChallenge(deps.commits, options.challenge, TO_SIGN_IN, deps.now());
    return options;
  });
  route(routes, "signInStaffByPasskey", async (request, reply, count) => {
    const { passkey } = request.body;
    await count(`passkey ${passkey.id} ${networkOf(request.ip)}`);
    return letIn(deps, request, reply, await signInByPasskey(deps, passkeySiteOf(request), passkey));
  });
}
