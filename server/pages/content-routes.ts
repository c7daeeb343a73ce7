import accepts from "@fastify/accepts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { CallKey, Reply } from "#core/api/calls.ts";
import { route, textOfReply } from "../calls/route.ts";
import { type Content, shownNumbers, shownSteps, viewOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { sourcesOf, sourceWords } from "../guidance/advice-text.ts";
import { studioAccess } from "../studio/access.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";
import { appInfoOf } from "./app-info.ts";
import { keptReplies } from "./kept-replies.ts";
import { shownDanger, shownSite } from "./shown-site.ts";

/**
 * Adds the calls for the content that a browser needs. Browsers always revalidate it and get 304 while it is unchanged.
 */
export async function contentRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const { config, content, limits } = deps;
  const routes = { app, limits };
  const siteOf = shownSite(config);
  const isEdited = "liveContent" in deps && deps.liveContent !== null;
  const access = studioAccess(config, isEdited);
  await app.register(accepts);
  // Compresses content only: personal replies are short, and compressing them could reveal what they contain.
  const send = keptReplies(content);
  /** Adds a call whose reply is made of content alone. */
  const contentRoute = <Key extends CallKey>(key: Key, make: (live: Content) => Reply<Key>) =>
    route(routes, key, (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, key, () => textOfReply<Key>(reply, make(content.current))),
    );

  contentRoute("appInfo", (live) => appInfoOf(config, live, access));
  contentRoute("catalogue", ({ catalogue }) => catalogue);
  contentRoute("site", siteOf);
  contentRoute("danger", shownDanger);
  contentRoute("sources", ({ guidance, site }) => {
    const addresses = site.languages.flatMap(({ code }) =>
      guidance.flatMap((entry) =>
        sourcesOf(entry, code).map((source): [string, string] => [sourceWords(source, site, code), source.url]),
      ),
    );
    return [...new Map(addresses)].map(([words, url]) => ({ words, url }));
  });

  contentRoute("knowYourNumbers", shownNumbers);
  contentRoute("smallSteps", shownSteps);
  contentRoute("areaScales", ({ catalogue, scales }) =>
    Object.fromEntries(
      catalogue.domains.flatMap(({ survey }) => {
        const scale = scales.get(survey);
        return scale ? [[survey, viewOf(scale)]] : [];
      }),
    ),
  );

  const published = (id: string) => {
    const scale = content.current.scales.get(id);
    if (!scale) throw new AppError("NOT_FOUND");
    return scale;
  };
  route(routes, "survey", (request, reply) => {
    const { id, survey, hash } = published(request.params.scale);
    reply.header("keepwell-content", hash);
    return send(request, reply, `survey ${id}`, () => textOfReply<"survey">(reply, survey));
  });
  route(routes, "scale", (request, reply) => {
    const scale = published(request.params.scale);
    return send(request, reply, `scale ${scale.id}`, () => textOfReply<"scale">(reply, viewOf(scale)));
  });
}
