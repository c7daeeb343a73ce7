import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { MAX_BODY } from "#core/api/call.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { coachRoutes } from "./coach/routes.ts";
import type { AppDeps } from "./deps.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { recordCalls } from "./events/record-calls.ts";
import { docsRoutes } from "./http/docs.ts";
import { handleError, handleFrameworkError } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health.ts";
import { logOptions } from "./http/log.ts";
import { schemaCompilers } from "./http/schema-compilers.ts";
import { securityHeaders, transportSecurity } from "./http/security-headers.ts";
import { readSoundRequests } from "./http/sound-requests.ts";
import { cutStalledReaders } from "./http/stalled-readers.ts";
import { myDataRoutes } from "./my-data/routes.ts";
import { contentRoutes } from "./pages/content-routes.ts";
import { clientRoutes } from "./pages/routes.ts";
import { securityTxtRoute } from "./pages/security-txt.ts";
import { isLoopback, limitConnections } from "./rate-limits/connections.ts";
import { isSecure } from "./request-origin.ts";
import { scoreRoutes } from "./results/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { stepRoutes } from "./steps/routes.ts";
import { studioRoutes } from "./studio/routes.ts";
import { offeredScaleRoutes } from "./submissions/routes.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import type { ForwardingDeps } from "./upstream/forwarding-deps.ts";
import { forwardedRoutes } from "./upstream/routes.ts";

/**
 * How long, in ms, a whole request may take to arrive: a slow line sends 64 KB in that time, a stalled one is cut off.
 */
const ARRIVAL_LIMITS = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** Builds the whole server; tests inject into the same app that production listens with. */
export async function buildApp(deps: AppDeps | ForwardingDeps): Promise<FastifyInstance> {
  const { rateLimits } = deps.config;
  const trustsProxy = trustedProxies(deps.config.trustProxy);
  const app = Fastify({
    ...logOptions(deps.config),
    bodyLimit: MAX_BODY,
    http: ARRIVAL_LIMITS,
    requestTimeout: ARRIVAL_LIMITS.requestTimeout,
    trustProxy: trustsProxy,
    // Longer than any id, so that the schemas report what is wrong with one; the default is 100.
    routerOptions: { maxParamLength: 256 },
    ...schemaCompilers,
    frameworkErrors: handleFrameworkError,
  });
  // A foreign page could send a text body without a CORS preflight, so only JSON is accepted.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(handleError);
  const isExempt = (address: string) => isLoopback(address) || trustsProxy(address);
  if (rateLimits) limitConnections(app.server, rateLimits.connections.count, isExempt);
  readSoundRequests(app);

  const overTls = transportSecurity(deps.config);
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(securityHeaders);
    reply.header("cache-control", "no-store");
    if (isSecure(request)) reply.headers(overTls);
    next();
  });
  // Sends the replies to all requests of one event-loop turn together: each reply sent alone wakes its reader, which
  // takes longer than finding a score.
  app.addHook("onSend", (_request, _reply, payload, next) => setImmediate(next, null, payload));
  cutStalledReaders(app);
  await docsRoutes(app);
  await app.register(healthRoutes, deps);
  await app.register(contentRoutes, deps);
  securityTxtRoute(app, deps);
  if ("backend" in deps) await app.register(forwardedRoutes, deps);
  else await app.register(ownRoutes, deps);
  await app.register(clientRoutes, deps);
  return app;
}

async function ownRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(cookie);
  recordCalls(app, deps);
  await app.register(myDataRoutes, deps);
  await app.register(accountRoutes, deps);
  await app.register(offeredScaleRoutes, deps);
  await app.register(scoreRoutes, deps);
  await app.register(draftRoutes, deps);
  await app.register(stepRoutes, deps);
  await app.register(coachRoutes, deps);
  await app.register(staffRoutes, deps);
  await app.register(studioRoutes, deps);
}
