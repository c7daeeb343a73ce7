import accepts from "@fastify/accepts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { paths } from "#core/shared/paths.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { PageRenderer } from "./prerender.ts";
import { sendCompressed } from "./send-compressed.ts";

export type PrerenderDeps = {
  readonly content: Pick<ContentStore, "current">;
  /** Null during development: the browser renders every page itself. */
  readonly rendererOf: () => Promise<PageRenderer | null>;
  /** Whether the reply to an address has to say that there is no such page. */
  readonly isHidden?: (path: string) => boolean;
};

/**
 * Serves the pages: as prerendered documents, or as the one that the script fills. It is called before the static files are
 * registered, and not registered as a plugin of its own: requests for which there is no file come from their scope.
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
    const { document, styleHashes, scriptHashes } = page;
    const policy = `${reply.getHeader("content-security-policy")}`
      .replace("style-src 'self'", `style-src 'self' ${styleHashes.join(" ")}`)
      .replace("script-src 'self'", `script-src 'self' ${scriptHashes.join(" ")}`);
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8");
    return sendCompressed(request, reply, document, { vary: "accept-language, accept-encoding" });
  }

  // The static file plugin rejects a bare folder before its handler runs.
  app.get(paths.home, { schema: { hide: true } }, sendPage);
  // It would read the folder and look for seven files before it finds that a page is none: most of the time of a document.
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url === FILES && wantsPage(request) && !namesFile(request.url))
      return sendPage(request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new AppError("NOT_FOUND");
    return sendPage(request, reply);
  });
}

/** The address of the static files. */
const FILES = "/*";
/** Returns whether the last part of a path has an ending, or is a folder. An expression would take long for many dots. */
function namesFile(url: string): boolean {
  const [path = ""] = url.split("?");
  const last = path.slice(path.lastIndexOf("/") + 1);
  return last === "" || last.includes(".");
}
const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html");

/** The script renders the page instead. */
const onFailure = (request: FastifyRequest) => (error: unknown) => {
  request.log.error({ err: error }, "the page cannot be rendered, so the script does");
  return null;
};

/** A link that brings a user id changes who is logged in before anything is shown. */
const bringsUser = (path: string, query: string) => path === paths.home && new URLSearchParams(query).has("userId");
