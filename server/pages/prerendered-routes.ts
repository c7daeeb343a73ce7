import { join } from "node:path";
import accepts from "@fastify/accepts";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { paths } from "#core/shared/paths.ts";
import { type Content, ofContent } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import { cachedPerBuild } from "./cached-per-build.ts";
import { openPageRenderer, type PageRenderer, type PrerenderedPage } from "./prerender.ts";

/** Name of the constraint that tells the address of a questionnaire from others. */
const QUESTIONNAIRE = "questionnaire";

export type PrerenderDeps = {
  /** Folder of the built client. */
  readonly dist: string;
  readonly content: Pick<ContentStore, "current">;
  /** There is a page of that name to lead to. */
  readonly hasMyData: boolean;
  readonly linksOf: (path: string, content: Content) => Promise<string | undefined>;
};

/** Pages that are long on their way and can be read before: home, and the questionnaires of the domains. */
export async function prerenderedRoutes(
  app: FastifyInstance,
  { dist, content, hasMyData, linksOf }: PrerenderDeps,
): Promise<void> {
  await app.register(accepts);
  await app.register(compress);
  await app.register(etag);
  // Read at the first visit: starting does not wait for it.
  const rendererOf = cachedPerBuild(
    ["index.html", ".vite/manifest.json", "renderer/pages.js"].map((file) => join(dist, file)),
    (built) => openPageRenderer(dist, hasMyData, built),
    (fault) => app.log.error({ err: fault }, "the renderer of pages cannot be opened, so they draw themselves"),
  );
  type Draw = (renderer: PageRenderer, language: string, path: string) => Promise<PrerenderedPage>;
  const add = (url: string, constraints: Record<string, boolean>, draw: Draw) =>
    app.get(url, { constraints, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request.url);
      const links = await linksOf(path, content.current);
      if (links) reply.header("link", links);
      const renderer = await rendererOf();
      // While developing there is none: every page draws itself.
      if (!renderer) return reply.sendFile("index.html");
      const wanted = request.accepts().language([...renderer.offeredLanguages]);
      const { document, styleHash } = await draw(renderer, `${wanted || renderer.offeredLanguages[0]}`, path);
      const policy = `${reply.getHeader("content-security-policy")}`;
      reply.header("content-security-policy", policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`));
      reply.header("vary", "accept-language");
      return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(document);
    });

  // Asked at each request: an edit of the catalogue moves a page at once.
  app.addConstraintStrategy({
    name: QUESTIONNAIRE,
    storage: () => new Map() as never,
    deriveConstraint: ({ url = "" }) => domainAt(content.current, url) && true,
  });

  // The plugin for files refuses a bare folder before its handler is asked.
  add(paths.home, {}, (renderer, language) => renderer.home(content.current.site, language));
  add("/*", { [QUESTIONNAIRE]: true }, (renderer, language, path) => {
    const { site, scales } = content.current;
    const domain = domainAt(content.current, path);
    const scale = domain && scales.get(domain.survey);
    if (!scale) throw new AppError("NOT_FOUND");
    return renderer.firstQuestion(site, language, { name: domain.name, scale });
  });
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";
const domainsByQuestionnaire = ofContent(
  ({ catalogue }) => new Map(catalogue.domains.map((domain) => [domain.routes.questionnaire, domain])),
);
const domainAt = (content: Content, url: string) => domainsByQuestionnaire(content).get(pathOf(url));
