import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/live/store.ts";

type Build = (before: (app: FastifyInstance) => void) => Promise<FastifyInstance>;

/**
 * The catalogue names calls, and Fastify takes no route once it runs. So when the catalogue changes, the
 * routes are built anew, and the app that listens passes each request on to the newest. Requests that are
 * under way are finished where they began.
 */
export async function withRenewedRoutes(
  build: Build,
  content: Pick<ContentStore, "onPublished">,
): Promise<FastifyInstance> {
  let newest: FastifyInstance | null = null;
  const listening = await build((app) => {
    app.addHook("onRequest", async (request, reply) => {
      if (newest === null) return;
      reply.hijack();
      newest.routing(request.raw, reply.raw);
    });
    app.addHook("onClose", async () => newest?.close());
  });
  content.onPublished(async (now, before) => {
    if (isDeepStrictEqual(now.catalogue, before.catalogue)) return;
    const next = await build(() => undefined);
    await next.ready();
    newest = next;
  });
  return listening;
}
