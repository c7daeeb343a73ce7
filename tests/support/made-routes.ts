import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";

export type MadeRoute = { readonly method: string; readonly url: string };

/**
 * Starts a server and notes each route as it is made.
 * @param prepare what else is done to each app before its routes are made
 */
export async function withMadeRoutes<Server>(
  start: () => Promise<Server>,
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<{ readonly server: Server; readonly routes: readonly MadeRoute[] }> {
  const routes: MadeRoute[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, url });
    });
    prepare(fastify);
  };
  subscribe("fastify.initialization", watch);
  try {
    return { server: await start(), routes };
  } finally {
    unsubscribe("fastify.initialization", watch);
  }
}
