import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { PrerenderContent } from "#core/shared/prerender.ts";
import type { Content } from "../content/content.ts";
import { cachedPerBuild } from "./cached-per-build.ts";
import { openPageRenderer, type PageRenderer } from "./prerender.ts";

const FILES = ["index.html", ".vite/manifest.json", "renderer/pages.js"];

/**
 * Returns the renderer of the newest build; null where there is none, and the browser then renders the pages itself.
 */
export function cachedPageRenderer(
  dist: string,
  contentOf: (content: Content) => PrerenderContent,
  log: Pick<FastifyBaseLogger, "error">,
): () => Promise<PageRenderer | null> {
  return cachedPerBuild(
    FILES.map((file) => join(dist, file)),
    (built) => openPageRenderer(dist, contentOf, built),
    (error) => log.error({ err: error }, "the renderer of pages cannot be opened, so they draw themselves"),
  );
}
