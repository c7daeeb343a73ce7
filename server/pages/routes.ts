import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import { studioAccess } from "../studio/access.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";
import { appInfoOf } from "./app-info.ts";
import { cachedPageRenderer } from "./cached-page-renderer.ts";
import { prerenderedRoutes } from "./prerendered-routes.ts";

const DIST = join(import.meta.dirname, "../../dist");

/**
 * Serves the built client. Every page address gets the same document, whose own routes decide; home has a document that
 * can be read at once. Hashed files never change; browsers always revalidate documents and the service worker.
 */
export async function clientRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const isBuilt = existsSync(DIST);
  const isEdited = "liveContent" in deps && deps.liveContent !== null;
  // Loaded at the first visit, so that it does not delay the start.
  const rendererOf = cachedPageRenderer(DIST, (content) => appInfoOf(deps.config, content, "off"), app.log);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      cacheControl: false,
      preCompressed: true,
      // Files that only the server itself reads.
      allowedPath: (path) => !/^\/(renderer|\.vite)\//.test(path),
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(DIST, "assets"));
        response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        if (/\.svg(\.\w+)?$/.test(path)) response.header("content-type", "image/svg+xml; charset=utf-8");
      },
    });
    await app.register(prerenderedRoutes, { content: deps.content, rendererOf });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage || !isBuilt) throw new AppError("NOT_FOUND");
    if (isStudioPage(request.url) && studioAccess(deps.config, isEdited) === "off") reply.code(404);
    const links = (await rendererOf())?.preloadHeader(deps.content.current, request.url.split("?")[0] ?? "");
    if (links) reply.header("link", links);
    return reply.sendFile("index.html");
  });
}

/** The document is the same for a page that does not exist; its status then has to say so. */
const isStudioPage = (url: string) => /^\/studio([/?]|$)/.test(url);
