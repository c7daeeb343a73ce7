import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/errors/app-error.ts";
import type { AppDeps } from "./app.ts";
import { studioAccess } from "./studio/access.ts";

const DIST = join(import.meta.dirname, "../dist");

/**
 * The built client. Any page address gets the same document, whose own routes decide; hashed files
 * never change; the document and the service worker are always asked for anew.
 */
export async function clientRoutes(app: FastifyInstance, { config }: AppDeps): Promise<void> {
  const isBuilt = existsSync(DIST);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(DIST, "assets"));
        response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    // The plugin refuses a bare folder before the handler below is asked.
    app.get("/", { schema: { hide: true } }, (_request, reply) => reply.sendFile("index.html"));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage || !isBuilt) throw new AppError("NOT_FOUND");
    if (isStudioPage(request.url) && studioAccess(config, request) === "off") reply.code(404);
    return reply.sendFile("index.html");
  });
}

/** The document is the same for a page that is not there; its address then says so too. */
const isStudioPage = (url: string) => /^\/studio([/?]|$)/.test(url);
