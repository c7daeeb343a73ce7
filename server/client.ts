import { existsSync } from "node:fs";
import { join } from "node:path";
import accepts from "@fastify/accepts";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { paths } from "#core/contracts/paths.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppDeps, ForwardingDeps } from "./app.ts";
import type { Content } from "./content/content.ts";
import type { ContentStore } from "./content/store.ts";
import { type DrawnPage, openPageRenderer, type PageRenderer } from "./drawn-pages.ts";
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
    await app.register(drawnRoutes, { content: deps.content, hasMyData: !("backend" in deps), linksOf });
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

type DrawnDeps = {
  readonly content: Pick<ContentStore, "current">;
  /** There is a page of that name to lead to. */
  readonly hasMyData: boolean;
  readonly linksOf: (path: string, content: Content) => string | undefined;
};

/** Pages that are long on their way and can be read before: home, and the questionnaires of the domains. */
async function drawnRoutes(app: FastifyInstance, { content, hasMyData, linksOf }: DrawnDeps): Promise<void> {
  await app.register(accepts);
  await app.register(compress);
  await app.register(etag);
  // While developing there is no renderer: every page draws itself.
  const isDrawn = existsSync(join(DIST, "renderer/pages.js"));
  // Read at the first visit: starting does not wait for it.
  let opening: Promise<PageRenderer> | null = null;
  const add = (path: string, draw: (renderer: PageRenderer, language: string) => Promise<DrawnPage>) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const links = linksOf(path, content.current);
      if (links) reply.header("link", links);
      if (!isDrawn) return reply.sendFile("index.html");
      opening ??= openPageRenderer(DIST, hasMyData);
      const renderer = await opening;
      const wanted = request.accepts().language([...renderer.offeredLanguages]);
      const { document, styleHash } = await draw(renderer, `${wanted || renderer.offeredLanguages[0]}`);
      const policy = `${reply.getHeader("content-security-policy")}`;
      reply.header("content-security-policy", policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`));
      reply.header("vary", "accept-language");
      return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(document);
    });

  // The plugin for files refuses a bare folder before its handler is asked.
  add(paths.home, (renderer, language) => renderer.home(content.current.site, language));
  for (const { name, survey, routes } of content.current.catalogue.domains) {
    add(routes.questionnaire, (renderer, language) => {
      const { site, scales } = content.current;
      const scale = scales.get(survey);
      if (!scale) throw new AppError("NOT_FOUND");
      return renderer.firstQuestion(site, language, { name, scale });
    });
  }
}
