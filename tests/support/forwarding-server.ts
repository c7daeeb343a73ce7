import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { publishContent } from "../../server/content/live/store.ts";
import type { RateLimitNumbers } from "../../server/rate-limits/numbers.ts";
import { createRateLimits } from "../../server/rate-limits/rate-limits.ts";
import { createBackend } from "../../server/upstream/backend.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { START, shippedContent } from "./test-server.ts";

export type ForwardingServer = { readonly url: string; close(): Promise<void> };

type Options = { readonly timeLimitMs?: number; readonly rateLimits?: RateLimitNumbers };

/** The server in proxy mode, listening on a port of its own, in front of the backend at this address. */
export async function startForwardingServer(
  backendUrl: string,
  { timeLimitMs, rateLimits = NO_LIMITS }: Options = {},
): Promise<ForwardingServer> {
  const read = readConfig({ LOG_LEVEL: "silent", BACKEND_URL: backendUrl });
  if (!read.backend) throw new Error("no backend");
  const backend = { ...read.backend, ...(timeLimitMs === undefined ? {} : { timeLimitMs }) };
  const app = await buildApp({
    config: { ...read, backend },
    content: await publishContent(null, await shippedContent(), START),
    limits: createRateLimits(rateLimits, null),
    backend: createBackend(backend),
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}
