import { existsSync } from "node:fs";
import { join } from "node:path";
import accepts from "@fastify/accepts";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Site } from "#core/contracts/site.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppDeps, ForwardingDeps } from "./app.ts";
import { type HomeRenderer, openHomeRenderer } from "./home-page.ts";
import { openPageLinks } from "./page-links.ts";
import { studioAccess } from "./studio/access.ts";

const DIST = join(import.meta.dirname, "../dist");

/**
 * The built client. Any page address gets the same document, whose own routes decide; home has one that
 * can be read at once. Hashed files never change; documents and the service worker are always asked for anew.
 */
export async function clientRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const isBuilt = existsSync(DIST);
  // While developing there is no manifest: files then name one another.
  const linksOf = existsSync(join(DIST, ".vite/manifest.json")) ? openPageLinks(DIST) : () => undefined;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      cacheControl: false,
      preCompressed: true,
      // What only the server itself reads.
      allowedPath: (path) => !/^\/(renderer|\.vite)\//.test(path),
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(DIST, "assets"));
        response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    await app.register(homeRoute, { site: () => deps.content.current.site, hasMyData: !("backend" in deps) });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage || !isBuilt) throw new AppError("NOT_FOUND");
    if (isStudioPage(request.url) && studioAccess(deps.config, request) === "off") reply.code(404);
    const links = linksOf(request.url.split("?")[0] ?? "", deps.content.current);
    if (links) reply.header("link", links);
    return reply.sendFile("index.html");
  });
}

/** The document is the same for a page that is not there; its address then says so too. */
const isStudioPage = (url: string) => /^\/studio([/?]|$)/.test(url);

type HomeDeps = {
  readonly site: () => Site;
  /** There is a page of that name to lead to. */
  readonly hasMyData: boolean;
};

async function homeRoute(app: FastifyInstance, { site, hasMyData }: HomeDeps): Promise<void> {
  await app.register(accepts);
  await app.register(compress);
  await app.register(etag);
  // While developing there is no renderer: the document of every page draws home too.
  const isDrawn = existsSync(join(DIST, "renderer/home.js"));
  // Read at the first visit: starting does not wait for it.
  let opening: Promise<HomeRenderer> | null = null;
  // The plugin for files refuses a bare folder before its handler is asked.
  app.get("/", { schema: { hide: true } }, async (request, reply) => {
    if (!isDrawn) return reply.sendFile("index.html");
    opening ??= openHomeRenderer(DIST, hasMyData);
    const home = await opening;
    const wanted = request.accepts().language([...home.offeredLanguages]);
    const { document, styleHash } = await home.homeIn(site(), `${wanted || home.offeredLanguages[0]}`);
    const policy = `${reply.getHeader("content-security-policy")}`;
    reply.header("content-security-policy", policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`));
    reply.header("vary", "accept-language");
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(document);
  });
}
