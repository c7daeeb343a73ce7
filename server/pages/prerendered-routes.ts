import accepts from "@fastify/accepts";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { paths } from "#core/shared/paths.ts";
import { type Content, ofContent, type Scale } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { PageRenderer } from "./prerender.ts";

/** Name of the constraint that separates addresses of questionnaires from others. */
const QUESTIONNAIRE = "questionnaire";

export type PrerenderDeps = {
  readonly content: Pick<ContentStore, "current">;
  /** Null during development: the browser renders every page itself. */
  readonly rendererOf: () => Promise<PageRenderer | null>;
};

/** Serves the pages that load slowly and can be read before: home, and the questionnaires of the domains. */
export async function prerenderedRoutes(app: FastifyInstance, { content, rendererOf }: PrerenderDeps): Promise<void> {
  await app.register(accepts);
  await app.register(compress);
  await app.register(etag);

  const add = (url: string, constraints: Record<string, boolean>, scaleAt?: (path: string) => Scale) =>
    app.get(url, { constraints, schema: { hide: true } }, async (request, reply) => {
      const live = content.current;
      const path = pathOf(request.url);
      const asked = scaleAt?.(path);
      const renderer = await rendererOf();
      if (!renderer) return reply.sendFile("index.html");
      const links = renderer.preloadHeader(live, path);
      if (links) reply.header("link", links);
      const wanted = request.accepts().language([...renderer.offeredLanguages]);
      const language = `${wanted || renderer.offeredLanguages[0]}`;
      const { document, styleHash, scriptHash } = await renderer.page(live, path, language, asked);
      const policy = `${reply.getHeader("content-security-policy")}`;
      const allowed = [["style-src 'self'", styleHash] as const, ["script-src 'self'", scriptHash] as const].reduce(
        (text, [rule, hash]) => (hash === null ? text : text.replace(rule, `${rule} ${hash}`)),
        policy,
      );
      reply.header("content-security-policy", allowed);
      reply.header("vary", "accept-language");
      return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(document);
    });

  // Checked per request, so that an edit of the catalogue moves a page at once.
  app.addConstraintStrategy({
    name: QUESTIONNAIRE,
    storage: () => new Map() as never,
    deriveConstraint: ({ url = "" }) => domainAt(content.current, url) && true,
  });

  // The static file plugin rejects a bare folder before its handler runs.
  add(paths.home, {});
  add("/*", { [QUESTIONNAIRE]: true }, (path) => {
    const domain = domainAt(content.current, path);
    const scale = domain && content.current.scales.get(domain.survey);
    if (!scale) throw new AppError("NOT_FOUND");
    return scale;
  });
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";
const domainsByQuestionnaire = ofContent(
  ({ catalogue }) => new Map(catalogue.domains.map((domain) => [domain.routes.questionnaire, domain])),
);
const domainAt = (content: Content, url: string) => domainsByQuestionnaire(content).get(pathOf(url));
