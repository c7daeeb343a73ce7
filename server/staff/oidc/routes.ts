import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { paths } from "#core/shared/paths.ts";
import { route } from "../../calls/route.ts";
import type { AppDeps } from "../../deps.ts";
import { secretCookie } from "../../secret-cookie.ts";
import { CHALLENGE_MINUTES, keepChallenge, TO_SIGN_IN, takeChallenge } from "../challenges.ts";
import { letIn } from "../let-in.ts";
import { openLink } from "../use-link.ts";
import { joinByOidc, signInByOidc } from "./people.ts";
import { oidcProvider, type Secrets } from "./provider.ts";

/** What a browser keeps while the identity provider asks who its person is. */
const oidcCookie = secretCookie("keepwell-oidc", "strict");

const newSecret = (): string => randomBytes(32).toString("base64url");

/** Derives all that belongs to a sign-in from the one secret of its browser, so that another browser cannot end it. */
function secretsOf(secret: string): Secrets {
  const derive = (name: string) => createHmac("sha256", secret).update(name).digest("base64url");
  return { state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}

/** Registers the calls with which staff get in by an identity provider. The entrance refuses foreign pages. */
export async function oidcRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { commits, config, limits, now } = deps;
  const routes = { app, limits };
  const known = config.oidc && oidcProvider(config.oidc, (reason) => app.log.warn({ reason }, "identity provider"));
  const provider = () => {
    if (!known) throw new AppError("NO_OIDC");
    return known;
  };

  async function start(request: FastifyRequest, reply: FastifyReply, purpose: typeof TO_SIGN_IN) {
    const secret = newSecret();
    const secrets = secretsOf(secret);
    const address = await provider().addressFor(secrets, returnAddress(request).href);
    await keepChallenge(commits, challengeOf(secrets), purpose, now());
    oidcCookie.set(request, reply, secret, CHALLENGE_MINUTES * 60);
    return { address };
  }

  route(routes, "startSignInByOidc", (request, reply) => start(request, reply, TO_SIGN_IN));
  route(routes, "startJoinByOidc", async (request, reply) => {
    provider();
    const { link, name } = await openLink(deps, request.body);
    return start(request, reply, { link_hash: link.link_hash, name });
  });
  route(routes, "finishOidc", async (request, reply) => {
    const secrets = secretsOf(oidcCookie.read(request) ?? newSecret());
    oidcCookie.clear(request, reply);
    const asked = await takeChallenge(commits, challengeOf(secrets), now());
    if (!asked) throw new AppError("OIDC_REFUSED");
    const address = returnAddress(request);
    address.search = request.body.answer;
    const identity = await provider().identityIn(address, secrets);
    const { link_hash, name } = asked;
    const person =
      link_hash === null
        ? await signInByOidc(deps, identity)
        : await joinByOidc(deps, identity, { hash: link_hash, name });
    return letIn(deps, request, reply, person);
  });
}

/** Never what a passkey signs: a state stands in addresses. */
const challengeOf = ({ state }: { readonly state: string }): string => `oidc ${state}`;

/** Where the provider sends the browser: to the page that asks. The provider knows which addresses are this site's. */
const returnAddress = ({ headers }: FastifyRequest): URL => new URL(paths.staffOidc, `${headers.origin}`);
