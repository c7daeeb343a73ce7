import { constants } from "node:zlib";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import { shownNumbers, shownSteps, viewOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { sourcesOf, sourceWords } from "../guidance/advice-text.ts";
import { studioAccess } from "../studio/access.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";
import { appInfoOf } from "./app-info.ts";
import { shownSite } from "./shown-site.ts";

/**
 * Adds the calls for the content that a browser needs. Browsers always revalidate it and get 304 while it is unchanged.
 */
export async function contentRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const { config, content, limits } = deps;
  const routes = { app, limits };
  const siteOf = shownSite(config);
  const isEdited = "liveContent" in deps && deps.liveContent !== null;
  // Compresses content only: personal replies are short, and compressing them could reveal what they contain.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  await app.register(etag);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
  });

  route(routes, "appInfo", () => appInfoOf(config, content.current, studioAccess(config, isEdited)));
  route(routes, "catalogue", () => content.current.catalogue);
  route(routes, "site", () => siteOf(content.current));
  route(routes, "sources", () => {
    const { guidance, site } = content.current;
    const addresses = site.languages.flatMap(({ code }) =>
      guidance.flatMap((entry) =>
        sourcesOf(entry, code).map((source): [string, string] => [sourceWords(source, site, code), source.url]),
      ),
    );
    return [...new Map(addresses)].map(([words, url]) => ({ words, url }));
  });

  route(routes, "knowYourNumbers", () => shownNumbers(content.current));
  route(routes, "smallSteps", () => shownSteps(content.current));

  const published = (id: string) => {
    const scale = content.current.scales.get(id);
    if (!scale) throw new AppError("NOT_FOUND");
    return scale;
  };
  route(routes, "survey", ({ params: { scale } }, reply) => {
    const { survey, hash } = published(scale);
    reply.header("keepwell-content", hash);
    return survey;
  });
  route(routes, "areaScales", () =>
    Object.fromEntries(
      content.current.catalogue.domains.flatMap(({ survey }) => {
        const scale = content.current.scales.get(survey);
        return scale ? [[survey, viewOf(scale)]] : [];
      }),
    ),
  );
  route(routes, "scale", ({ params: { scale } }) => viewOf(published(scale)));
}
