import accepts from "@fastify/accepts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { paths } from "#core/shared/paths.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { PageRenderer } from "./prerender.ts";

export type PrerenderDeps = {
  readonly content: Pick<ContentStore, "current">;
  /** Null during development: the browser renders every page itself. */
  readonly rendererOf: () => Promise<PageRenderer | null>;
  /** Whether the reply to an address has to say that there is no such page. */
  readonly isHidden?: (path: string) => boolean;
};

/**
 * Serves the pages: as prerendered documents, or as the one that the script fills. It must not be registered as a plugin
 * of its own: requests for which there is no file come from the scope of the static files.
 */
export async function prerenderedRoutes(
  app: FastifyInstance,
  { content, rendererOf, isHidden = () => false }: PrerenderDeps,
): Promise<void> {
  await app.register(accepts);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const live = content.current;
    const [path = "", query = ""] = request.url.split("?");
    reply.code(isHidden(path) ? 404 : 200);
    const renderer = await rendererOf();
    const languages = renderer?.offeredLanguages ?? [];
    const language = `${request.accepts().language([...languages]) || languages[0]}`;
    const page = bringsUser(path, query) ? null : await renderer?.page(live, path, language).catch(onFailure(request));
    if (!page) return reply.sendFile("index.html");
    const { document, styleHash, scriptHashes } = page;
    const policy = `${reply.getHeader("content-security-policy")}`
      .replace("style-src 'self'", `style-src 'self' ${styleHash}`)
      .replace("script-src 'self'", `script-src 'self' ${scriptHashes.join(" ")}`);
    const accepted = request.accepts().encodings() as string[];
    const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one));
    if (encoding) reply.header("content-encoding", encoding);
    reply.headers({ "content-security-policy": policy, vary: "accept-language, accept-encoding" });
    // The etag plugin would compute one for the replies of all calls too, as these routes share their scope.
    const etag = `"${document.digest}-${encoding ?? "identity"}"`;
    reply.headers({ "cache-control": "no-cache", etag }).type("text/html; charset=utf-8");
    if (request.headers["if-none-match"] === etag && reply.statusCode === 200) return reply.code(304).send();
    return reply.send(document[encoding ?? "identity"]);
  }

  // The static file plugin rejects a bare folder before its handler runs.
  app.get(paths.home, { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage) throw new AppError("NOT_FOUND");
    return sendPage(request, reply);
  });
}

/** The script renders the page instead. */
const onFailure = (request: FastifyRequest) => (error: unknown) => {
  request.log.error({ err: error }, "the page cannot be rendered, so the script does");
  return null;
};

/** A link that brings a user id changes who is logged in before anything is shown. */
const bringsUser = (path: string, query: string) => path === paths.home && new URLSearchParams(query).has("userId");
